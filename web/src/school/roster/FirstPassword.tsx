import type { AddedPerson } from '@trilha/contract/school/roster'
import { useTranslation } from 'react-i18next'
import styles from './Roster.module.css'

/** Said once: only its hash is kept. */
export function FirstPassword({ password }: { password: NonNullable<AddedPerson['firstPassword']> }) {
  const { t } = useTranslation('roster')
  return (
    <>
      <output className={styles['password']} aria-label={t('password')}>
        {password}
      </output>
      <p className={styles['said']}>{t('passwordOnce')}</p>
    </>
  )
}
