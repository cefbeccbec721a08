import { useTranslation } from 'react-i18next'
import { EmailField } from '../../ui/pieces/EmailField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

interface AccessFieldsProps {
  values: { username: string; password: string }
  change: (part: { username?: string; password?: string }) => void
  errorOf: (field: 'username' | 'password') => string | undefined
}

/** What a new person will sign in with. */
export function AccessFields({ values, change, errorOf }: AccessFieldsProps) {
  const { t } = useTranslation('accounts')
  const error = errorOf('username')
  return (
    <>
      <EmailField
        name="username"
        required
        // The catalogue's sentence speaks of usernames too; here only an email will do.
        error={error && values.username.trim() === '' ? t('fields.emailRequired') : error}
        value={values.username}
        onChange={(event) => change({ username: event.currentTarget.value })}
      />
      <NewPasswordField
        name="password"
        required
        error={errorOf('password')}
        value={values.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
    </>
  )
}
