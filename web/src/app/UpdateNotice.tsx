import { useTranslation } from 'react-i18next'
import { useAppUpdate } from '../lib/app-update.ts'
import { Button } from '../ui/base/Button.tsx'
import styles from './UpdateNotice.module.css'

/** A new version waits until the person says so: no page reloads under someone who is writing. */
export function UpdateNotice() {
  const { t } = useTranslation('app')
  const { isReady, apply } = useAppUpdate()
  return (
    <div role="status">
      {isReady && (
        <p className={styles.bar}>
          <span>{t('update.ready')}</span>
          <Button size="s" variant="soft" onClick={apply}>
            {t('update.apply')}
          </Button>
        </p>
      )}
    </div>
  )
}
