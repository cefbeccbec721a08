import { randomUUID } from 'node:crypto'
import {
  CHEST_REWARDS,
  CHESTS_AT_ONCE,
  type AchievementCode,
  type ChestEntity,
  type ChestKind,
} from '@trilha/contract/constants'
import type { Chest, ChestGroup, OpenedChest, OpenedChests } from '@trilha/contract/economy/chests'
import type { Balances } from '@trilha/contract/economy/wallets'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Events, Subscriber } from '../../platform/events.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import * as wallets from '../wallets/public.ts'
import { presentChest, presentGroups, presentOpened } from './chests.present.ts'
import * as repo from './chests.repo.ts'
import { achievementEarning, earnings, kindFor, rewardsOf, type ChestEvent, type Earning } from './chests.rules.ts'

type ChestQuery = Omit<repo.ChestFilter, 'accountId' | 'limit' | 'before'> & PageQuery

export async function listChests(
  db: Db,
  accountId: string,
  { pSize, cursor, ...filter }: ChestQuery,
): Promise<Page<Chest>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listChests(db, { ...filter, accountId, before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: (row) => presentChest(row), position: ({ position, id }) => [position, id] })
}

export async function listGroups(db: Db, accountId: string): Promise<ChestGroup[]> {
  const [counts, oldestClosed] = await Promise.all([
    repo.countByKind(db, accountId),
    repo.listOldestClosed(db, accountId),
  ])
  return presentGroups(counts, oldestClosed)
}

export async function countClosed(db: Db, accountId: string): Promise<{ count: number }> {
  return { count: await repo.countClosed(db, accountId) }
}

export async function getByEntity(
  db: Db,
  accountId: string,
  cause: { entity: ChestEntity; entityId: string },
): Promise<Chest> {
  const chest = await repo.findByEntity(db, accountId, cause)
  if (!chest) throw fail('nf_0039')
  return presentChest(chest)
}

interface Opener {
  userId: string
  accountId: string
}

export async function openOne(db: Db, opener: Opener, chestId: string): Promise<OpenedChest> {
  // An opened chest stays opened, so most of a crowd is turned away without queueing for the lock.
  refuseOpened(await repo.findOwned(db, opener.accountId, chestId))
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, opener.userId)
    const chest = refuseOpened(await repo.lockOwned(tx, opener.accountId, chestId))
    return openSingle(tx, opener, chest)
  })
}

function refuseOpened(chest: repo.ChestRow | undefined): repo.ChestRow {
  if (!chest) throw fail('nf_0039')
  if (chest.opened_at) throw fail('br_0022')
  return chest
}

export function openNext(db: Db, opener: Opener, kind: ChestKind | undefined): Promise<OpenedChest> {
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, opener.userId)
    const chest = await repo.lockOldestClosed(tx, opener.accountId, kind)
    if (!chest) throw fail('br_0023')
    return openSingle(tx, opener, chest)
  })
}

/** Everything that waits, in one act: all of it is paid, or none. More than one act opens is left for the next. */
export function openAll(db: Db, opener: Opener): Promise<OpenedChests> {
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, opener.userId)
    const closed = await repo.lockClosed(tx, opener.accountId, CHESTS_AT_ONCE)
    if (closed.length === 0) throw fail('br_0023')
    const { opened, wallet } = await open(tx, opener, closed)
    return presentOpened(opened, { wallet, left: await repo.countClosed(tx, opener.accountId) })
  })
}

async function openSingle(tx: Tx, opener: Opener, chest: repo.ChestRow): Promise<OpenedChest> {
  const { opened, wallet } = await open(tx, opener, [chest])
  return { chest: presentChest(opened[0]!), rewards: rewardsOf(chest.kind), wallet }
}

/** Of locked, closed chests: marks them and pays each what its kind always pays. They come back in their order. */
async function open(
  tx: Tx,
  { userId, accountId }: Opener,
  closed: readonly repo.ChestRow[],
): Promise<{ opened: repo.ChestRow[]; wallet: Balances }> {
  const opened = new Map(
    (
      await repo.markOpened(
        tx,
        closed.map(({ id }) => id),
      )
    ).map((chest) => [chest.id, chest]),
  )
  // One act is one row of the statement, whatever it opened (G19).
  const groupId = randomUUID()
  let wallet: Balances | null = null
  for (const [kind, chests] of Map.groupBy(closed, (chest) => chest.kind)) {
    wallet = await wallets.creditEach(
      tx,
      { userId, accountId, amounts: CHEST_REWARDS[kind], origin: 'CHEST', groupId },
      chests.map(({ id }) => id),
    )
  }
  return {
    opened: closed.map(({ id }) => opened.get(id)!),
    wallet: wallet ?? (await wallets.getBalances(tx, userId)),
  }
}

/** Chests are earned, never bought: what was finished gives its chest once (decisions D1, G20). */
export async function grantChest(
  tx: Tx,
  grant: { accountId: string; entity: ChestEntity; entityId: string; entityName: string },
): Promise<Chest | null> {
  const row = await repo.insertChest(tx, {
    account_id: grant.accountId,
    kind: kindFor(grant.entity),
    entity: grant.entity,
    entity_id: grant.entityId,
    entity_name: grant.entityName,
  })
  return row && presentChest(row)
}

async function give(tx: Tx, { accountId }: Pick<Opener, 'accountId'>, earning: Earning): Promise<void> {
  if (await grantChest(tx, { accountId, ...earning })) await tell(tx, { accountId }, 'rewards.changed', { accountId })
}

/** For an achievement that is there without its chest. */
export function grantAchievementChest(tx: Tx, owner: Opener, code: AchievementCode): Promise<void> {
  return give(tx, owner, achievementEarning(code))
}

/** The subscriber that gives the chest of what was finished. */
export function chestFor<E extends ChestEvent>(name: E): Subscriber<E> {
  const earnedBy = earnings[name] as (event: Events[E]) => Earning
  return async (tx, event) => {
    // Also where nothing was paid before: two acts that finish the same thing must queue in one order.
    await wallets.lockWallet(tx, event.userId)
    if (await repo.isStudent(tx, event.accountId)) await give(tx, event, earnedBy(event))
  }
}

/** What achievements gave, by their code. */
export async function chestsOfAchievements(db: Db, accountId: string): Promise<ReadonlyMap<string, Chest>> {
  const rows = await repo.listByEntity(db, accountId, 'ACHIEVEMENT')
  return new Map(rows.map((row) => [row.entity_id, presentChest(row)]))
}

/** What modules and courses gave, by their id. */
export async function chestsOfLearning(
  db: Db,
  accountId: string,
  entityIds: readonly string[],
): Promise<ReadonlyMap<string, Chest>> {
  const rows = await repo.listLearnt(db, accountId, entityIds)
  return new Map(rows.map((row) => [row.entity_id, presentChest(row)]))
}
