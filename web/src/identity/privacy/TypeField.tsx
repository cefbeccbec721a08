import { IconAlertCircleFilled } from '@tabler/icons-react'
import { DATA_REQUEST_TYPES, type DataRequestType } from '@trilha/contract/constants/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TypeField.module.css'

interface TypeFieldProps {
  value: DataRequestType | ''
  error: string | undefined
  onChange: (type: DataRequestType) => void
}

export function TypeField({ value, error, onChange }: TypeFieldProps) {
  const { t } = useTranslation('privacy')
  const id = useId()
  return (
    <fieldset className={styles['types']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles['legend']}>{t('form.type')}</legend>
      <div className={styles['options']}>
        {DATA_REQUEST_TYPES.map((type) => (
          <label key={type} className={styles['type']}>
            <input
              type="radio"
              name="type"
              className={styles['radio']}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <b>{t(`types.${type}`)}</b>
            <small>{t(`typeHints.${type}`)}</small>
          </label>
        ))}
      </div>
      <div id={`${id}-error`} role="alert">
        {error && (
          <p className={styles['error']}>
            <IconAlertCircleFilled size={18} aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
