import { ACCESS_TOKEN_SECONDS, type SessionStart } from '@trilha/contract/constants'
import type { Tokens } from '@trilha/contract/identity/auth'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { announceSessionChange } from '../../platform/session/session-store.ts'
import { refreshToken, signAccessToken, type AccessToken } from '../../platform/session/tokens.ts'
import { sha256 } from '../../platform/session/hash.ts'
import * as repo from './auth.repo.ts'
import { deviceWords } from './auth.rules.ts'
import type { SessionEnd } from './auth.tables.ts'

/** One person on more screens than this is rather a leaked password: the oldest session ends. */
const mostSessions = 10

export interface AuthWork extends Work {
  platform: Pick<Platform, 'secrets' | 'passwords' | 'budgets' | 'config' | 'identityProvider' | 'partners' | 'log'>
  now: Date
  userAgent: string | undefined
}

export interface Newcomer {
  userId: string
  username: string
  accountId: string
  startedBy: SessionStart
  deviceId: string | undefined
  keep?: boolean
  /** The one school that the session may reach; left out: all of the person's. */
  onlySchoolId?: string | null
}

/** However a person proved who they are, from here on all sessions are alike. */
export async function startSession(
  tx: Tx,
  work: AuthWork,
  { userId, username, accountId, startedBy, deviceId, keep = false, onlySchoolId = null }: Newcomer,
): Promise<{ sessionId: string; tokens: Tokens }> {
  const deviceHash = deviceId === undefined ? null : sha256(deviceId)
  const knownDevice = deviceHash !== null && (await repo.isKnownDevice(tx, userId, deviceHash))
  const device = deviceWords(work.userAgent)
  const sessionId = await repo.insertSession(tx, {
    user_id: userId,
    account_id: accountId,
    keep,
    ...device,
    started_by: startedBy,
    only_school_id: onlySchoolId,
  })
  await repo.markAccountUsed(tx, accountId)
  if (deviceHash) await repo.rememberDevice(tx, userId, deviceHash)
  await endSessions(tx, await repo.listSurplusSessions(tx, userId, mostSessions), 'TOO_MANY')
  await work.emit(tx, 'session.started', { userId, accountId, sessionId, knownDevice, device })
  const tokens = await issueTokens(work, { userId, accountId, sessionId, username, ...providerOf(startedBy) }, 0)
  return { sessionId, tokens }
}

export async function endSessions(tx: Tx, sessionIds: readonly string[], reason: SessionEnd): Promise<void> {
  if (sessionIds.length === 0) return
  for (const { id } of await repo.endSessions(tx, sessionIds, reason)) await announceSessionChange(tx, id)
}

export async function issueTokens(
  { platform, now }: Pick<AuthWork, 'now'> & { platform: Pick<Platform, 'secrets'> },
  access: AccessToken,
  generation: number,
): Promise<Tokens> {
  return {
    access_token: await signAccessToken(platform.secrets, access, now),
    refresh_token: refreshToken(platform.secrets, access.sessionId, generation),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
  }
}

export function providerOf(startedBy: SessionStart): Pick<AccessToken, 'idp'> {
  return startedBy === 'OIDC' ? { idp: 'oidc' } : {}
}
