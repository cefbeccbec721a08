import type { ErrorCode } from './errors/index.ts'
import type { Role } from './constants.ts'
import type { DocumentedCall } from './inventory.ts'

/**
 * What a schema must offer. Structural on purpose: constraining by `z.ZodType` makes the
 * type check of 300 calls four times slower.
 */
export interface Schema<I = unknown, O = unknown> {
  _zod: { input: I; output: O }
}
export type Input<S> = S extends Schema<infer I> ? I : undefined
export type Output<S> = S extends Schema<unknown, infer O> ? O : undefined

/** A condition on the account beyond its role; each is evaluated in one place of the server. */
export const gates = ['chat', 'classMenu', 'community', 'courseCreation', 'purchases', 'profileEditing'] as const
export type Gate = (typeof gates)[number]

/** The object that a path names: whoever it is not for gets the answer of a missing one. */
export interface ObjectAccess {
  /** Whose rule the server has under this name (domains.ts). */
  kind:
    | 'admission'
    | 'album'
    | 'albumClass'
    | 'albumPhoto'
    | 'blockedPerson'
    | 'blockedWord'
    | 'challenge'
    | 'challengeAttachment'
    | 'chest'
    | 'childWallet'
    | 'classComment'
    | 'communityPerson'
    | 'content'
    | 'contentProgress'
    | 'contentReview'
    | 'course'
    | 'dataExport'
    | 'dataRequest'
    | 'ebook'
    | 'friendship'
    | 'guardianConsent'
    | 'guardianLink'
    | 'invitation'
    | 'moderationCase'
    | 'nameRequest'
    | 'note'
    | 'notification'
    | 'npsResearch'
    | 'ownCase'
    | 'ownProfile'
    | 'parentalControl'
    | 'person'
    | 'post'
    | 'postComment'
    | 'profile'
    | 'profileUser'
    | 'qrCode'
    | 'quiz'
    | 'reviewAnswer'
    | 'reviewQuestion'
    | 'savedPost'
    | 'savingsGoal'
    | 'school'
    | 'schoolAccount'
    | 'schoolInvitation'
    | 'self'
    | 'session'
    | 'student'
    | 'studentUser'
    | 'subject'
    | 'task'
    | 'taughtTask'
    | 'wallet'
  /** The parameter that names it. */
  param: string
  /**
   * Roles that work for the whole school: to them an object of any colleague's is there too. The domain's policy decides;
   * this tells the matrix and the reference what it decides.
   */
  schoolWide?: readonly Role[] | 'everyone'
  missing: ErrorCode
}

/**
 * What stands behind a gate as a whole: an area, or one domain of it, which goes before. Every call of it names the gate, staff's
 * calls too (a grown-up's account has none of these closed); the boot and a loop test hold it to that. G23
 */
export const gatedPlaces: Readonly<Record<string, readonly Gate[]>> = {
  community: ['community'],
  // What protects people is not behind it: classes and profiles are reported too, and who was shut out must be heard.
  'community/moderation': [],
  'economy/market': ['purchases'],
  messaging: ['chat'],
  // What happened is told to everybody, warnings first of all.
  'messaging/notifications': [],
}

/** Single calls of the documents likewise: editing waits for the PIN where there is one, and seeing what one owns is no purchase. G23 */
export const gatedCalls: Readonly<Partial<Record<Call['doc'], readonly Gate[]>>> = {
  'profiles.update': ['profileEditing'],
  'unlock-user-contents.create': ['purchases'],
  'users.update': ['profileEditing'],
}

/** Gates that the call must name and does not. */
export function missingGates(
  { area, name }: Pick<Domain, 'area' | 'name'>,
  call: Pick<Call, 'doc' | 'access'>,
): Gate[] {
  const place = gatedPlaces[`${area}/${name}`] ?? gatedPlaces[area] ?? []
  const needed = [...place, ...(gatedCalls[call.doc] ?? [])]
  return needed.filter((gate) => !(call.access.gates ?? []).includes(gate))
}

/**
 * Who may call. `anonymous`: nobody is asked; `client`: the client-id header; `session`: any signed-in
 * person, even with a blocked account; `account`: any usable account; a list: accounts with one of these roles.
 */
export interface Access {
  who: 'anonymous' | 'client' | 'session' | 'account' | readonly Role[]
  gates?: readonly Gate[]
  /** Open too while the account waits for a yes: the person's own data (E70). Calls for any `session` are open anyway. */
  whileWaiting?: true
  object?: ObjectAccess
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api, spelled as in the documents, parameters as `:name`. */
  path: string
  /** The call of the documents that this is (inventory.ts), or 'extension' for one they do not show. */
  doc: DocumentedCall | 'extension'
  summary: string
  access: Access
  params?: Schema
  query?: Schema
  body?: Schema
  /** Absent: 204 without a body. */
  response?: Schema
  /** Instead of a response: a file to keep, of this content type. */
  file?: { type: string }
  /** There may be nothing to answer: then 204 without a body, and the handler returns undefined. */
  mayBeAbsent?: true
  /** Success status where it is not 200 (or 204 without a response). */
  status?: 201
  /** The token call alone takes a form. */
  form?: true
  /** Takes one file, as multipart in the field `file`, and nothing else. */
  upload?: true
  /** Waits apart from the other calls when the server is full, and is let in before them: it ends a session. */
  neverShed?: true
  /** Business errors beyond those every call may answer (`commonErrors`, field codes). */
  errors?: readonly ErrorCode[]
  /** Domains whose data changes: the client refreshes them. The call's own domain is always included. */
  affects?: readonly string[]
  /** Honours Idempotency-Key: the same key with the same body gets the first answer again. */
  idempotent?: true
  /** Every call that answers a list says `page`, or what bounds it. */
  list?: 'page' | { boundedBy: string }
}

export interface Domain<Calls extends Record<string, Call> = Record<string, Call>> {
  area: string
  name: string
  calls: Calls
}

export function domain<const Calls extends Record<string, Call>>(
  area: string,
  name: string,
  calls: Calls,
): Domain<Calls> {
  return { area, name, calls }
}

/** Codes that any call may answer without declaring them. */
export const commonErrors = [
  'br_0000',
  'br_0001',
  'br_0003',
  'br_0011',
  'br_0027',
  'br_0038',
  'ii_0031',
  'ii_0039',
] as const satisfies readonly ErrorCode[]

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends Schema ? C[K] : undefined

/** What a caller hands over: only the parts that the call declares. */
export type CallArgs<C extends Call> = PartOf<'params', Input<Part<C, 'params'>>> &
  PartOf<'query', Input<Part<C, 'query'>>> &
  PartOf<'body', Input<Part<C, 'body'>>> &
  (C['upload'] extends true ? { file: File } : unknown)
/** What a handler receives: parsed, with defaults filled in. */
export type CallInput<C extends Call> = PartOf<'params', Output<Part<C, 'params'>>> &
  PartOf<'query', Output<Part<C, 'query'>>> &
  PartOf<'body', Output<Part<C, 'body'>>> &
  (C['upload'] extends true ? { upload: IncomingFile } : unknown)
type PartOf<K extends string, V> = undefined extends V ? unknown : { [P in K]: V }

/** What a handler gets of a call that takes a file: nothing is read before it asks. */
export interface IncomingFile {
  /** All of it, or a refusal; gone once the call is answered. */
  receive(): Promise<ReceivedFile>
}

export interface ReceivedFile {
  /** Where it lies meanwhile. */
  path: string
  /** As the sender calls it. */
  name: string
  size: number
}

/** What a handler hands over for a call that answers a file; it is sent as it is read. */
export interface FileAnswer {
  name: string
  size: number
  content: AsyncIterable<Uint8Array>
}

type Absent<C extends Call> = C['mayBeAbsent'] extends true ? undefined : never

/** What arrives at the caller. */
export type CallAnswer<C extends Call> = C['file'] extends object
  ? Blob
  : C['response'] extends Schema
    ? Output<C['response']> | Absent<C>
    : undefined
/** What a handler must return; unknown keys are dropped before it leaves. */
export type CallResult<C extends Call> = C['file'] extends object
  ? FileAnswer
  : C['response'] extends Schema
    ? Input<C['response']> | Absent<C>
    : void

export function pathParams(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
}
