import type { AddedPerson } from '@trilha/contract/school/roster'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Roster.module.css'

/** Said once: only its hash is kept. */
export function FirstPassword({ password }: { password: NonNullable<AddedPerson['firstPassword']> }) {
  const { t } = useTranslation('roster')
  const label = useId()
  return (
    <>
      <p id={label} className={styles['strong']}>
        {t('password')}
      </p>
      <output className={styles['password']} aria-labelledby={label}>
        {password}
      </output>
      <p className={styles['said']}>{t('passwordOnce')}</p>
    </>
  )
}
