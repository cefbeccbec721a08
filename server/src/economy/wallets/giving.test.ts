import { randomUUID } from 'node:crypto'
import { DAY_LIMITS_MAX, EXCHANGE_EDUCOINS_PER_DAY } from '@trilha/contract/constants'
import { wallets } from '@trilha/contract/economy/wallets'
import { accounts } from '@trilha/contract/identity/accounts'
import { notifications } from '@trilha/contract/messaging/notifications'
import { describe, expect, it } from 'vitest'
import { erase } from '../../platform/personal-data/erase.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function aClass() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  return {
    schoolId,
    classId,
    async student(amounts: { EDU_COIN?: number; XP?: number } = {}, name = 'Pessoa Teste'): Promise<Person> {
      const person = await test.given.student({ schoolId, classId, name })
      await test.given.mayBuy(person)
      await test.given.coins({ owner: person, amounts })
      return person
    },
  }
}

async function balances(owner: Person): Promise<number[]> {
  const answer = await owner.call(wallets, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.map(({ value }) => value)
}

async function levelOf(owner: Person): Promise<number | undefined> {
  const answer = await owner.call(accounts, 'current')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.student?.level
}

function exchange(owner: Person, xp: number, educoins: number) {
  return owner.call(wallets, 'exchange', { body: { xp, educoins } })
}

function give(owner: Person, userId: string, educoins: number) {
  return owner.call(wallets, 'give', { body: { userId, educoins } })
}

describe('POST /wallets/my/exchange', () => {
  it('is open where purchases are closed: nothing is bought, and nothing leaves the wallet (G23)', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { XP: 100 } })
    expect(await give(ana, randomUUID(), 1)).toMatchObject({ code: 'br_0038' })
    expect(await exchange(ana, 100, 10)).toMatchObject({ status: 200 })
    expect(await balances(ana)).toEqual([10, 0])
  })

  it('turns XP into Educoins at the rate, in one act, and lowers no level', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { XP: 2100 } })
    const before = await levelOf(ana)
    expect(before).toBe(3)
    // Half of the rate on both sides is not the rate.
    expect(await exchange(ana, 50, 5)).toMatchObject({ status: 400, code: 'ii_0046' })
    expect(await exchange(ana, 300, 30)).toMatchObject({
      status: 200,
      body: [
        { coinType: 'EDU_COIN', value: 30 },
        { coinType: 'XP', value: 1800 },
      ],
    })
    expect(await levelOf(ana)).toBe(before)
    const history = await ana.call(wallets, 'listMyHistory', { query: { originOperator: 'EXCHANGE_COIN' } })
    if (!history.ok) throw new Error(history.code)
    expect(history.body.content.map(({ operation, coinType, value }) => [operation, coinType, value])).toEqual([
      ['CREDIT', 'EDU_COIN', 30],
      ['DEBIT', 'XP', 300],
    ])
    expect(new Set(history.body.content.map(({ groupId }) => groupId)).size).toBe(1)
  })

  it("goes by the school's own rate", async () => {
    const { schoolId, student } = await aClass()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    expect(await admin.call(wallets, 'changeExchangeRate', { body: { xp: 50, educoins: 3 } })).toMatchObject({
      body: { xp: 50, educoins: 3 },
    })
    const ana = await student({ XP: 200 })
    expect(await ana.call(wallets, 'getExchangeRate')).toMatchObject({ body: { xp: 50, educoins: 3 } })
    expect(await exchange(ana, 100, 10)).toMatchObject({ status: 400, code: 'ii_0046', body: { field: 'xp' } })
    expect(await exchange(ana, 75, 4)).toMatchObject({ code: 'ii_0046' })
    expect(await exchange(ana, 150, 9)).toMatchObject({ ok: true })
    expect(await balances(ana)).toEqual([9, 50])
    const line = await test.database.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'request_id', 'details'])
      .where('action', '=', 'exchangeRate.changed')
      .where('school_id', '=', schoolId)
      .executeTakeFirst()
    expect(line).toEqual({
      actor_user_id: admin.userId,
      request_id: expect.any(String),
      details: { before: { xp: 100, educoins: 10 }, after: { xp: 50, educoins: 3 } },
    })
  })

  it('refuses more XP than there is, and changes nothing', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { XP: 199 } })
    const before = await writesMark(test.database.db)
    expect(await exchange(ana, 200, 20)).toMatchObject({ status: 400, code: 'ii_0047' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('stops at the limit of the day, also for many at once', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { XP: 5000 } })
    const answers = await Promise.all(Array.from({ length: 15 }, () => exchange(ana, 100, 10)))
    const refused = answers.filter((answer) => !answer.ok)
    expect(refused).toHaveLength(5)
    for (const answer of refused) expect(answer).toMatchObject({ status: 400, code: 'ii_0048' })
    expect(await balances(ana)).toEqual([EXCHANGE_EDUCOINS_PER_DAY, 4000])
    expect(await ana.call(wallets, 'getMyLimits')).toMatchObject({
      body: { rate: { xp: 100, educoins: 10 }, exchange: { perDay: EXCHANGE_EDUCOINS_PER_DAY, left: 0 } },
    })
  })

  it("starts anew with the school's day", async () => {
    const ana = await test.given.student()
    const at = new Date(Date.now() - 26 * 3_600_000)
    await test.given.pastExchange({ owner: ana, at, xp: 1000, educoins: EXCHANGE_EDUCOINS_PER_DAY })
    await test.given.coins({ owner: ana, amounts: { XP: 100 } })
    expect(await exchange(ana, 100, 10)).toMatchObject({ ok: true })
  })

  it('happens once for one key', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { XP: 500 } })
    const options = {
      headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
      body: JSON.stringify({ xp: 100, educoins: 10 }),
    }
    const answers = await Promise.all([1, 2, 3].map(() => ana.raw('POST', '/api/wallets/my/exchange', options)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200 })
    expect(await balances(ana)).toEqual([10, 400])
  })

  it.each([
    [{ xp: 0, educoins: 10 }, 'xp'],
    [{ xp: 100, educoins: 1.5 }, 'educoins'],
    [{ xp: 100, educoins: DAY_LIMITS_MAX.EXCHANGE + 1 }, 'educoins'],
  ])('refuses %j', async (body, field) => {
    const ana = await test.given.student()
    expect(await ana.call(wallets, 'exchange', { body })).toMatchObject({
      status: 400,
      code: 'ii_0075',
      body: { field },
    })
  })
})

describe('the exchange rate', () => {
  it('is set by the administrator alone, within bounds', async () => {
    const staff = await test.given.person({ role: 'STAFF' })
    expect(await staff.call(wallets, 'changeExchangeRate', { body: { xp: 1, educoins: 100 } })).toMatchObject({
      code: 'br_0003',
    })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN' })
    expect(await admin.call(wallets, 'changeExchangeRate', { body: { xp: 0, educoins: 101 } })).toMatchObject({
      code: 'ii_0075',
      body: { details: [{ field: 'xp' }, { field: 'educoins' }] },
    })
  })
})

describe('POST /wallets/my/gifts', () => {
  it('moves Educoins to a classmate; both see with whom, and the other one is told', async () => {
    const { student } = await aClass()
    const ana = await student({ EDU_COIN: 80 }, 'Ana Ipê')
    const bia = await student({}, 'Bia Ipê')
    const answer = await give(ana, bia.userId, 20)
    expect(answer).toMatchObject({
      status: 201,
      body: { educoins: 20, to: { userId: bia.userId, name: 'Bia Ipê' }, wallet: [{ value: 60 }, { value: 0 }] },
    })
    expect(await balances(bia)).toEqual([20, 0])
    for (const [person, operation, name] of [
      [ana, 'DEBIT', 'Bia Ipê'],
      [bia, 'CREDIT', 'Ana Ipê'],
    ] as const) {
      const history = await person.call(wallets, 'listMyHistory', { query: { originOperator: 'USER' } })
      expect(history).toMatchObject({
        body: { content: [{ operation, value: 20, subject: { type: 'PERSON', name } }] },
      })
    }
    expect(await bia.call(notifications, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ kind: 'GIFT_RECEIVED', about: { name: 'Ana Ipê' }, educoins: 20 }] },
    })
  })

  it('names nobody who was erased since', async () => {
    const { student } = await aClass()
    const ana = await student({ EDU_COIN: 80 })
    const bia = await student({})
    await give(ana, bia.userId, 20)
    await test.database.db
      .transaction()
      .execute((tx) => erase(tx, test.app.platform.privacyPlans, { userId: bia.userId, accountIds: [bia.accountId] }))
    expect(await ana.call(wallets, 'listMyHistory', { query: { originOperator: 'USER' } })).toMatchObject({
      body: { content: [{ subject: { type: 'PERSON', name: null } }] },
    })
  })

  it('is for classmates alone: others are not found, and nothing changes', async () => {
    const { schoolId, classId, student } = await aClass()
    const ana = await student({ EDU_COIN: 80 })
    const others = [
      ana,
      await test.given.student({ schoolId }),
      await test.given.student(),
      await test.given.student({ schoolId, classId, active: false }),
      await test.given.student({ schoolId, classId, blocked: true }),
      await test.given.student({ schoolId, classId, isMember: false }),
      await test.given.person({ role: 'PROFESSOR', schoolId }),
      { userId: randomUUID() },
    ]
    const before = await writesMark(test.database.db)
    for (const { userId } of others)
      expect(await give(ana, userId, 5)).toMatchObject({ status: 404, code: 'nf_0059', body: { field: 'userId' } })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('waits for the part that the family opens', async () => {
    const { student } = await aClass()
    const ana = await student({ EDU_COIN: 80 })
    const bia = await student()
    await test.database.db
      .updateTable('parental_controls')
      .set({ purchases_enabled: false })
      .where('account_id', '=', ana.accountId)
      .execute()
    // A session is known for a second.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await give(ana, bia.userId, 5)).toMatchObject({ status: 403, code: 'br_0038', body: { field: 'purchases' } })
    expect(await balances(ana)).toEqual([80, 0])
  })

  it('stops at the limit of the day, also for many at once and in both directions', async () => {
    const { student } = await aClass()
    const [ana, bia] = [await student({ EDU_COIN: 100 }), await student({ EDU_COIN: 100 })]
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => (at % 2 ? give(ana, bia.userId, 10) : give(bia, ana.userId, 10))),
    )
    const refused = answers.filter((answer) => !answer.ok)
    expect(refused).toHaveLength(4)
    for (const answer of refused) expect(answer).toMatchObject({ status: 400, code: 'ii_0048' })
    expect(await balances(ana)).toEqual([100, 0])
    expect(await ana.call(wallets, 'getMyLimits')).toMatchObject({ body: { gift: { perDay: 50, left: 0 } } })
  })

  it('needs the Educoins', async () => {
    const { student } = await aClass()
    const [ana, bia] = [await student({ EDU_COIN: 9 }), await student()]
    const before = await writesMark(test.database.db)
    expect(await give(ana, bia.userId, 10)).toMatchObject({ status: 422, code: 'br_0049' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('happens once for one key', async () => {
    const { student } = await aClass()
    const [ana, bia] = [await student({ EDU_COIN: 90 }), await student()]
    const options = {
      headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
      body: JSON.stringify({ userId: bia.userId, educoins: 10 }),
    }
    const answers = await Promise.all([1, 2, 3].map(() => ana.raw('POST', '/api/wallets/my/gifts', options)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 201 })
    expect(await balances(ana)).toEqual([80, 0])
    expect(await balances(bia)).toEqual([10, 0])
  })

  it('refuses an amount out of bounds', async () => {
    const { student } = await aClass()
    const [ana, bia] = [await student({ EDU_COIN: 90 }), await student()]
    for (const educoins of [0, -5, DAY_LIMITS_MAX.GIFT + 1])
      expect(await give(ana, bia.userId, educoins)).toMatchObject({ status: 400, code: 'ii_0075' })
  })
})
