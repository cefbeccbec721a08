import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './KeepSignedIn.module.css'

/** Off by default: in a school most devices belong to everybody. */
export function KeepSignedIn({ checked, onChange }: { checked: boolean; onChange: (keep: boolean) => void }) {
  const { t } = useTranslation('auth')
  const id = useId()
  return (
    <div className={styles['keep']}>
      <input
        id={id}
        type="checkbox"
        className={styles['box']}
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id} className={styles['label']}>
        {t('keep')}
      </label>
      <small id={`${id}-hint`} className={styles['hint']}>
        {t('keepHint')}
      </small>
    </div>
  )
}
