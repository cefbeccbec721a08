import type { OpenSession, Tokens } from '@trilha/contract/identity/auth'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import type { ProviderTokens } from '../../platform/session/identity-provider.ts'
import { everywhere } from '../../platform/session/reach.ts'
import { announceSessionChange, type Session } from '../../platform/session/session-store.ts'
import * as repo from './auth.repo.ts'
import type { SessionEnd } from './auth.tables.ts'
import { takeProviderTokens } from './external.repo.ts'
import { releaseProviderTokens } from './external.service.ts'
import { endSessions, issueTokens, providerOf, type AuthWork } from './start-session.ts'

export async function listSessions(db: Db, { sessionId, ...whose }: Session): Promise<OpenSession[]> {
  const rows = await repo.listOpenSessions(db, whose)
  const sessions = rows.map(({ created_at, rotated_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    lastUsedAt: rotated_at.toISOString(),
    current: row.id === sessionId,
  }))
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
}

export async function signOut(work: AuthWork, { sessionId }: Pick<Session, 'sessionId'>): Promise<void> {
  await endAndRelease(work, async () => [sessionId], 'SIGN_OUT')
}

/** Asked for before the end, because the provider may be slow and the person wants to leave. */
export async function signOutOidc(work: AuthWork, session: Session): Promise<{ endSessionUrl: string | null }> {
  const [tokens] = await endAndRelease(work, async () => [session.sessionId], 'SIGN_OUT')
  const { identityProvider, log } = work.platform
  try {
    return { endSessionUrl: (await identityProvider?.endSessionUrl(tokens)) ?? null }
  } catch (error) {
    log.warn({ err: error }, 'the identity provider does not say where a session ends')
    return { endSessionUrl: null }
  }
}

export async function endSession(work: AuthWork, whose: Session, id: string): Promise<void> {
  const find = async (tx: Tx) => {
    const session = await repo.findOpenSession(tx, whose, id)
    if (!session) throw fail('nf_0081')
    return [session.id]
  }
  await endAndRelease(work, find, 'ENDED_ELSEWHERE')
}

export async function endOthers(work: AuthWork, { sessionId, ...whose }: Session): Promise<void> {
  await endAndRelease(work, (tx) => repo.listOtherSessions(tx, whose, sessionId), 'ENDED_ELSEWHERE')
}

/** Answers what the identity provider knows them by. */
async function endAndRelease(
  work: AuthWork,
  which: (tx: Tx) => Promise<string[]>,
  reason: SessionEnd,
): Promise<ProviderTokens[]> {
  const sealed = await inTransaction(work.db, async (tx) => {
    const sessionIds = await which(tx)
    await endSessions(tx, sessionIds, reason)
    return takeProviderTokens(tx, sessionIds)
  })
  return releaseProviderTokens(work, sealed)
}

/**
 * In the caller's transaction: a changed password and the end of what the old one opened are one act. All of them
 * where no session is in hand.
 */
export async function endOtherSessions(
  tx: Tx,
  { userId, sessionId }: Pick<Session, 'userId'> & Partial<Pick<Session, 'sessionId'>>,
): Promise<void> {
  await endSessions(tx, await repo.listOtherSessions(tx, { userId, ...everywhere }, sessionId), 'PASSWORD_CHANGED')
}

/**
 * The same session goes on in another account of the person. The tokens of the account that was left are refused
 * from here on, so nothing that a tab still sends lands in the wrong one (decision G24).
 */
export async function switchAccount(
  tx: Tx,
  work: Pick<AuthWork, 'platform' | 'now'>,
  sessionId: string,
  accountId: string,
): Promise<Tokens> {
  const session = await repo.lockSession(tx, sessionId)
  if (!session?.open) throw fail('br_0027')
  await repo.moveSession(tx, session, accountId)
  await repo.markAccountUsed(tx, accountId)
  await announceSessionChange(tx, sessionId)
  const access = { userId: session.user_id, accountId, sessionId, username: session.username }
  return issueTokens(work, { ...access, ...providerOf(session.started_by) }, session.generation + 1)
}
