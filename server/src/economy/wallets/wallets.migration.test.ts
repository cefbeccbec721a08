import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/20261115T0720-edubank.ts'
import { testApp } from '../../testing/test-app.ts'
import { credit, debit } from './public.ts'

const test = testApp()

it('counts what was earned before it came, entry by entry, and goes on from there', async () => {
  const { db } = test.database
  // As the database was: the ledger alone.
  await sql`
    drop table savings_goals;
    drop trigger wallets_begin_empty on wallets;
    drop trigger wallets_earned_explained on wallets;
    drop trigger wallet_entries_count_earned on wallet_entries;
    drop function wallet_entries_count_earned;
    drop index wallet_entries_coin_idx, wallet_entries_operation_idx, wallet_entries_origin_idx;
    alter table wallet_entries drop column earned_after;
    alter table wallets drop column edu_coin_earned;
  `.execute(db)
  const people = [await test.given.student(), await test.given.student()]
  for (const owner of people) {
    for (const [coin, operation, value] of [
      ['EDU_COIN', 'CREDIT', 30],
      ['XP', 'CREDIT', 100],
      ['EDU_COIN', 'DEBIT', 12],
      ['EDU_COIN', 'CREDIT', 5],
      ['XP', 'CREDIT', 1],
    ] as const)
      await test.given.pastEntry({ owner, coin, operation, value, at: new Date() })
  }
  await up(db as unknown as Kysely<unknown>)
  const [ana] = people
  await db.transaction().execute(async (tx) => {
    const shared = { userId: ana!.userId, accountId: ana!.accountId, origin: 'TASK' } as const
    await credit(tx, { ...shared, operatorId: randomUUID(), amounts: { EDU_COIN: 7, XP: 9 } })
    await debit(tx, { ...shared, operatorId: randomUUID(), amounts: { EDU_COIN: 1 } })
  })
  const rows = await db
    .selectFrom('wallet_entries')
    .select(['coin', 'earned_after'])
    .where('user_id', '=', ana!.userId)
    .orderBy('seq')
    .execute()
  expect(rows.map(({ coin, earned_after }) => [coin, earned_after])).toEqual([
    ['EDU_COIN', 30],
    ['XP', 100],
    ['EDU_COIN', 30],
    ['EDU_COIN', 35],
    ['XP', 101],
    ['EDU_COIN', 42],
    ['XP', 110],
    ['EDU_COIN', 42],
  ])
  await expect(sql`update wallet_entries set value = 1`.execute(db)).rejects.toMatchObject({ code: '42501' })
})
