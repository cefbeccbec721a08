import { EmailField } from './EmailField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

interface AccessFieldsProps {
  values: { username: string; password: string }
  change: (part: { username?: string; password?: string }) => void
  errorOf: (field: 'username' | 'password') => string | undefined
}

/** What a new person will sign in with. */
export function AccessFields({ values, change, errorOf }: AccessFieldsProps) {
  return (
    <>
      <EmailField
        name="username"
        required
        error={errorOf('username')}
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
