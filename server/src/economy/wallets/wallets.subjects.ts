import { ACHIEVEMENT_CODES, type ChestEntity, type OriginOperator } from '@trilha/contract/constants'
import { discountBehind, findAvatarItemByKey } from '@trilha/contract/economy/avatar-catalogue'
import type { EntrySubject } from '@trilha/contract/economy/wallets'
import type { Db } from '../../platform/db/database.ts'
import { isId } from '../../platform/http/page.ts'
import type { FindPlaces, Thing, ThingKind } from '../../platform/places.ts'
import type { Session } from '../../platform/session/session-store.ts'
import type { About } from './wallets.present.ts'
import * as repo from './wallets.repo.ts'

type Entry = repo.EntryRow

/** Who wants to be led, and where the things of other domains are asked for. */
export interface Seeker {
  findPlaces: FindPlaces
  session: Session
}

export interface Reader {
  /** The account that the statement is read in: what was done in another one is not named (G24). */
  accountId: string | undefined
  seeker?: Seeker | undefined
}

/** What the object of a payment, or what earned a chest, may be an id of, where another domain has a page for it. */
const thingKinds: Readonly<Partial<Record<OriginOperator | ChestEntity, readonly ThingKind[]>>> = {
  CHALLENGE_ATTACHMENT: ['CHALLENGE'],
  COMMENT_MODULE_CONTENT: ['CONTENT'],
  COMMENT_POST: ['POST'],
  COMPLETE_CLASS: ['CONTENT'],
  CONTENT_NOTE: ['CONTENT'],
  COURSE: ['COURSE'],
  LIKE_COMMENT: ['CLASS_COMMENT', 'POST_COMMENT'],
  LIKE_MODULE_CONTENT: ['CONTENT'],
  LIKE_POST: ['POST'],
  MODULE: ['MODULE'],
  MODULE_CONTENT_USER: ['CONTENT'],
  POST: ['POST'],
  PROFESSOR_CHECK: ['CHALLENGE'],
  QUIZ_ANSWER: ['QUESTION'],
  TASK: ['TASK'],
  WATCH_CLASS_VIDEO: ['CONTENT'],
}

/**
 * What each entry of a page was about, and where that is now: looked up when it is read, so that a line of years ago
 * leads on as well as today's, and to nothing that is gone. A handful of queries, whatever the page's size.
 */
export async function findAbouts(
  db: Db,
  entries: readonly Entry[],
  { accountId, seeker }: Reader,
): Promise<(entry: Entry) => About> {
  const chests = await findChests(db, entries)
  const isHere = (entry: Entry) => entry.account_id === null || entry.account_id === accountId
  const things = entries.filter(isHere).flatMap((entry) => thingsOf(entry, chests.paidBy(entry)))
  const [names, placeOf] = await Promise.all([
    findNames(db, entries),
    seeker && things.length > 0 ? seeker.findPlaces(db, seeker.session, things) : () => undefined,
  ])
  return (entry) => {
    // What was bought belongs to the person, in whichever account.
    if (!isHere(entry) && entry.origin !== 'UNLOCK_CONTENT') return { subject: { type: 'ELSEWHERE' }, place: null }
    const found = thingsOf(entry, chests.paidBy(entry)).flatMap((thing) => placeOf(thing) ?? [])[0]
    return { subject: subjectOf(entry, { chests, names }) ?? found?.subject ?? null, place: found?.place ?? null }
  }
}

/** Of each kind that the id may be of; at most one of them is there. */
function thingsOf({ origin, operator_id, counterpart_user_id }: Entry, chest: repo.ChestFact | undefined): Thing[] {
  if (counterpart_user_id) return [{ kind: 'PERSON', id: counterpart_user_id }]
  const [kinds = [], id] = chest ? [thingKinds[chest.entity], chest.entity_id] : [thingKinds[origin], operator_id]
  return isId(id) ? kinds.map((kind) => ({ kind, id })) : []
}

/** By their ids, as the entries name them; without a name who was erased. */
async function findNames(db: Db, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
  const people = entries.flatMap(({ counterpart_user_id }) => counterpart_user_id ?? [])
  return people.length > 0 ? repo.listNames(db, people) : new Map()
}

interface Chests {
  /** What an entry paid out. */
  paidBy: (entry: Entry) => repo.ChestFact | undefined
  /** What the finished thing of an entry gave. */
  givenBy: (entry: Entry) => repo.ChestFact | undefined
}

async function findChests(db: Db, entries: readonly Entry[]): Promise<Chests> {
  const ids = entries.filter(paidByChest).map(({ operator_id }) => operator_id)
  const earnedBy = entries.flatMap((entry) =>
    entry.account_id && gaveChest(entry) ? [{ accountId: entry.account_id, entityId: entry.operator_id }] : [],
  )
  const chests = ids.length + earnedBy.length > 0 ? await repo.listChests(db, { ids, earnedBy }) : []
  const byId = new Map(chests.map((chest) => [chest.id, chest]))
  const byCause = new Map(chests.map((chest) => [causeOf(chest.account_id, chest.entity, chest.entity_id), chest]))
  return {
    paidBy: (entry) => (paidByChest(entry) ? byId.get(entry.operator_id) : undefined),
    givenBy: (entry) =>
      gaveChest(entry) ? byCause.get(causeOf(entry.account_id, entry.origin, entry.operator_id)) : undefined,
  }
}

/**
 * Which chest, person, item or finished thing it was. What an object was called stands in the entry where whoever
 * announced it said so; of a module and a course, also in the chest that it gave.
 */
function subjectOf(
  entry: Entry,
  { chests, names }: { chests: Chests; names: ReadonlyMap<string, string> },
): EntrySubject | null {
  if (entry.counterpart_user_id) {
    const name = names.get(entry.counterpart_user_id)
    return name === undefined ? null : { type: 'PERSON', name: name || null }
  }
  if (entry.origin === 'CHEST') {
    const chest = chests.paidBy(entry)
    return chest ? { type: 'CHEST', kind: chest.kind, entity: chest.entity, name: chest.entity_name } : null
  }
  if (entry.origin === 'ACHIEVEMENT') return achievement(entry.operator_id)
  if (entry.origin === 'UNLOCK_CONTENT') return item(entry)
  const name = entry.object_name ?? chests.givenBy(entry)?.entity_name ?? null
  return name === null ? null : { type: 'NAMED', name }
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
