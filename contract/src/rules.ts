import {
  EMAIL_MAX,
  EMAIL_MIN,
  GUARDIAN_CODE_LENGTH,
  GUARDIAN_CODE_LETTERS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PIN_LENGTH,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_PATTERN,
} from './constants/people.ts'

// Every repetition is bounded or unambiguous, so a hostile address cannot make matching slow.
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** White space is ignored and case does not count: this is the form that is compared and stored. product §5, G1 */
export function normalizeLoginName(text: string): string {
  return text.replace(/\s+/gu, '').toLowerCase()
}

/** A form warns about it, in a login name as in a password; neither is refused for it. product §5 */
export function hasWhiteSpace(text: string): boolean {
  return /\s/u.test(text)
}

/** Of a normalized text. product §5 */
export function isEmail(text: string): boolean {
  return text.length >= EMAIL_MIN && text.length <= EMAIL_MAX && emailPattern.test(text)
}

/** product §5 */
export function isUsername(text: string): boolean {
  return text.length >= USERNAME_MIN && text.length <= USERNAME_MAX && USERNAME_PATTERN.test(text)
}

/** A name with an @ follows the email rules, any other the username rules. G1 */
export function isLoginName(text: string): boolean {
  return text.includes('@') ? isEmail(text) : isUsername(text)
}

/** Characters as a person counts them, not UTF-16 units. product §5 */
export function isPassword(text: string): boolean {
  const { length } = Array.from(text.slice(0, 2 * PASSWORD_MAX + 1))
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

/** Digits of a keyboard, not any script's: what is typed here must be typed again elsewhere. product §5 */
export function isPin(text: string): boolean {
  return text.length === PIN_LENGTH && /^[0-9]+$/.test(text)
}

/** Typed from paper, so case, spaces and dashes do not count: this is the form that is compared. E7 */
export function normalizeGuardianCode(text: string): string {
  return text.replace(/[\s-]+/gu, '').toUpperCase()
}

/** Of a normalized text. */
export function isGuardianCode(text: string): boolean {
  return (
    text.length === GUARDIAN_CODE_LENGTH && Array.from(text).every((letter) => GUARDIAN_CODE_LETTERS.includes(letter))
  )
}
