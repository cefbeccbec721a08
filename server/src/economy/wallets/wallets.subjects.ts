import { ACHIEVEMENT_CODES } from '@trilha/contract/constants'
import { discountBehind, findAvatarItemByKey } from '@trilha/contract/economy/avatar-catalogue'
import type { EntrySubject } from '@trilha/contract/economy/wallets'
import type { Db } from '../../platform/db/database.ts'
import { isId } from '../../platform/http/page.ts'
import * as repo from './wallets.repo.ts'

type Entry = repo.EntryRow

/**
 * Which chest, person, item or finished thing each entry of a page was about. Two queries at most, whatever its size.
 * What an object was called stands in the entry where whoever announced it said so; of a module and a course, also in
 * the chest that it gave.
 */
export async function findSubjects(db: Db, entries: readonly Entry[]): Promise<(entry: Entry) => EntrySubject | null> {
  const chestIds = entries.filter(paidByChest).map(({ operator_id }) => operator_id)
  const earnedBy = entries.flatMap((entry) =>
    entry.account_id && gaveChest(entry) ? [{ accountId: entry.account_id, entityId: entry.operator_id }] : [],
  )
  const people = entries.flatMap(({ counterpart_user_id }) => counterpart_user_id ?? [])
  const [chests, names] = await Promise.all([
    chestIds.length + earnedBy.length > 0 ? repo.listChests(db, { ids: chestIds, earnedBy }) : [],
    people.length > 0 ? repo.listNames(db, people) : new Map<string, string>(),
  ])
  const byId = new Map(chests.map((chest) => [chest.id, chest]))
  const byCause = new Map(chests.map((chest) => [causeOf(chest.account_id, chest.entity, chest.entity_id), chest]))

  return (entry) => {
    if (entry.counterpart_user_id) {
      const name = names.get(entry.counterpart_user_id)
      return name === undefined ? null : { type: 'PERSON', name: name || null }
    }
    if (entry.origin === 'CHEST') {
      const chest = byId.get(entry.operator_id)
      return chest ? { type: 'CHEST', kind: chest.kind, entity: chest.entity, name: chest.entity_name } : null
    }
    if (entry.origin === 'ACHIEVEMENT') return achievement(entry.operator_id)
    if (entry.origin === 'UNLOCK_CONTENT') return item(entry)
    const chest = gaveChest(entry) && byCause.get(causeOf(entry.account_id, entry.origin, entry.operator_id))
    const name = entry.object_name ?? (chest ? chest.entity_name : null)
    return name === null ? null : { type: 'NAMED', name }
  }
}

function paidByChest({ origin, operator_id }: Entry): boolean {
  return origin === 'CHEST' && isId(operator_id)
}

function gaveChest({ origin }: Entry): boolean {
  return origin === 'MODULE' || origin === 'COURSE'
}

function causeOf(accountId: string | null, entity: string, entityId: string): string {
  return `${accountId} ${entity} ${entityId}`
}

/** The object of an achievement's payment is the account and the code. */
function achievement(operatorId: string): EntrySubject | null {
  const code = ACHIEVEMENT_CODES.find((known) => operatorId.endsWith(`:${known}`))
  return code ? { type: 'ACHIEVEMENT', code } : null
}

function item({ operator_id: key, value }: Entry): EntrySubject {
  const sold = findAvatarItemByKey(key)
  return { type: 'ITEM', key, discount: sold ? discountBehind(sold, value) : null }
}
