import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, Timestamp } from '../common.ts'
import { PASSWORD_MAX, SESSION_STARTS } from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { withCode } from '../fields.ts'
import { isLoginName, normalizeLoginName } from '../rules.ts'

/** A name with an @ is held to the email rules, any other to the username rules (decision G1). */
const LoginName = z
  .string()
  .max(400)
  .refine((name) => !name.includes('@') || isLoginName(normalizeLoginName(name)), withCode('ii_0003'))
  .refine((name) => name.includes('@') || isLoginName(normalizeLoginName(name)))

/** "Keep me signed in": a longer idle time (decision E3). */
const Keep = z.enum(['true', 'false']).optional()
/** A random name that the browser gave itself: a device that signed in before keeps its own attempt budget (decision E6). */
export const DeviceId = z.string().min(16).max(64).optional()

/** Of a QR code or of a partner; whoever holds it is let in once. */
const SignInToken = z.string().min(1).max(4000)

export const PasswordProof = z.object({
  username: LoginName,
  /** In UTF-16 units here, in characters where it is chosen: what could be chosen can be typed. */
  password: z
    .string()
    .min(1)
    .max(2 * PASSWORD_MAX),
})
export type PasswordProof = z.infer<typeof PasswordProof>

const PasswordGrant = z.object({
  grant_type: z.literal('password'),
  ...PasswordProof.shape,
  keep: Keep,
  device_id: DeviceId,
})
/** An extension: the second device signs in with what it read from the QR code (decision G25). */
const QrCodeGrant = z.object({
  grant_type: z.literal('qrcode'),
  token: SignInToken,
  keep: Keep,
  device_id: DeviceId,
})
const RefreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(400),
})

export const TokenRequest = z.discriminatedUnion('grant_type', [PasswordGrant, QrCodeGrant, RefreshGrant])
export type TokenRequest = z.infer<typeof TokenRequest>

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int(),
})
export type Tokens = z.infer<typeof Tokens>

/** What the access token carries for its reader (decision G53). */
export interface AccessClaims {
  exp: number
  user_name: string
  /** Last account id. */
  lsh: string
  /** The session that it belongs to. */
  sid: string
  /** The session began at the school's identity provider, and ends there too. */
  idp?: 'oidc'
}

/**
 * A partner sends its token, the identity provider's return the other three; which of them the address
 * asks for, so every one may be left out here (decision G14).
 */
export const ExternalLogin = z.object({
  token: SignInToken.optional(),
  code: z.string().min(1).max(4000).optional(),
  state: z.string().min(1).max(400).optional(),
  verifier: z.string().min(1).max(200).optional(),
  /** Who sent the browser back, where the provider says it (RFC 9207). */
  iss: z.string().min(1).max(400).optional(),
  device_id: DeviceId,
})
export type ExternalLogin = z.infer<typeof ExternalLogin>

export const OpenSession = z.object({
  id: Id,
  /** Families alone, as the sign-in named them; null where it did not. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedBy: z.enum(SESSION_STARTS),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

/** How a code on the first device stands. */
export const QrCodeState = z.object({ state: z.enum(['WAITING', 'USED', 'EXPIRED']) })
export type QrCodeState = z.infer<typeof QrCodeState>

export const auth = domain('identity', 'auth', {
  token: {
    method: 'POST',
    path: '/oauth/token',
    doc: 'auth.token',
    summary: 'Sign in with a password or a QR code, or exchange a refresh token for the next pair',
    access: { who: 'client' },
    form: true,
    body: TokenRequest,
    response: Tokens,
    errors: ['br_0012', 'br_0014', 'br_0039', 'ii_0003', 'nf_0011'],
  },
  revoke: {
    method: 'DELETE',
    path: '/tokens/revoke',
    doc: 'auth.revoke',
    summary: 'Sign out: ends the whole session, access and refresh token',
    access: { who: 'session' },
    neverShed: true,
  },
  options: {
    method: 'GET',
    path: '/auth/options',
    doc: 'extension',
    summary: 'Which ways of signing in this installation offers beside the password',
    access: { who: 'anonymous' },
    response: z.object({ oidc: z.object({ name: z.string() }).nullable() }),
  },
  externalLogin: {
    method: 'POST',
    path: '/v1/:partner-connect/login',
    doc: 'auth.partner-login',
    summary: 'Sign in with the signed token of a partner, or (as oidc) with the return of the identity provider',
    access: { who: 'client' },
    params: z.object({ partner: z.string().min(1).max(60) }),
    body: ExternalLogin,
    response: Tokens,
    errors: ['br_0012', 'br_0039', 'nf_0056', 'rq_0101', 'rq_0102', 'rq_0103'],
  },
  startOidc: {
    method: 'POST',
    path: '/auth/oidc/start',
    doc: 'extension',
    summary: 'Where the browser goes to sign in at the identity provider, and what it keeps until it returns',
    access: { who: 'client' },
    response: z.object({ authorizationUrl: z.string(), state: z.string(), verifier: z.string() }),
    errors: ['nf_0056'],
  },
  signOutOidc: {
    method: 'POST',
    path: '/auth/oidc/sign-out',
    doc: 'extension',
    summary: 'Sign out here and revoke at the identity provider; answers where the browser ends its session there',
    access: { who: 'session' },
    response: z.object({ endSessionUrl: z.string().nullable() }),
  },
  qrCodeState: {
    method: 'GET',
    path: '/auth/qr-codes/:id',
    doc: 'extension',
    summary: 'Whether a QR code of mine waits, was used or expired',
    access: { who: 'account', object: { kind: 'qrCode', param: 'id', missing: 'nf_0080' } },
    params: z.object({ id: Id }),
    response: QrCodeState,
    errors: ['nf_0080'],
  },
  qrCodePreview: {
    method: 'POST',
    path: '/auth/qr-codes/preview',
    doc: 'extension',
    summary: 'Who would sign in with a QR code: first name or nickname, and avatar',
    access: { who: 'client' },
    body: z.object({ token: SignInToken }),
    response: z.object({ name: z.string(), avatar: AvatarSelection.nullable() }),
    errors: ['br_0012', 'br_0039'],
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    doc: 'extension',
    summary: 'My open sessions, the one in use first',
    access: { who: 'session' },
    response: z.array(OpenSession),
    list: { boundedBy: 'ten open sessions for a person' },
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    doc: 'extension',
    summary: 'End one of my sessions',
    access: { who: 'session', object: { kind: 'session', param: 'id', missing: 'nf_0081' } },
    params: z.object({ id: Id }),
    errors: ['nf_0081'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    doc: 'extension',
    summary: 'End all my sessions but this one',
    access: { who: 'session' },
  },
})
