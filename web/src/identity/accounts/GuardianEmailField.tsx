import { needsConsent } from '@trilha/contract/rules'
import { useTranslation } from 'react-i18next'
import { clock } from '../../lib/clock.ts'
import { EmailField } from '../../ui/pieces/EmailField.tsx'

interface GuardianEmailFieldProps {
  dateOfBirth: string
  value: string
  onChange: (guardianEmail: string) => void
  error: string | undefined
}

/** Asked for when the birth date says under 16 (E71). */
export function GuardianEmailField({ dateOfBirth, value, onChange, error }: GuardianEmailFieldProps) {
  const { t } = useTranslation('accounts')
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  if (!needsConsent(dateOfBirth, today) && error === undefined) return null
  return (
    <EmailField
      label={t('fields.guardianEmail')}
      hint={t('fields.guardianEmailWhy')}
      name="guardianEmail"
      autoComplete="off"
      required
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
