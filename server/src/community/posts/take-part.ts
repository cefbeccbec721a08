import * as wallets from '../../economy/wallets/public.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import type { Session } from '../../platform/session/session-store.ts'

/** A visitor on trial is known to nobody here (decision G15). */
export function mustTakePart({ isMember }: Pick<Session, 'isMember'>): void {
  if (!isMember) throw fail('br_0038')
}

/**
 * What may pay, in a transaction that begins with the wallet, as everything that may (ARCHITECTURE.md): what one person
 * does at once, taps or words, queues there.
 */
export async function takePart<T>(
  db: Db,
  { userId, isMember }: Pick<Session, 'userId' | 'isMember'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  mustTakePart({ isMember })
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, userId)
    return work(tx)
  })
}
