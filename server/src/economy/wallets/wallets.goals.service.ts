import { SAVINGS_GOALS_MAX } from '@trilha/contract/constants'
import type { SavingsGoal } from '@trilha/contract/economy/wallets'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import * as repo from './wallets.goals.repo.ts'
import { presentGoal } from './wallets.present.ts'
import { lockWallet } from './wallets.repo.ts'

/** Goals are the person's, as the wallet is (decision G24). */
interface GoalKey {
  userId: string
  id: string
}

export async function isOwnGoal(db: Db, userId: string, id: string): Promise<boolean> {
  return (await repo.findGoal(db, userId, id)) !== undefined
}

export async function listGoals(db: Db, userId: string): Promise<SavingsGoal[]> {
  return (await repo.listGoals(db, userId)).map(presentGoal)
}

async function getGoal(db: Db, { userId, id }: GoalKey): Promise<repo.GoalRow> {
  const goal = await repo.findGoal(db, userId, id)
  if (!goal) throw fail('nf_0060')
  return goal
}

export function createGoal(
  db: Db,
  { item, ...goal }: Omit<repo.NewGoal, 'item'> & { item?: string | undefined },
): Promise<SavingsGoal> {
  return inTransaction(db, async (tx) => {
    await lockWallet(tx, goal.userId)
    if ((await repo.countGoals(tx, goal.userId)) >= SAVINGS_GOALS_MAX) throw fail('ii_0049', { field: 'title' })
    const id = await repo.insertGoal(tx, { ...goal, item: item ?? null })
    await repo.markReached(tx, goal.userId)
    return presentGoal(await getGoal(tx, { userId: goal.userId, id }))
  })
}

export function updateGoal(
  db: Db,
  { title, educoins, ...key }: GoalKey & { title?: string | undefined; educoins?: number | undefined },
): Promise<SavingsGoal> {
  return changeGoal(db, key, async (tx, goal) => {
    await repo.updateGoal(tx, goal.id, { title: title ?? goal.title, educoins: educoins ?? goal.edu_coin })
    await repo.markReached(tx, key.userId)
  })
}

export function celebrateGoal(db: Db, key: GoalKey): Promise<SavingsGoal> {
  return changeGoal(db, key, (tx, { id }) => repo.markCelebrated(tx, id))
}

/** Whoever changes goals holds the wallet: what the balance reaches meanwhile is not overlooked. */
function changeGoal(db: Db, key: GoalKey, change: (tx: Tx, goal: repo.GoalRow) => Promise<void>): Promise<SavingsGoal> {
  return inTransaction(db, async (tx) => {
    await lockWallet(tx, key.userId)
    await change(tx, await getGoal(tx, key))
    return presentGoal(await getGoal(tx, key))
  })
}

export async function removeGoal(db: Db, key: GoalKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockWallet(tx, key.userId)
    const { id } = await getGoal(tx, key)
    await repo.deleteGoal(tx, id)
  })
}
