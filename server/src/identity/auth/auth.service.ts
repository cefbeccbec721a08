import { createHash } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS, REFRESH_GRACE_SECONDS } from '@trilha/contract/constants'
import type { TokenRequest, Tokens } from '@trilha/contract/identity/auth'
import { normalizeLoginName } from '@trilha/contract/rules'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail, type Failure } from '../../platform/http/failure.ts'
import { announceSessionChange } from '../../platform/session/session-store.ts'
import { readRefreshToken, refreshToken, signAccessToken, type AccessToken } from '../../platform/session/tokens.ts'
import * as repo from './auth.repo.ts'
import type { SessionEnd } from './auth.tables.ts'

/** One person on more screens than this is rather a leaked password: the oldest session ends. */
const mostSessions = 10

export interface AuthWork extends Work {
  platform: Pick<Platform, 'secrets' | 'passwords' | 'budgets' | 'config'>
  now: Date
}

export function grantTokens(work: AuthWork, request: TokenRequest): Promise<Tokens> {
  return request.grant_type === 'password' ? signIn(work, request) : refresh(work, request.refresh_token)
}

async function signIn(work: AuthWork, request: Extract<TokenRequest, { grant_type: 'password' }>): Promise<Tokens> {
  const { passwords, budgets, config } = work.platform
  const username = normalizeLoginName(request.username)
  const deviceHash = request.device_id === undefined ? null : sha256(request.device_id)
  const user = await repo.findSignIn(work.db, username, deviceHash)
  const budgetKey = attemptKey(username, user?.knownDevice ? deviceHash : null)

  await budgets.password.spend(budgetKey)
  if (!(await passwords.verify(user?.passwordHash, request.password)) || !user) {
    // By default a stranger cannot learn which names exist (decision G6).
    throw !user && config.revealUnknownUser ? fail('nf_0011') : fail('br_0014')
  }
  await budgets.password.refund(budgetKey)

  return inTransaction(work.db, async (tx) => {
    const account = await repo.findUsableAccount(tx, user.id)
    if (!account) throw fail('br_0003', { field: 'role' })
    const sessionId = await repo.insertSession(tx, {
      userId: user.id,
      accountId: account.id,
      keep: request.keep === 'true',
    })
    await repo.markAccountUsed(tx, account.id)
    if (deviceHash) await repo.rememberDevice(tx, user.id, deviceHash)
    await endSessions(tx, await repo.listSurplusSessions(tx, user.id, mostSessions), 'TOO_MANY')
    await work.emit(tx, 'session.started', {
      userId: user.id,
      accountId: account.id,
      sessionId,
      knownDevice: user.knownDevice,
    })
    return issueTokens(work, { userId: user.id, accountId: account.id, sessionId, username: user.username }, 0)
  })
}

/** Failures are counted by name and device, never by address: a school is one address (decision E6). */
function attemptKey(username: string, knownDevice: Buffer | null): string {
  return `${sha256(username).toString('base64url')}:${knownDevice?.toString('base64url') ?? 'unknown'}`
}

async function refresh(work: AuthWork, token: string): Promise<Tokens> {
  const read = readRefreshToken(work.platform.secrets, token)
  if (!read) throw fail('br_0011')
  const outcome = await inTransaction(work.db, (tx) => exchange(tx, work, read))
  // The end of a stolen family must be committed, so the refusal comes after its transaction.
  if ('refusal' in outcome) throw outcome.refusal
  return outcome
}

async function exchange(
  tx: Tx,
  work: AuthWork,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<Tokens | { refusal: Failure }> {
  const session = await repo.lockSession(tx, sessionId)
  if (!session?.usable) return { refusal: fail('br_0027') }
  const access = { userId: session.user_id, accountId: session.account_id, sessionId, username: session.username }

  if (generation === session.generation) {
    await repo.rotateSession(tx, session)
    return issueTokens(work, access, generation + 1)
  }
  // The answer to the exchange before was lost on its way, or two tabs asked at once: the same successor again.
  const isPredecessor = generation === session.generation - 1 && session.secondsSinceRotation <= REFRESH_GRACE_SECONDS
  if (isPredecessor) return issueTokens(work, access, session.generation)

  await endSessions(tx, [sessionId], 'REUSE')
  await work.emit(tx, 'session.reused', { userId: access.userId, accountId: access.accountId, sessionId })
  return { refusal: fail('br_0012', { status: 401 }) }
}

export async function revoke({ db }: Work, sessionId: string): Promise<void> {
  await inTransaction(db, (tx) => endSessions(tx, [sessionId], 'SIGN_OUT'))
}

/** Every open session of a person, or all but the one in hand. */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  { reason, except }: { reason: SessionEnd; except?: string },
): Promise<void> {
  const open = await repo.listSurplusSessions(tx, userId, 0)
  await endSessions(
    tx,
    open.filter((id) => id !== except),
    reason,
  )
}

async function endSessions(tx: Tx, sessionIds: readonly string[], reason: SessionEnd): Promise<void> {
  if (sessionIds.length === 0) return
  for (const { id } of await repo.endSessions(tx, sessionIds, reason)) await announceSessionChange(tx, id)
}

async function issueTokens({ platform, now }: AuthWork, access: AccessToken, generation: number): Promise<Tokens> {
  return {
    access_token: await signAccessToken(platform.secrets, access, now),
    refresh_token: refreshToken(platform.secrets, access.sessionId, generation),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
