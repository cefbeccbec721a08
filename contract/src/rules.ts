import {
  EMAIL_MAX,
  EMAIL_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
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

/** Only what is dialled: people write brackets, dashes, dots and spaces as they like. */
export function normalizePhone(text: string): string {
  return text.replace(/[\s().-]/gu, '')
}

/** Of a normalized text: 10 or 11 Brazilian digits, area code first, or + and a country's number. G49 */
export function isPhone(text: string): boolean {
  return /^[1-9][1-9]\d{8,9}$|^\+[1-9]\d{7,14}$/.test(text)
}

/** Characters as a person counts them, not UTF-16 units. product §5 */
export function isPassword(text: string): boolean {
  const { length } = Array.from(text.slice(0, 2 * PASSWORD_MAX + 1))
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}
