import { SAVINGS_GOALS_MAX } from '@trilha/contract/constants'
import { findAvatarItemByKey, priceFor } from '@trilha/contract/economy/avatar-catalogue'
import type { SavingsGoal } from '@trilha/contract/economy/wallets'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import * as repo from './goals.repo.ts'
import { presentGoal } from './wallets.present.ts'
import { findWallet, lockWallet } from './wallets.repo.ts'
import { levelOf } from './wallets.rules.ts'

// Goals are the person's, as the wallet is (decision G24).

export async function isOwnGoal(db: Db, userId: string, id: string): Promise<boolean> {
  return (await repo.findGoal(db, userId, id)) !== undefined
}

export async function listGoals(db: Db, userId: string): Promise<SavingsGoal[]> {
  return (await repo.listGoals(db, userId)).map(presentGoal)
}

async function getGoal(db: Db, userId: string, id: string): Promise<repo.GoalRow> {
  const goal = await repo.findGoal(db, userId, id)
  if (!goal) throw fail('nf_0060')
  return goal
}

interface WantedGoal {
  title: string
  /** One of the two: an amount of one's own, or an item, whose price it then is. */
  educoins?: number | undefined
  item?: string | undefined
}

export function createGoal(db: Db, userId: string, { title, educoins, item }: WantedGoal): Promise<SavingsGoal> {
  return inTransaction(db, async (tx) => {
    await lockWallet(tx, userId)
    if ((await repo.countGoals(tx, userId)) >= SAVINGS_GOALS_MAX) throw fail('ii_0049', { field: 'title' })
    if (item !== undefined && (await repo.ownsItem(tx, userId, item))) throw fail('ae_0006', { field: 'item' })
    const amount = item === undefined ? educoins : priceAt(item, await levelNow(tx, userId))
    if (amount === undefined) throw fail('ii_0075', { field: 'educoins' })
    const id = await repo.insertGoal(tx, { userId, title, educoins: amount, item: item ?? null })
    await repo.markReached(tx, userId)
    return presentGoal(await getGoal(tx, userId, id))
  })
}

async function levelNow(tx: Tx, userId: string): Promise<number> {
  return levelOf((await findWallet(tx, userId))?.xp_earned ?? 0)
}

/** What somebody of this level pays; undefined for what is sold no more: such a goal keeps its amount. */
function priceAt(item: string, level: number): number | undefined {
  const sold = findAvatarItemByKey(item)
  return sold && priceFor(sold, level)
}

/**
 * Under the wallet's lock, after it was credited: goals for an item take the price of the level, and those that the
 * balance suffices for are reached.
 */
export async function followWallet(tx: Tx, userId: string, { hasNewXp }: { hasNewXp: boolean }): Promise<void> {
  const open = await repo.listOpenGoals(tx, userId)
  // Most have none, and every credit asks.
  if (open.length === 0) return
  if (hasNewXp) await followPrices(tx, userId, open)
  await repo.markReached(tx, userId)
}

async function followPrices(tx: Tx, userId: string, open: readonly repo.OpenGoal[]): Promise<void> {
  const forItems = open.flatMap(({ item, ...goal }) => (item === null ? [] : [{ ...goal, item }]))
  if (forItems.length === 0) return
  const level = await levelNow(tx, userId)
  for (const { id, title, item, edu_coin } of forItems) {
    const price = priceAt(item, level)
    if (price !== undefined && price !== edu_coin) await repo.updateGoal(tx, id, { title, educoins: price })
  }
}

export function updateGoal(
  db: Db,
  userId: string,
  { id, title, educoins }: { id: string; title?: string | undefined; educoins?: number | undefined },
): Promise<SavingsGoal> {
  return changeGoal(db, userId, id, async (tx, goal) => {
    if (goal.item !== null && educoins !== undefined) throw fail('ii_0075', { field: 'educoins' })
    await repo.updateGoal(tx, goal.id, { title: title ?? goal.title, educoins: educoins ?? goal.edu_coin })
    await repo.markReached(tx, userId)
  })
}

export function celebrateGoal(db: Db, userId: string, id: string): Promise<SavingsGoal> {
  return changeGoal(db, userId, id, (tx) => repo.markCelebrated(tx, id))
}

/** Whoever changes goals holds the wallet: what the balance reaches meanwhile is not overlooked. */
function changeGoal(
  db: Db,
  userId: string,
  id: string,
  change: (tx: Tx, goal: repo.GoalRow) => Promise<void>,
): Promise<SavingsGoal> {
  return inTransaction(db, async (tx) => {
    await lockWallet(tx, userId)
    await change(tx, await getGoal(tx, userId, id))
    return presentGoal(await getGoal(tx, userId, id))
  })
}

export async function removeGoal(db: Db, userId: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockWallet(tx, userId)
    await getGoal(tx, userId, id)
    await repo.deleteGoal(tx, id)
  })
}
