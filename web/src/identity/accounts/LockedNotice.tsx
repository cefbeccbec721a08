import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './Accounts.module.css'

/** Fields can be read and not changed. */
export function LockedNotice() {
  const { t } = useTranslation('accounts')
  return (
    <div className={styles['locked']} role="note">
      <IconLock size={24} stroke={1.9} aria-hidden="true" />
      <div>
        <strong>{t('data.locked.title')}</strong>
        <p>{t('data.locked.body')}</p>
      </div>
    </div>
  )
}
