import { randomUUID } from 'node:crypto'
import { wallets } from '@trilha/contract/economy/wallets'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isFailure } from '../../platform/http/failure.ts'
import { failureOf } from '../../platform/http/error-answer.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { credit, debit } from './public.ts'

const test = testApp()

function pay(owner: Person, amounts: { EDU_COIN?: number; XP?: number }, operatorId: string = randomUUID()) {
  return test.database.db
    .transaction()
    .execute((tx) =>
      credit(tx, { userId: owner.userId, accountId: owner.accountId, amounts, origin: 'TASK', operatorId }),
    )
}

function take(owner: Person, value: number, operatorId: string = randomUUID()) {
  return test.database.db.transaction().execute((tx) =>
    debit(tx, {
      userId: owner.userId,
      accountId: owner.accountId,
      amounts: { EDU_COIN: value },
      origin: 'UNLOCK_CONTENT',
      operatorId,
    }),
  )
}

async function balances(owner: Person): Promise<number[]> {
  const answer = await owner.call(wallets, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.map(({ value }) => value)
}

describe('GET /wallets/my', () => {
  it('answers Educoin first and Xp second, also before the first coin', async () => {
    const ana = await test.given.student()
    expect(await ana.call(wallets, 'getMine')).toMatchObject({
      body: [
        { coinType: 'EDU_COIN', value: 0 },
        { coinType: 'XP', value: 0 },
      ],
    })
    await pay(ana, { EDU_COIN: 7, XP: 30 })
    expect(await balances(ana)).toEqual([7, 30])
  })

  it('answers every role', async () => {
    for (const role of ['PROFESSOR', 'PARENT', 'SCHOOL_ADMIN'] as const) {
      expect(await balances(await test.given.person({ role }))).toEqual([0, 0])
    }
  })
})

describe('the ledger', () => {
  it('pays one cause once, whoever asks in parallel', async () => {
    const ana = await test.given.student()
    const cause = randomUUID()
    const paid = await Promise.all(Array.from({ length: 20 }, () => pay(ana, { EDU_COIN: 3, XP: 1 }, cause)))
    expect(paid.filter(Boolean)).toHaveLength(1)
    expect(await balances(ana)).toEqual([3, 1])
  })

  it('never goes below zero: of two purchases that together exceed the balance one succeeds', async () => {
    const ana = await test.given.student()
    await pay(ana, { EDU_COIN: 100 })
    const outcomes = await Promise.allSettled([take(ana, 60), take(ana, 60)])
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(failureOf(refused[0]!.reason)).toMatchObject({ code: 'br_0049', status: 422 })
    expect(await balances(ana)).toEqual([40, 0])
  })

  it('cannot be rewritten', async () => {
    const ana = await test.given.student()
    await pay(ana, { XP: 5 })
    const { db } = test.database
    await expect(sql`update wallet_entries set value = 500`.execute(db)).rejects.toMatchObject({ code: '42501' })
    await expect(sql`delete from wallet_entries`.execute(db)).rejects.toMatchObject({ code: '42501' })
    await expect(sql`truncate wallet_entries`.execute(db)).rejects.toMatchObject({ code: '42501' })
    expect(await balances(ana)).toEqual([0, 5])
  })

  it('is undone with the transaction it belongs to', async () => {
    const ana = await test.given.student()
    const work = test.database.db.transaction().execute(async (tx) => {
      await credit(tx, {
        userId: ana.userId,
        accountId: ana.accountId,
        amounts: { XP: 9 },
        origin: 'TASK',
        operatorId: 't',
      })
      throw new Error('something else failed')
    })
    await expect(work).rejects.toThrow('something else failed')
    expect(await balances(ana)).toEqual([0, 0])
  })

  it('agrees with a plain model whatever is done, also in parallel', async () => {
    const amount = fc.integer({ min: 1, max: 50 })
    const operation = fc.oneof(
      fc.record({ kind: fc.constant('credit' as const), value: amount, cause: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ kind: fc.constant('debit' as const), value: amount, cause: fc.integer({ min: 0, max: 9 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
        const owner = await test.given.student()
        await Promise.allSettled(
          operations.map(({ kind, value, cause }) =>
            kind === 'credit' ? pay(owner, { EDU_COIN: value }, `c${cause}`) : take(owner, value, `d${cause}`),
          ),
        )
        await expectTrueLedger(owner)
      }),
      { numRuns: 25 },
    )
  })

  async function expectTrueLedger({ userId }: Person) {
    const { db } = test.database
    const wallet = (await db.selectFrom('wallets').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? {
      edu_coin: 0,
      last_seq: 0,
    }
    const entries = await db
      .selectFrom('wallet_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('seq')
      .execute()
    let balance = 0
    const causes = new Set<string>()
    for (const [index, entry] of entries.entries()) {
      balance += entry.operation === 'CREDIT' ? entry.value : -entry.value
      expect(entry.seq).toBe(index + 1)
      expect(entry.balance_after).toBe(balance)
      expect(balance).toBeGreaterThanOrEqual(0)
      causes.add(`${entry.operation} ${entry.operator_id}`)
    }
    expect(causes.size).toBe(entries.length)
    expect(wallet.edu_coin).toBe(balance)
    expect(wallet.last_seq).toBe(entries.length)
  }

  it('refuses amounts out of bounds', async () => {
    const ana = await test.given.student()
    await expect(pay(ana, { XP: 1_000_001 })).rejects.toMatchObject({ constraint: 'wallet_entries_value_check' })
    expect(await pay(ana, { XP: 0 })).toBeNull()
    expect(isFailure(failureOf(new Error('anything')))).toBe(false)
  })
})

describe('GET /wallets/my-history', () => {
  it('lists what happened, newest first, with what caused it', async () => {
    const ana = await test.given.student()
    await pay(ana, { EDU_COIN: 10, XP: 50 }, 'm1')
    await take(ana, 4, 'boné')
    const answer = await ana.call(wallets, 'listMyHistory', { query: {} })
    expect(answer).toMatchObject({
      body: {
        content: [
          {
            operation: 'DEBIT',
            coinType: 'EDU_COIN',
            value: 4,
            originOperator: 'UNLOCK_CONTENT',
            operatorId: 'boné',
            balanceAfter: 6,
          },
          {
            operation: 'CREDIT',
            coinType: 'XP',
            value: 50,
            originOperator: 'TASK',
            operatorId: 'm1',
            balanceAfter: 50,
          },
          { operation: 'CREDIT', coinType: 'EDU_COIN', value: 10, operatorId: 'm1', balanceAfter: 10 },
        ],
        last: true,
        next: null,
      },
    })
    if (answer.ok) expect(answer.body.content[1]!.groupId).toBe(answer.body.content[2]!.groupId)
  })

  it('pages without repeating or skipping while coins keep coming', async () => {
    const ana = await test.given.student()
    for (let count = 0; count < 12; count += 1) await pay(ana, { XP: 1 }, `antes ${count}`)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const answer = await ana.call(wallets, 'listMyHistory', { query: { pSize: 5, cursor } })
      if (!answer.ok) throw new Error(answer.code)
      seen.push(...answer.body.content.map(({ operatorId }) => operatorId))
      cursor = answer.body.next ?? undefined
      await pay(ana, { XP: 1 }, `durante ${seen.length}`)
    } while (cursor)
    expect(seen).toEqual(Array.from({ length: 12 }, (_, count) => `antes ${11 - count}`))
  })

  it('filters by coin, operation, origin and day of the school', async () => {
    const ana = await test.given.student()
    const at = new Date('2026-03-10T02:30:00Z')
    for (const coin of ['EDU_COIN', 'XP'] as const)
      await test.given.pastEntry({ owner: ana, coin, value: 2, origin: 'POST', operatorId: `for ${coin}`, at })
    await pay(ana, { EDU_COIN: 5 })
    await take(ana, 2)
    const count = async (query: object) => {
      const answer = await ana.call(wallets, 'listMyHistory', { query })
      return answer.ok ? answer.body.content.length : answer.code
    }
    expect(await count({ coinType: 'XP' })).toBe(1)
    expect(await count({ operation: 'DEBIT' })).toBe(1)
    expect(await count({ originOperator: 'POST' })).toBe(2)
    // 02:30 UTC is still the evening before in São Paulo.
    expect(await count({ from: '2026-03-09', to: '2026-03-09' })).toBe(2)
    expect(await count({ from: '2026-03-10', to: '2026-03-10' })).toBe(0)
  })

  it.each([
    [{ from: '2026-02-30' }, 'ii_0010', 'from'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'ii_0038', 'to'],
    [{ coinType: 'GOLD' }, 'ii_0022', 'coinType'],
    [{ operation: 'GIFT' }, 'ii_0067', 'operation'],
    [{ originOperator: 'LUCK' }, 'ii_0067', 'originOperator'],
    [{ pSize: 0 }, 'ii_0030', 'pSize'],
    [{ pSize: 101 }, 'ii_0030', 'pSize'],
    [{ cursor: 'W10' }, 'ii_0030', 'cursor'],
  ])('refuses %j with %s', async (query, code, field) => {
    const ana = await test.given.student()
    expect(await ana.call(wallets, 'listMyHistory', { query: query as object })).toMatchObject({
      status: 400,
      code,
      body: { field },
    })
  })
})
