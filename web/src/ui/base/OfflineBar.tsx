import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './OfflineBar.module.css'
import { useOnline } from './use-online.ts'

/** Thin, under the top bar. `offline` overrides what the browser knows. */
export function OfflineBar({ offline }: { offline?: boolean }) {
  const { t } = useTranslation('ui')
  const online = useOnline()
  return (
    <div role="status">
      {(offline ?? !online) && (
        <p className={styles['bar']}>
          <IconWifiOff size={18} stroke={1.9} aria-hidden="true" />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  )
}
