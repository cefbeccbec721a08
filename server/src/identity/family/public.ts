import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { insertControls, setPinWhereNone } from './family.repo.ts'

/** Every student's account has controls, closed from the start (decision G23). */
export async function openControls(tx: Tx, accountId: string): Promise<void> {
  await insertControls(tx, accountId)
}

/** The PIN of somebody who has none yet. It locks editing and loosens nothing (decision G23). */
export async function setFirstPin(
  tx: Tx,
  platform: Pick<Platform, 'passwords'>,
  accountId: string,
  pin: string,
): Promise<void> {
  await setPinWhereNone(tx, accountId, await platform.passwords.hash(pin))
}
