import { DATA_REQUEST_NAME_MAX, DATA_REQUEST_TEXT_MAX, DATA_REQUEST_NAME_MIN } from '@trilha/contract/constants/people'
import type { DataRequestType } from '@trilha/contract/constants/people'
import { isEmail, isTelephone, normalizeLoginName, normalizeTelephone } from '@trilha/contract/rules'

export interface RequestFields {
  firstName: string
  lastName: string
  email: string
  phone: string
  type: DataRequestType | ''
  description: string
}

/** In the order of the page: the first that fails gets the focus. */
export const requestFieldNames = ['type', 'firstName', 'lastName', 'email', 'phone', 'description'] as const
export type RequestFieldName = (typeof requestFieldNames)[number]

/** Keys below `form.errors` of the namespace `privacy`. */
export type RequestProblem = 'missing' | 'invalid'
export type RequestProblems = Partial<Record<RequestFieldName, RequestProblem>>

/** The server's own rules (G49), said before anything is sent. */
export function checkRequest(fields: RequestFields): RequestProblems {
  const valid: Record<RequestFieldName, boolean> = {
    type: true,
    firstName: isName(fields.firstName),
    lastName: isName(fields.lastName),
    email: fields.email.trim() === '' || isEmail(normalizeLoginName(fields.email)),
    phone: isTelephone(normalizeTelephone(fields.phone)),
    description: fields.description.trim().length <= DATA_REQUEST_TEXT_MAX,
  }
  return Object.fromEntries(
    requestFieldNames.flatMap((name): [RequestFieldName, RequestProblem][] => {
      if (fields[name].trim() === '' && name !== 'email') return [[name, 'missing']]
      return valid[name] ? [] : [[name, 'invalid']]
    }),
  )
}

function isName(text: string): boolean {
  const { length } = text.trim()
  return length >= DATA_REQUEST_NAME_MIN && length <= DATA_REQUEST_NAME_MAX
}

/** What is there already, to be corrected rather than typed. */
export function fieldsOf(fullName: string): Pick<RequestFields, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** What was written, without what was offered. */
export function changedFields(typed: RequestFields, offered: RequestFields): Partial<RequestFields> {
  const changed = requestFieldNames.filter((name) => typed[name] !== offered[name])
  return Object.fromEntries(changed.map((name) => [name, typed[name]]))
}

/** Who signs in with a username has no address to offer. */
export function emailOf(user: object | undefined): string {
  const name = user && 'username' in user && typeof user.username === 'string' ? user.username : ''
  return name.includes('@') ? name : ''
}
