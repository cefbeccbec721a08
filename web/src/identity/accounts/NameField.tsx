import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/base/TextField.tsx'

interface NameFieldProps {
  value: string
  onChange: (name: string) => void
  error: string | undefined
}

/** First and last name of whoever signs up. */
export function NameField({ value, onChange, error }: NameFieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      label={t('fields.name')}
      name="name"
      autoComplete="name"
      required
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
