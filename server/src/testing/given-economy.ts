import { randomUUID } from 'node:crypto'
import type { ChestEntity, CoinType, OriginOperator, WalletOperation } from '@trilha/contract/constants'
import type { Chest } from '@trilha/contract/economy/chests'
import { grantChest } from '../economy/chests/public.ts'
import { credit } from '../economy/wallets/public.ts'
import type { Db } from '../platform/db/database.ts'
import type { Person } from './given.ts'

export function givenEconomy(db: Db) {
  async function chest({
    owner,
    entity = 'MODULE',
    entityName = 'Módulo de teste',
  }: {
    owner: Person
    entity?: ChestEntity
    entityName?: string
  }): Promise<Chest> {
    const granted = await db
      .transaction()
      .execute((tx) => grantChest(tx, { accountId: owner.accountId, entity, entityId: randomUUID(), entityName }))
    return granted!
  }

  async function coins({
    owner,
    amounts,
  }: {
    owner: Person
    amounts: Partial<Record<CoinType, number>>
  }): Promise<void> {
    await db.transaction().execute((tx) =>
      credit(tx, {
        userId: owner.userId,
        accountId: owner.accountId,
        amounts,
        origin: 'TASK',
        operatorId: randomUUID(),
      }),
    )
  }

  /** What a guardian or the school opens for a student; a grown-up's account has nothing closed. */
  async function mayBuy({ accountId }: Pick<Person, 'accountId'>): Promise<void> {
    await db
      .updateTable('parental_controls')
      .set({ purchases_enabled: true })
      .where('account_id', '=', accountId)
      .execute()
  }

  /** Straight into the ledger with its date; whoever is given several gets them in the order of their dates. */
  async function pastEntry({
    owner,
    at,
    ...entry
  }: {
    owner: Person
    at: Date
    value: number
    coin?: CoinType
    operation?: WalletOperation
    origin?: OriginOperator
    operatorId?: string
  }): Promise<void> {
    await db
      .insertInto('wallet_entries')
      .values({
        user_id: owner.userId,
        account_id: owner.accountId,
        coin: entry.coin ?? 'XP',
        operation: entry.operation ?? 'CREDIT',
        value: entry.value,
        origin: entry.origin ?? 'TASK',
        operator_id: entry.operatorId ?? randomUUID(),
        counterpart: 'SCHOOL',
        group_id: randomUUID(),
        created_at: at,
      })
      .execute()
  }

  /** Both sides of one, straight into the ledger: XP is given first so that there is something to exchange. */
  async function pastExchange({
    owner,
    at,
    xp,
    educoins,
  }: {
    owner: Person
    at: Date
    xp: number
    educoins: number
  }): Promise<void> {
    await pastEntry({ owner, at, value: xp })
    const shared = {
      user_id: owner.userId,
      account_id: owner.accountId,
      origin: 'EXCHANGE_COIN',
      operator_id: randomUUID(),
      counterpart: 'EXCHANGE',
      group_id: randomUUID(),
      created_at: at,
    } as const
    await db
      .insertInto('wallet_entries')
      .values([
        { ...shared, coin: 'XP', operation: 'DEBIT', value: xp },
        { ...shared, coin: 'EDU_COIN', operation: 'CREDIT', value: educoins },
      ])
      .execute()
  }

  async function savingsGoal({ owner, educoins = 50 }: { owner: Person; educoins?: number }): Promise<string> {
    const { id } = await db
      .insertInto('savings_goals')
      .values({ user_id: owner.userId, title: 'Uma meta', edu_coin: educoins })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  return { chest, coins, mayBuy, pastEntry, pastExchange, savingsGoal }
}
