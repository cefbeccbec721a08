import {
  CITY_MAX,
  CONSENT_YEARS,
  EMAIL_MAX,
  EMAIL_MIN,
  FULL_NAME_MAX,
  FULL_NAME_WORD_MIN,
  FULL_NAME_WORDS_MIN,
  GUARDIAN_CODE_LENGTH,
  GUARDIAN_CODE_LETTERS,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PIN_LENGTH,
  RESERVED_USERNAMES,
  SURNAME_MAX,
  SURNAME_MIN,
  THROWAWAY_DOMAINS,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_PATTERN,
  YEAR_MAX,
  YEAR_MIN,
} from './constants/people.ts'
import { trimText } from './trim.ts'

// Every repetition is bounded or unambiguous, so a hostile address cannot make matching slow.
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** White space is ignored and case does not count: this is the form that is compared and stored. G1 */
export function normalizeLoginName(text: string): string {
  return text.replace(/\s+/gu, '').toLowerCase()
}

/** A form warns about it, in a login name as in a password; neither is refused for it. */
export function hasWhiteSpace(text: string): boolean {
  return /\s/u.test(text)
}

/** Of a normalized text. */
export function isEmail(text: string): boolean {
  return text.length >= EMAIL_MIN && text.length <= EMAIL_MAX && emailPattern.test(text)
}

export function isUsername(text: string): boolean {
  return text.length >= USERNAME_MIN && text.length <= USERNAME_MAX && USERNAME_PATTERN.test(text)
}

/** A name with an @ follows the email rules, any other the username rules. G1 */
export function isLoginName(text: string): boolean {
  return text.includes('@') ? isEmail(text) : isUsername(text)
}

/** Characters as a person counts them, not UTF-16 units. */
export function isPassword(text: string): boolean {
  const { length } = Array.from(text.slice(0, 2 * PASSWORD_MAX + 1))
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

/** What a person chooses anew is held to more than what is only compared: no sign that a keyboard cannot type. */
export function isNewPassword(text: string): boolean {
  return isPassword(text) && !hasControlCharacters(text)
}

/** Words that stand where a path takes a username cannot be one. G61 */
export function isNewUsername(text: string): boolean {
  return isLoginName(text) && !RESERVED_USERNAMES.some((reserved) => reserved === text)
}

/** An address at a service that throws mail away; an empty value passes. Of a normalized text. */
export function isThrowawayEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return THROWAWAY_DOMAINS.some((throwaway) => domain === throwaway || domain.endsWith(`.${throwaway}`))
}

/**
 * A person of this birth date is under 16 on the given day: a grown-up consents (E71). Both days are yyyy-mm-dd.
 * A text that is no day needs none: the field itself is refused.
 */
export function needsConsent(dateOfBirth: string, today: string): boolean {
  const day = normalizeDay(dateOfBirth)
  const since = `${Number(today.slice(0, 4)) - CONSENT_YEARS}${today.slice(4)}`
  return isDay(day) && day > since
}

/** Two addresses that lead to one mailbox: a part after a plus sign does not count. */
export function isSameMailbox(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && mailboxOf(one) === mailboxOf(other)
}

function mailboxOf(address: string): string {
  return normalizeLoginName(address).replace(/\+[^@]*@/, '@')
}

/** As it is stored and shown: one spelling of each letter, no white space at the edges, one space between words. */
export function tidy(text: string): string {
  return trimText(text.normalize('NFC')).replaceAll(/ +/g, ' ')
}

/** Two words or more, each of two characters or more. Of a tidy text. */
export function isFullName(text: string): boolean {
  const words = text.split(' ')
  return (
    isLine(text, 1, FULL_NAME_MAX) &&
    words.length >= FULL_NAME_WORDS_MIN &&
    words.every((word) => lengthOf(word) >= FULL_NAME_WORD_MIN)
  )
}

/** G4 */
export function isNickname(text: string): boolean {
  return isLine(text, NICKNAME_MIN, NICKNAME_MAX)
}

/** G4 */
export function isSurname(text: string): boolean {
  return isLine(text, SURNAME_MIN, SURNAME_MAX)
}

export function isCity(text: string): boolean {
  return isLine(text, 2, CITY_MAX)
}

/** Ten or eleven digits with the area code, or + and the country's. G49 */
export function normalizeTelephone(text: string): string {
  return text.replaceAll(/[\s().-]/g, '')
}

/** Of a normalized text. */
export function isTelephone(text: string): boolean {
  return /^[1-9]{2}\d{8,9}$/.test(text) || /^\+[1-9]\d{7,14}$/.test(text)
}

/** Digits of a keyboard, not any script's: what is typed here must be typed again elsewhere. */
export function isPin(text: string): boolean {
  return text.length === PIN_LENGTH && /^[0-9]+$/.test(text)
}

/** Both spellings that the documents accept become the wire's own. G5 */
export function normalizeDay(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []
  return year === undefined ? text.trim() : `${year}-${month}-${day}`
}

/** Of a normalized text: a day that exists, in the years that are accepted. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined || Number(year) < YEAR_MIN || Number(year) > YEAR_MAX) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** One line of text that a person could have typed and another can read: something to see, nothing hidden in it. */
export function isLine(text: string, least: number, most: number): boolean {
  const length = lengthOf(text.slice(0, 2 * most + 1))
  return length >= least && length <= most && !hasControlCharacters(text) && !invisible.test(text) && seen.test(text)
}

/** Joiners, fillers and blanks that are drawn as nothing, and marks heaped upon one letter. */
const invisible = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\p{M}{3}/u
const seen = /[\p{L}\p{N}]/u

/** Signs that no keyboard types, among them those that turn the direction of what follows. */
export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** The same for a text of several lines: those may end, and begin with a tab. */
export function hasControlCharactersInLines(text: string): boolean {
  return hasControlCharacters(text.replaceAll(/[\t\n\r]/g, ''))
}

/** Characters as a person counts them. */
function lengthOf(text: string): number {
  return Array.from(text).length
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

export interface Names {
  name: string
  nickname: string | null
  /** The name that the person chose to be shown by. */
  surname: string | null
}

/** How others of the school see a person: the displayed name, else the nickname, else the full name (decision E68). */
export function shownNameOf({ name, nickname, surname }: Names): string {
  return surname ?? nickname ?? name
}

/** How a stranger sees a person: the same, but never the full name (decisions D4, G64). */
export function calledNameOf({ name, nickname, surname }: Names): string {
  const isWhole = (text: string) => text.toLowerCase() === name.toLowerCase()
  return [surname, nickname].find((text) => text !== null && !isWhole(text)) ?? name.trim().split(/\s+/)[0]!
}
