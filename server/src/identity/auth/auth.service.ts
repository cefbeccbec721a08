import { REFRESH_GRACE_SECONDS } from '@trilha/contract/constants'
import type { PasswordProof, TokenRequest, Tokens } from '@trilha/contract/identity/auth'
import { normalizeLoginName } from '@trilha/contract/rules'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, type Failure } from '../../platform/http/failure.ts'
import { readRefreshToken } from '../../platform/session/tokens.ts'
import { sha256 } from '../../platform/session/hash.ts'
import * as repo from './auth.repo.ts'
import { signInWithQrCode } from './qr-codes.service.ts'
import { endSessions, issueTokens, providerOf, startSession, type AuthWork } from './start-session.ts'

export function grantTokens(work: AuthWork, request: TokenRequest): Promise<Tokens> {
  if (request.grant_type === 'password') return signIn(work, request)
  if (request.grant_type === 'qrcode') return signInWithQrCode(work, request)
  return refresh(work, request.refresh_token)
}

async function signIn(work: AuthWork, request: Extract<TokenRequest, { grant_type: 'password' }>): Promise<Tokens> {
  const user = await provePassword(work, request)
  return inTransaction(work.db, async (tx) => {
    const account = await repo.findAccountToEnter(tx, user.id)
    if (!account) throw fail('br_0003', { field: 'role' })
    const { tokens } = await startSession(tx, work, {
      userId: user.id,
      username: user.username,
      accountId: account.id,
      startedBy: 'PASSWORD',
      keep: request.keep === 'true',
      deviceId: request.device_id,
    })
    return tokens
  })
}

/** The person of this name, if the password is theirs. */
export async function provePassword(
  { db, platform: { passwords, budgets, config } }: Pick<AuthWork, 'db' | 'platform'>,
  given: PasswordProof & { device_id?: string | undefined },
): Promise<repo.SignInRow> {
  const username = normalizeLoginName(given.username)
  const deviceHash = given.device_id === undefined ? null : sha256(given.device_id)
  const user = await repo.findSignIn(db, username, deviceHash)
  const budgetKey = attemptKey(username, user?.knownDevice ? deviceHash : null)

  await budgets.password.spend(budgetKey)
  if (!(await passwords.verify(user?.passwordHash, given.password)) || !user) {
    // By default a stranger cannot learn which names exist (decision G6).
    throw !user && config.revealUnknownUser ? fail('nf_0011') : fail('br_0014')
  }
  await budgets.password.refund(budgetKey)
  return user
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
  if (!session?.open) return { refusal: fail('br_0027') }
  const access = {
    userId: session.user_id,
    accountId: session.account_id,
    sessionId,
    username: session.username,
    ...providerOf(session.started_by),
  }

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
