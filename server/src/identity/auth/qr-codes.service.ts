import { randomBytes } from 'node:crypto'
import { QR_TOKEN_SECONDS } from '@trilha/contract/constants'
import type { QrCodeState, TokenRequest, Tokens } from '@trilha/contract/identity/auth'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { tell } from '../../platform/realtime/tell.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { sha256 } from '../../platform/session/hash.ts'
import { calledNameOf } from '@trilha/contract/rules'
import * as repo from './qr-codes.repo.ts'
import { startSession, type AuthWork } from './start-session.ts'

/** 256 bits, of which only the hash is kept (decision G25). */
export async function newQrCode(
  { db }: Pick<Work, 'db'>,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
) {
  const token = randomBytes(32).toString('base64url')
  const { id, expires_at } = await inTransaction(db, (tx) =>
    repo.replaceQrCode(tx, { userId, sessionId, tokenHash: sha256(token) }),
  )
  return { id, token, expiresAt: expires_at.toISOString(), expiresInSeconds: QR_TOKEN_SECONDS }
}

export async function qrCodeState(db: Db, userId: string, id: string): Promise<QrCodeState> {
  const code = await repo.findQrCodeOf(db, userId, id)
  if (!code) throw fail('nf_0080')
  return { state: code.used_at ? 'USED' : code.expired ? 'EXPIRED' : 'WAITING' }
}

/** Before the person says yes: whose account this is, in the words that a stranger may read. */
export async function previewQrCode(
  { db, platform }: { db: Db; platform: Pick<Platform, 'budgets'> },
  token: string,
): Promise<{ name: string; avatar: Awaited<ReturnType<typeof usableCode>>['avatar'] }> {
  await platform.budgets.qrCode.spend(sha256(token).toString('base64url'))
  const code = await usableCode(db, token)
  return { name: calledNameOf(code), avatar: code.avatar }
}

export function signInWithQrCode(
  work: AuthWork,
  request: Extract<TokenRequest, { grant_type: 'qrcode' }>,
): Promise<Tokens> {
  return inTransaction(work.db, async (tx) => {
    const { id, userId, username, accountId, accountActive, onlySchoolId } = await usableCode(tx, request.token)
    if (!accountActive) throw fail('br_0003', { field: 'role' })
    if (!(await repo.spendQrCode(tx, id))) throw fail('br_0012')
    const { tokens } = await startSession(tx, work, {
      userId,
      username,
      accountId,
      onlySchoolId,
      startedBy: 'QR_CODE',
      keep: request.keep === 'true',
      deviceId: request.device_id,
    })
    await tell(tx, { userId }, 'qrCode.used', { id })
    return tokens
  })
}

async function usableCode(db: Db, token: string) {
  const code = await repo.findQrCode(db, sha256(token))
  if (!code) throw fail('br_0039')
  if (code.used_at) throw fail('br_0012')
  // Whoever asks has no session yet, and would read that theirs ended.
  if (code.expired) throw fail('br_0027', { status: 410 })
  return code
}
