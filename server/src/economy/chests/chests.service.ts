import { CHEST_REWARDS, type ChestEntity, type ChestKind } from '@trilha/contract/constants'
import type { Chest, ChestGroup, OpenedChest } from '@trilha/contract/economy/chests'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Events, Subscriber } from '../../platform/events.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page } from '../../platform/http/page.ts'
import * as wallets from '../wallets/public.ts'
import { presentChest, presentGroups } from './chests.present.ts'
import * as repo from './chests.repo.ts'
import { earnings, kindFor, rewardsOf, type ChestEvent, type Earning } from './chests.rules.ts'

type ChestQuery = Omit<repo.ChestFilter, 'limit' | 'before'> & { pSize: number; cursor?: string | undefined }

export async function listChests(db: Db, { pSize, cursor, ...filter }: ChestQuery): Promise<Page<Chest>> {
  const before = cursor === undefined ? undefined : readCursor(cursor, readMoment)
  const rows = await repo.listChests(db, { ...filter, before, limit: pSize + 1 })
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

interface Opener {
  userId: string
  accountId: string
}

export async function openOne(
  { db, emit }: Work,
  { chestId, ...opener }: Opener & { chestId: string },
): Promise<OpenedChest> {
  // An opened chest stays opened, so most of a crowd is turned away without queueing for the lock.
  refuseOpened(await repo.findOwned(db, opener.accountId, chestId))
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, opener.userId)
    const chest = refuseOpened(await repo.lockOwned(tx, opener.accountId, chestId))
    return open(tx, emit, opener, chest)
  })
}

function refuseOpened(chest: repo.ChestRow | undefined): repo.ChestRow {
  if (!chest) throw fail('nf_0039')
  if (chest.opened_at) throw fail('br_0022')
  return chest
}

export function openNext(
  { db, emit }: Work,
  { kind, ...opener }: Opener & { kind?: ChestKind | undefined },
): Promise<OpenedChest> {
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, opener.userId)
    const chest = await repo.lockOldestClosed(tx, opener.accountId, kind)
    if (!chest) throw fail('br_0023')
    return open(tx, emit, opener, chest)
  })
}

async function open(
  tx: Tx,
  emit: Work['emit'],
  { userId, accountId }: Opener,
  chest: repo.ChestRow,
): Promise<OpenedChest> {
  const opened = await repo.markOpened(tx, chest.id)
  await wallets.credit(tx, {
    userId,
    accountId,
    amounts: CHEST_REWARDS[chest.kind],
    origin: 'CHEST',
    operatorId: chest.id,
  })
  await emit(tx, 'chest.opened', { userId, accountId, chestId: chest.id, kind: chest.kind })
  return { chest: presentChest(opened), rewards: rewardsOf(chest.kind), wallet: await wallets.getBalances(tx, userId) }
}

/** Chests are earned, never bought: what was finished gives its chest once (decisions D1, G20). */
export async function grantChest(
  tx: Tx,
  grant: { accountId: string; entity: ChestEntity; entityId: string; entityName: string; at?: Date },
): Promise<Chest | null> {
  const row = await repo.insertChest(tx, {
    account_id: grant.accountId,
    kind: kindFor(grant.entity),
    entity: grant.entity,
    entity_id: grant.entityId,
    entity_name: grant.entityName,
    ...(grant.at && { created_at: grant.at }),
  })
  return row && presentChest(row)
}

/** The subscriber that gives the chest of what was finished. */
export function chestFor<E extends ChestEvent>(name: E): Subscriber<E> {
  const earnedBy = earnings[name] as (event: Events[E]) => Earning
  return async (tx, event) => {
    await grantChest(tx, { accountId: event.accountId, ...earnedBy(event) })
  }
}
