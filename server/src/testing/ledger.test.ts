import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHEST_REWARDS, ORIGIN_OPERATORS, type Amounts, type CoinType } from '@trilha/contract/constants'
import { chests } from '@trilha/contract/economy/chests'
import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../platform/db/database.ts'
import { coinActs, exchangeStep, type Holder } from './coin-acts.ts'
import type { Person } from './given.ts'
import { ledgerFaults } from './ledger-faults.ts'
import { testApp } from './test-app.ts'

const test = testApp()

/** 3,200 in npm test, 40,000 in npm run test:long. */
const acts = Number(process.env['LEDGER_ACTS'] ?? 3_200)

function inOne<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return test.database.db.transaction().execute(work)
}

async function walletOf({ userId }: Holder): Promise<Amounts> {
  const row = await test.database.db
    .selectFrom('wallets')
    .select(['edu_coin as EDU_COIN', 'xp as XP'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { EDU_COIN: 0, XP: 0 }
}

describe('the database itself', () => {
  const rich = async () => {
    const owner = await test.given.student()
    await test.given.coins({ owner, amounts: { EDU_COIN: 100, XP: 100 } })
    return owner
  }
  const statement = (query: RawBuilder<unknown>) => inOne((tx) => query.execute(tx))

  interface Entry {
    user: Person
    operation?: 'CREDIT' | 'DEBIT'
    coin?: CoinType
    origin?: string
    object?: string
    counterpart?: string
    other?: Person
    account?: string
    group?: string
  }
  /** As a part of the product would write that forgets everything. */
  const entry = ({
    user,
    operation = 'CREDIT',
    coin = 'EDU_COIN',
    origin = 'TASK',
    object = randomUUID(),
    ...rest
  }: Entry) => sql`
    insert into wallet_entries (user_id, account_id, coin, operation, value, origin, operator_id, counterpart, counterpart_user_id, group_id)
    values (${user.userId}, ${rest.account ?? user.accountId}, ${coin}, ${operation}, 5, ${origin}, ${object},
      ${rest.counterpart ?? 'SCHOOL'}, ${rest.other?.userId ?? null}, ${rest.group ?? randomUUID()})`

  it('refuses a balance that no entry explains', async () => {
    const ana = await rich()
    const nobody = await test.given.student()
    const unexplained = { code: '23000' }
    // Also by what the last entry paid: it was counted already.
    const earnedLies = ['edu_coin_earned = edu_coin_earned + 100', 'edu_coin_earned = 0']
    for (const change of [
      'edu_coin = edu_coin + 1',
      'xp = xp - 1',
      'xp_earned = 0',
      ...earnedLies,
      'last_seq = last_seq + 1',
    ]) {
      const update = sql`update wallets set ${sql.raw(change)} where user_id = ${ana.userId}`
      await expect(statement(update), change).rejects.toMatchObject(unexplained)
    }
    for (const column of ['edu_coin', 'edu_coin_earned']) {
      const insert = sql`insert into wallets (user_id, ${sql.ref(column)}) values (${nobody.userId}, 5)`
      await expect(statement(insert), column).rejects.toMatchObject(unexplained)
    }
    await expect(statement(sql`delete from wallets where user_id = ${ana.userId}`)).rejects.toMatchObject({
      code: '42501',
    })
    await expect(statement(sql`truncate wallets cascade`)).rejects.toMatchObject({ code: '42501' })
    expect(await walletOf(ana)).toEqual({ EDU_COIN: 100, XP: 100 })
  })

  it('counts no entry that a conflict left out', async () => {
    const ana = await rich()
    const again = sql`
      insert into wallet_entries (id, user_id, account_id, coin, operation, value, origin, operator_id, counterpart, group_id)
      select id, user_id, account_id, coin, operation, value, origin, 'another', counterpart, group_id
      from wallet_entries where user_id = ${ana.userId} on conflict do nothing`
    await expect(statement(again)).rejects.toMatchObject({ code: '23000' })
    expect(await walletOf(ana)).toEqual({ EDU_COIN: 100, XP: 100 })
  })

  it('lets no cause pay that had cost, nor cost that had paid', async () => {
    const ana = await rich()
    await statement(entry({ user: ana, object: 'one thing' }))
    await expect(statement(entry({ user: ana, object: 'one thing', operation: 'DEBIT' }))).rejects.toMatchObject({
      constraint: 'wallet_entries_once',
    })
    // What pays again is left out, without a word.
    await statement(entry({ user: ana, object: 'one thing' }))
    expect(await walletOf(ana)).toEqual({ EDU_COIN: 105, XP: 100 })
  })

  it('wants both sides of a gift and of an exchange', async () => {
    const [ana, bia] = [await rich(), await rich()]
    const gift = { origin: 'USER', counterpart: 'USER', object: randomUUID(), group: randomUUID() }
    const exchange = { origin: 'EXCHANGE_COIN', counterpart: 'EXCHANGE', object: randomUUID(), group: randomUUID() }
    const oneSided: Entry[] = [
      { ...gift, user: ana, operation: 'DEBIT', other: bia },
      { ...gift, user: ana, operation: 'CREDIT', other: bia },
      { ...exchange, user: ana, coin: 'XP', operation: 'DEBIT' },
      { ...exchange, user: ana, coin: 'EDU_COIN', operation: 'CREDIT' },
    ]
    for (const side of oneSided) await expect(statement(entry(side))).rejects.toMatchObject({ code: '23000' })
    // Both credited, or of two acts: together not zero.
    const apart: [Entry, Entry][] = [
      [oneSided[1]!, { ...gift, user: bia, operation: 'CREDIT', other: ana }],
      [oneSided[0]!, { ...gift, user: bia, operation: 'CREDIT', other: ana, group: randomUUID() }],
      [oneSided[0]!, { ...gift, user: bia, operation: 'CREDIT', other: ana, object: randomUUID() }],
      [oneSided[2]!, { ...exchange, user: ana, coin: 'EDU_COIN', operation: 'DEBIT' }],
    ]
    const together = (sides: readonly Entry[]) =>
      inOne(async (tx) => {
        for (const side of sides) await entry(side).execute(tx)
      })
    for (const sides of apart) await expect(together(sides)).rejects.toMatchObject({ code: '23000' })
    await together([oneSided[0]!, { ...gift, user: bia, operation: 'CREDIT', other: ana }])
    await together([oneSided[2]!, oneSided[3]!])
    expect(await walletOf(ana)).toEqual({ EDU_COIN: 100, XP: 95 })
    expect(await ledgerFaults(test.database.db)).toEqual([])
  })

  it('dates no entry before the one that it follows', async () => {
    const ana = await rich()
    const past = sql`
      insert into wallet_entries (user_id, account_id, coin, operation, value, origin, operator_id, counterpart, group_id, created_at)
      values (${ana.userId}, ${ana.accountId}, 'XP', 'CREDIT', 5, 'TASK', 'late', 'SCHOOL', gen_random_uuid(), '2020-01-01')`
    await statement(past)
    const { rows } = await sql<{ falls: boolean }>`
      select created_at < lag(created_at) over (order by seq) as falls from wallet_entries
      where user_id = ${ana.userId} order by seq`.execute(test.database.db)
    expect(rows.map(({ falls }) => falls)).toEqual([null, false, false])
  })

  it('takes the origins of the contract and no other', async () => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'wallet_entries_origin_check'
    `.execute(test.database.db)
    const taken = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, origin]) => origin!)
    expect(taken.toSorted()).toEqual(ORIGIN_OPERATORS.toSorted())
  })

  it('refuses entries that name no object or an unknown origin, oneself, a stranger’s account or the wrong other side', async () => {
    const [ana, bia] = [await rich(), await rich()]
    const wrong: [Entry, string][] = [
      [{ user: ana, object: '' }, 'wallet_entries_object_check'],
      [{ user: ana, origin: 'LOTTERY' }, 'wallet_entries_origin_check'],
      [{ user: ana, origin: 'USER', counterpart: 'USER', other: ana }, 'wallet_entries_oneself_check'],
      [{ user: ana, origin: 'USER' }, 'wallet_entries_gift_check'],
      [{ user: ana, counterpart: 'EXCHANGE' }, 'wallet_entries_exchange_check'],
      [{ user: ana, origin: 'EXCHANGE_COIN' }, 'wallet_entries_exchange_check'],
      [{ user: ana, counterpart: 'USER' }, 'wallet_entries_check'],
      [{ user: ana, account: bia.accountId }, 'wallet_entries_account_id_fkey'],
    ]
    for (const [row, constraint] of wrong)
      await expect(statement(entry(row)), constraint).rejects.toMatchObject({ constraint })
    expect(await walletOf(ana)).toEqual({ EDU_COIN: 100, XP: 100 })
  })
})

describe('purchases', () => {
  it('that together exceed the balance: exactly one succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ana = await test.given.student()
      await test.given.coins({ owner: ana, amounts: { EDU_COIN: 100 } })
      const outcomes = await Promise.allSettled(
        ['boné', 'tênis'].map((object) => inOne((tx) => coinActs.unlock(tx, ana, { object, price: 51 }))),
      )
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await walletOf(ana)).toEqual({ EDU_COIN: 49, XP: 0 })
    }
  })

  it('of one thing by fifty at once cost once', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 60 } })
    const bought = await Promise.all(
      Array.from({ length: 50 }, () => inOne((tx) => coinActs.unlock(tx, ana, { object: 'boné', price: 60 }))),
    )
    expect(bought.filter(Boolean)).toHaveLength(1)
    expect(await walletOf(ana)).toEqual({ EDU_COIN: 0, XP: 0 })
  })
})

/** What a client knows that it did. */
interface Moved {
  who: Person
  amounts: Partial<Amounts>
}

const people = 6
const clients = 8
const actsEach = 400
const someone = fc.nat({ max: people - 1 })

/** Few objects and little money, so that most of what is asked was done before or cannot be paid. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('earn' as const), who: someone, object: fc.nat({ max: 60 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('unlock' as const), who: someone, object: fc.nat({ max: 30 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      who: someone,
      further: fc.integer({ min: 1, max: people - 1 }),
      value: fc.integer({ min: 1, max: 50 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('exchange' as const), who: someone }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('openOne' as const), who: someone, chest: fc.nat({ max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('openNext' as const), who: someone }) },
)
type RandomAct = typeof act extends fc.Arbitrary<infer T> ? T : never

interface Cast {
  persons: Person[]
  chestIds: string[][]
}

async function newCast(): Promise<Cast> {
  const persons = await Promise.all(Array.from({ length: people }, () => test.given.student()))
  const chestIds = await Promise.all(
    persons.map(async (owner) => {
      const granted = await Promise.all(Array.from({ length: 10 }, () => test.given.chest({ owner })))
      return granted.map(({ id }) => id)
    }),
  )
  return { persons, chestIds }
}

/** The only refusals that the ledger gives to what is asked here. */
function refusal(error: unknown): Moved[] {
  const { constraint } = error as { constraint?: string }
  if (constraint === 'wallets_edu_coin_not_negative' || constraint === 'wallets_xp_not_negative') return []
  throw error
}

async function perform(cast: Cast, asked: RandomAct): Promise<Moved[]> {
  const who = cast.persons[asked.who]!
  switch (asked.kind) {
    case 'earn': {
      const amounts = { EDU_COIN: 1 + asked.object, XP: 3 * (1 + asked.object) }
      const reward = { object: `task ${asked.object}`, educoins: amounts.EDU_COIN, xp: amounts.XP }
      return (await inOne((tx) => coinActs.earn(tx, who, reward))) ? [{ who, amounts }] : []
    }
    case 'unlock': {
      const price = 5 + 3 * asked.object
      const bought = inOne((tx) => coinActs.unlock(tx, who, { object: `item ${asked.object}`, price }))
      return bought.then((isNew) => (isNew ? [{ who, amounts: { EDU_COIN: -price } }] : []), refusal)
    }
    case 'give': {
      const to = cast.persons[(asked.who + asked.further) % people]!
      const given = inOne((tx) => coinActs.give(tx, who, { to, object: randomUUID(), value: asked.value }))
      return given.then(
        () => [
          { who, amounts: { EDU_COIN: -asked.value } },
          { who: to, amounts: { EDU_COIN: asked.value } },
        ],
        refusal,
      )
    }
    case 'exchange': {
      const amounts = { XP: -exchangeStep.take.XP, EDU_COIN: exchangeStep.give.EDU_COIN }
      return inOne((tx) => coinActs.exchange(tx, who)).then(() => [{ who, amounts }], refusal)
    }
    default: {
      const answer =
        asked.kind === 'openOne'
          ? await who.call(chests, 'openOne', { params: { id: cast.chestIds[asked.who]![asked.chest]! } })
          : await who.call(chests, 'openNext', { body: {} })
      if (!answer.ok) expect(answer.code).toBe(asked.kind === 'openOne' ? 'br_0022' : 'br_0023')
      return answer.ok ? [{ who, amounts: CHEST_REWARDS[answer.body.chest.kind] }] : []
    }
  }
}

/** Clients take the next act from one pile, each as soon as its last was answered. */
async function performAll(cast: Cast, pile: RandomAct[]): Promise<Moved[]> {
  const moved: Moved[] = []
  const client = async () => {
    for (let next = pile.shift(); next; next = pile.shift()) moved.push(...(await perform(cast, next)))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return moved
}

/** Looks at the whole ledger again and again while `work` runs. */
async function watched<T>(work: Promise<T>): Promise<{ result: T; looks: number; faults: string[] }> {
  let isOver = false
  const watching = (async () => {
    const faults: string[] = []
    let looks = 0
    do {
      faults.push(...(await ledgerFaults(test.database.db)))
      looks += 1
      await sleep(20)
    } while (!isOver && faults.length === 0)
    return { looks, faults }
  })()
  const result = await work.finally(() => {
    isOver = true
  })
  return { result, ...(await watching) }
}

describe('the ledger under a crowd', () => {
  it(
    `keeps every promise at every point of ${acts} random acts by ${clients} clients at once`,
    { timeout: 60_000 + acts * 60 },
    async () => {
      let looks = 0
      const kinds = new Set<string>()
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: actsEach, maxLength: actsEach, size: 'max' }), async (pile) => {
          const cast = await newCast()
          for (const { kind } of pile) kinds.add(kind)
          const seen = await watched(performAll(cast, [...pile]))
          looks += seen.looks
          expect(seen.faults).toEqual([])
          expect(await ledgerFaults(test.database.db)).toEqual([])
          // What the clients were told is what the wallets hold: nothing was lost, nothing came from nowhere.
          for (const who of cast.persons) {
            const told = seen.result.filter((moved) => moved.who === who)
            const sum = (coin: CoinType) => told.reduce((total, { amounts }) => total + (amounts[coin] ?? 0), 0)
            expect(await walletOf(who)).toEqual({ EDU_COIN: sum('EDU_COIN'), XP: sum('XP') })
          }
          // Chests are earned: whatever coins did, there are as many as before.
          expect(await chestsOf(cast.persons)).toBe(people * 10)
        }),
        { numRuns: Math.ceil(acts / actsEach), endOnFailure: true },
      )
      expect(kinds.size).toBe(6)
      expect(looks).toBeGreaterThan(acts / actsEach)
    },
  )

  async function chestsOf(persons: readonly Person[]): Promise<number> {
    const { count } = await test.database.db
      .selectFrom('chests')
      .select(sql<number>`count(*)`.as('count'))
      .where(
        'account_id',
        'in',
        persons.map(({ accountId }) => accountId),
      )
      .executeTakeFirstOrThrow()
    return count
  }
})

it('a fault that is there is found', async () => {
  // Without its guards, one promise after the other is broken.
  const { db } = test.database
  const [ana, bia] = [await test.given.student(), await test.given.student()]
  await test.given.coins({ owner: ana, amounts: { EDU_COIN: 50, XP: 200 } })
  await inOne((tx) => coinActs.give(tx, ana, { to: bia, object: 'gift', value: 5 }))
  await inOne((tx) => coinActs.exchange(tx, ana))
  await test.given.chest({ owner: ana })
  const breaches: [RawBuilder<unknown>, RegExp][] = [
    [sql`update wallets set edu_coin = edu_coin + 1 where user_id = ${ana.userId}`, /not the sum/],
    [sql`update wallets set xp_earned = xp_earned - 1 where user_id = ${ana.userId}`, /not the sum/],
    [sql`update wallet_entries set balance_after = balance_after + 1 where user_id = ${ana.userId}`, /does not follow/],
    [sql`update wallets set edu_coin_earned = edu_coin_earned + 1 where user_id = ${ana.userId}`, /not the sum/],
    [sql`update wallet_entries set earned_after = earned_after - 1 where user_id = ${ana.userId}`, /does not follow/],
    [
      sql`alter table wallet_entries drop constraint wallet_entries_origin_check; update wallet_entries set origin = 'LOTTERY' where counterpart = 'SCHOOL'`,
      /no origin/,
    ],
    [sql`update wallet_entries set seq = seq + 1 where user_id = ${bia.userId}`, /does not follow/],
    [sql`update wallet_entries set created_at = '2020-01-01' where user_id = ${ana.userId} and seq = 2`, /is older/],
    [sql`update wallet_entries set balance_after = -1 where user_id = ${bia.userId}`, /below zero/],
    [sql`update wallet_entries set group_id = gen_random_uuid() where counterpart = 'SCHOOL'`, /in two acts/],
    [sql`update wallet_entries set value = 4 where user_id = ${bia.userId}`, /sides of gift/],
    [sql`update wallet_entries set operation = 'DEBIT' where origin = 'EXCHANGE_COIN'`, /lacks a side/],
    [sql`update chests set opened_at = now() where account_id = ${ana.accountId}`, /what it paid disagree/],
  ]
  for (const [breach, fault] of breaches) {
    const found = await inUndone(async (tx) => {
      for (const table of ['wallets', 'wallet_entries'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
      await breach.execute(tx)
      return ledgerFaults(tx)
    })
    expect(found.join('\n')).toMatch(fault)
  }
  expect(await ledgerFaults(db)).toEqual([])
})

/** What `work` sees, and nothing of it stays. */
async function inUndone<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let seen: T | undefined
  const undo = new Error('undone')
  await inOne(async (tx) => {
    seen = await work(tx)
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return seen as T
}
