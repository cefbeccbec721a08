import { createHmac, timingSafeEqual } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS, CLIENT_ID } from '@trilha/contract/constants'
import type { AccessClaims } from '@trilha/contract/identity/auth'
import { jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'
import type { Secrets } from './secrets.ts'

export interface AccessToken {
  userId: string
  sessionId: string
  accountId: string
  username: string
  /** Where the session began, when that is the identity provider. */
  idp?: AccessClaims['idp']
}

const issuer = 'trilha'
const type = 'at+jwt'

export function signAccessToken(secrets: Secrets, token: AccessToken, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({
    sid: token.sessionId,
    user_name: token.username,
    lsh: token.accountId,
    ...(token.idp && { idp: token.idp }),
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: type })
    .setIssuer(issuer)
    .setAudience(CLIENT_ID)
    .setSubject(token.userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(secrets.signing)
}

interface VerifiedToken {
  sessionId: string
  accountId: string
  expires: number
}
export type Verified = ({ ok: true } & VerifiedToken) | { ok: false; expired: boolean }

/** Checking an EdDSA signature costs a quarter of a millisecond, so a verified token is remembered until it expires. */
export function createAccessTokenVerifier(secrets: Secrets) {
  const remembered = new Map<string, VerifiedToken>()
  const mostRemembered = 10_000

  return async function verifyAccessToken(token: string, now: Date): Promise<Verified> {
    const seconds = now.getTime() / 1000
    const known = remembered.get(token)
    if (known) {
      if (known.expires > seconds) return { ok: true, ...known }
      remembered.delete(token)
      return { ok: false, expired: true }
    }
    try {
      const { payload } = await jwtVerify(token, secrets.verifying, {
        algorithms: ['EdDSA'],
        issuer,
        audience: CLIENT_ID,
        typ: type,
        currentDate: now,
        requiredClaims: ['exp', 'lsh', 'sid', 'sub'],
      })
      const verified = { sessionId: String(payload['sid']), accountId: String(payload['lsh']), expires: payload.exp! }
      if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value!)
      remembered.set(token, verified)
      return { ok: true, ...verified }
    } catch (error) {
      return { ok: false, expired: error instanceof JWTExpired }
    }
  }
}

/**
 * A refresh token is derived from the session and how often it was exchanged: nothing to steal from the
 * database, and the successor can be given again to a client whose answer was lost (decision E4).
 */
export function refreshToken(secrets: Secrets, sessionId: string, generation: number): string {
  return `${Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url')}.${generation.toString(36)}.${mac(secrets, sessionId, generation).toString('base64url')}`
}

export function readRefreshToken(
  secrets: Secrets,
  token: string,
): { sessionId: string; generation: number } | undefined {
  const [session = '', count = ''] = token.split('.', 2)
  const bytes = Buffer.from(session, 'base64url')
  const generation = Number.parseInt(count, 36)
  if (bytes.length !== 16 || !/^[0-9a-z]{1,6}$/.test(count)) return undefined
  const sessionId = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  // Compared as text, whole: base64url ends in bits that nobody reads, so several spellings hold the same bytes.
  const given = Buffer.from(token)
  const expected = Buffer.from(refreshToken(secrets, sessionId, generation))
  return given.length === expected.length && timingSafeEqual(given, expected) ? { sessionId, generation } : undefined
}

function mac(secrets: Secrets, sessionId: string, generation: number): Buffer {
  return createHmac('sha256', secrets.refreshKey).update(`${sessionId}:${generation}`).digest()
}
