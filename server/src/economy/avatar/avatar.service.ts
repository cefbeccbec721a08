import type { AvatarSelection, AvatarUserSelection } from '@trilha/contract/economy/avatar'
import { findAvatar, saveAvatar } from '../../growth/profiles/public.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { listUnlockedIds } from '../unlocks/public.ts'
import { blockedItems } from './avatar.rules.ts'

export async function getMine(db: Db, userId: string): Promise<AvatarUserSelection | undefined> {
  const found = await findAvatar(db, userId)
  return found && { ...found.selection, id: found.id, updatedAt: found.updatedAt.toISOString() }
}

/** Of the person, in every school alike (decision G24). What was not paid for cannot be worn. */
export async function save(db: Db, userId: string, selection: AvatarSelection): Promise<AvatarUserSelection> {
  const [blocked] = blockedItems(selection, await listUnlockedIds(db, userId, 'AVATAR_ITEM'))
  if (blocked !== undefined) throw fail('br_0003', { field: `items.${blocked}.itemId` })
  return inTransaction(db, async (tx) => {
    await saveAvatar(tx, userId, selection)
    return (await getMine(tx, userId))!
  })
}
