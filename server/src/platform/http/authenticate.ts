import type { Call } from '@trilha/contract/call'
import { CLIENT_ID } from '@trilha/contract/constants'
import type { Session, SessionStore } from '../session/session-store.ts'
import type { createAccessTokenVerifier } from '../session/tokens.ts'
import { fail } from './failure.ts'

export type Authenticate = (call: Call, authorization: string | undefined, now: Date) => Promise<Session | undefined>

const clientHeader = `Basic ${Buffer.from(`${CLIENT_ID}:`).toString('base64')}`

export function createAuthenticate(
  sessions: SessionStore,
  verify: ReturnType<typeof createAccessTokenVerifier>,
): Authenticate {
  return async function authenticate(call, authorization, now) {
    const { who } = call.access
    if (who === 'anonymous') return undefined
    if (who === 'client') {
      if (authorization !== clientHeader) throw fail('br_0001')
      return undefined
    }
    return sessionOf(authorization, now)
  }

  async function sessionOf(authorization: string | undefined, now: Date): Promise<Session> {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? '')?.[1]
    if (!token) throw fail('br_0001')
    const verified = await verify(token, now)
    if (!verified.ok) throw fail(verified.expired ? 'br_0027' : 'br_0011')
    const session = await sessions.findFor(verified)
    if (!session) throw fail('br_0027')
    return session
  }
}
