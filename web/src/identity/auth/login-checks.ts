import { isLoginName, normalizeLoginName } from '@trilha/contract/rules'

export interface LoginFields {
  username: string
  password: string
}

/** Keys below `errors` of the namespace `auth`. */
export type LoginFieldError = 'usernameRequired' | 'usernameInvalid' | 'passwordRequired'

export type LoginErrors = Partial<Record<keyof LoginFields, LoginFieldError>>

/** What stops the form, field by field in the order of the page. */
export function checkLogin({ username, password }: LoginFields): LoginErrors {
  const name = normalizeLoginName(username)
  return {
    ...(name === ''
      ? { username: 'usernameRequired' as const }
      : !isLoginName(name) && { username: 'usernameInvalid' as const }),
    ...(password === '' && { password: 'passwordRequired' as const }),
  }
}

/** A half-written email is often a whole username, so without an @ the mark waits until the person has moved on. */
export function isPlainlyRight(username: string, hasLeft: boolean): boolean {
  const name = normalizeLoginName(username)
  return isLoginName(name) && (name.includes('@') || hasLeft)
}
