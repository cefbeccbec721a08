import { z } from 'zod'
import { domain } from '../call.ts'
import { PASSWORD_MAX } from '../constants.ts'
import { withCode } from '../fields.ts'
import { isLoginName, normalizeLoginName } from '../rules.ts'

/** A name with an @ is held to the email rules, any other to the username rules (decision G1). */
const LoginName = z
  .string()
  .max(400)
  .refine((name) => !name.includes('@') || isLoginName(normalizeLoginName(name)), withCode('ii_0003'))
  .refine((name) => name.includes('@') || isLoginName(normalizeLoginName(name)))

const PasswordGrant = z.object({
  grant_type: z.literal('password'),
  username: LoginName,
  /** In UTF-16 units here, in characters where it is chosen: what could be chosen can be typed. */
  password: z
    .string()
    .min(1)
    .max(2 * PASSWORD_MAX),
  /** "Keep me signed in": a longer idle time (decision E3). */
  keep: z.enum(['true', 'false']).optional(),
  /** A random name that the browser gave itself: a device that signed in before keeps its own attempt budget (decision E6). */
  device_id: z.string().min(16).max(64).optional(),
})
const RefreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(400),
})

export const TokenRequest = z.discriminatedUnion('grant_type', [PasswordGrant, RefreshGrant])
export type TokenRequest = z.infer<typeof TokenRequest>

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int(),
})
export type Tokens = z.infer<typeof Tokens>

/** What the access token carries for its reader (product §4, decision G53). */
export interface AccessClaims {
  exp: number
  user_name: string
  /** Last account id. */
  lsh: string
  /** The session that it belongs to. */
  sid: string
}

export const auth = domain('identity', 'auth', {
  token: {
    method: 'POST',
    path: '/oauth/token',
    doc: 'auth.token',
    summary: 'Sign in with a password, or exchange a refresh token for the next pair',
    access: { who: 'client' },
    form: true,
    body: TokenRequest,
    response: Tokens,
    errors: ['br_0012', 'br_0014', 'ii_0003', 'nf_0011'],
  },
  revoke: {
    method: 'DELETE',
    path: '/tokens/revoke',
    doc: 'auth.revoke',
    summary: 'Sign out: ends the whole session, access and refresh token',
    access: { who: 'session' },
  },
})
