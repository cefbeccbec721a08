import { PASSWORD_MIN } from '@trilha/contract/constants'
import { useTranslation } from 'react-i18next'
import { PasswordField, type PasswordFieldProps } from '../../ui/base/PasswordField.tsx'

export function NewPasswordField(props: Omit<PasswordFieldProps, 'label' | 'hint'>) {
  const { t } = useTranslation('accounts')
  return (
    <PasswordField
      autoComplete="new-password"
      {...props}
      label={t('fields.newPassword')}
      hint={t('fields.newPasswordHint', { count: PASSWORD_MIN })}
    />
  )
}
