import { findAvatarItemByKey, isFree, priceFor } from '@trilha/contract/economy/avatar-catalogue'
import type { UnlockedContent } from '@trilha/contract/economy/unlocks'
import type { Balances } from '@trilha/contract/economy/wallets'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import * as wallets from '../wallets/public.ts'
import * as repo from './unlocks.repo.ts'

export async function listUnlocked(db: Db, userId: string): Promise<UnlockedContent[]> {
  return (await repo.listUnlocked(db, userId)).map(present)
}

interface Purchase extends repo.ContentKey {
  /** Who pays is the person; the statement says from which school it was done (decision G24). */
  accountId: string
}

export async function unlock(
  db: Db,
  { accountId, ...key }: Purchase,
): Promise<{ unlocked: UnlockedContent; wallet: Balances }> {
  const { userId, contentType, contentId } = key
  const item = findAvatarItemByKey(contentId)
  if (!item) throw fail('nf_0040', { field: 'contentId' })
  // What costs nothing is everybody's from the start (decision G21).
  if (isFree(item)) throw fail('ae_0006')
  // What is unlocked stays so: most of a crowd is turned away without queueing for the wallet.
  if (await repo.isUnlocked(db, key)) throw fail('ae_0006')
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, userId)
    if (await repo.isUnlocked(tx, key)) throw fail('ae_0006')
    const level = wallets.levelOf(await repo.findXpEarned(tx, userId))
    const paid = priceFor(item, level)
    const row = await repo.insertUnlocked(tx, {
      user_id: userId,
      content_type: contentType,
      content_id: contentId,
      paid,
    })
    await wallets.debit(tx, {
      userId,
      accountId,
      amounts: { EDU_COIN: paid },
      origin: 'UNLOCK_CONTENT',
      operatorId: contentId,
    })
    return { unlocked: present(row), wallet: await wallets.getBalances(tx, userId) }
  })
}

function present(row: repo.UnlockRow): UnlockedContent {
  return {
    id: row.id,
    contentType: row.content_type,
    contentId: row.content_id,
    paid: row.paid,
    unlockedAt: row.unlocked_at.toISOString(),
  }
}
