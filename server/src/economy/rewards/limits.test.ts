import { DAY_LIMITS, DAY_LIMITS_MAX, type DayLimit } from '@trilha/contract/constants'
import { rewards } from '@trilha/contract/economy/rewards'
import { wallets } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function newAdmin(): Promise<Person> {
  return test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school(), name: 'Direção Teste' })
}

function set(who: Person, limit: DayLimit, perDay: number) {
  return who.call(rewards, 'changeLimit', { params: { kind: limit }, body: { perDay } })
}

async function limitsOf(who: Person) {
  const answer = await who.call(rewards, 'listLimits')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function changesOf(who: Person) {
  const answer = await who.call(rewards, 'listChanges', { query: { pSize: 20 } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content
}

const usual = Object.entries(DAY_LIMITS).map(([limit, perDay]) => ({ limit, perDay, usual: perDay, isOwn: false }))

describe('GET /rewards/limits', () => {
  it('tells every role what a day holds at their school', async () => {
    const { schoolId } = await newAdmin()
    for (const role of ['STUDENT', 'PROFESSOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN'] as const)
      expect(await limitsOf(await test.given.person({ role, schoolId })), role).toEqual(usual)
  })
})

describe('PATCH /rewards/limits/:kind', () => {
  it('sets what a day holds in this school, and in no other, and says who did', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin()]
    const own = { limit: 'GIFT', perDay: 30, usual: DAY_LIMITS.GIFT, isOwn: true }
    expect(await set(admin, 'GIFT', 30)).toMatchObject({ status: 200, body: own })
    expect(await limitsOf(admin)).toEqual(usual.map((each) => (each.limit === 'GIFT' ? own : each)))
    expect(await limitsOf(other)).toEqual(usual)
    expect(await changesOf(admin)).toMatchObject([
      { type: 'LIMIT', limit: 'GIFT', byName: 'Direção Teste', before: DAY_LIMITS.GIFT, after: 30, isOwn: true },
    ])
  })

  it('goes back to the usual number when it is set, and has no line for what changes nothing', async () => {
    const admin = await newAdmin()
    await set(admin, 'SOCIAL', DAY_LIMITS.SOCIAL)
    await set(admin, 'SOCIAL', 5)
    await set(admin, 'SOCIAL', 5)
    expect(await set(admin, 'SOCIAL', DAY_LIMITS.SOCIAL)).toMatchObject({ body: { isOwn: false } })
    expect(await limitsOf(admin)).toEqual(usual)
    expect((await changesOf(admin)).map(({ isOwn }) => isOwn)).toEqual([false, true])
  })

  it('takes each limit up to its maximum, and nothing beyond', async () => {
    const admin = await newAdmin()
    for (const limit of Object.keys(DAY_LIMITS) as DayLimit[]) {
      expect(await set(admin, limit, DAY_LIMITS_MAX[limit]), limit).toMatchObject({ ok: true })
      expect(await set(admin, limit, 0), limit).toMatchObject({ ok: true })
      const before = await writesMark(test.database.db)
      for (const perDay of [DAY_LIMITS_MAX[limit] + 1, -1, 1.5, 1_000_000, Number.NaN])
        expect(await set(admin, limit, perDay), `${limit} ${perDay}`).toMatchObject({
          status: 400,
          code: 'ii_0075',
          body: { field: 'perDay' },
        })
      expect(await writesMark(test.database.db)).toBe(before)
    }
  })

  it('refuses everybody but the administration, and changes nothing', async () => {
    const admin = await newAdmin()
    const others = await Promise.all(
      (['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF'] as const).map((role) =>
        test.given.person({ role, schoolId: admin.schoolId }),
      ),
    )
    const before = await writesMark(test.database.db)
    for (const person of others)
      expect(await set(person, 'GIFT', 100), person.role).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('tells a chain when administrators change one limit at once', async () => {
    const admin = await newAdmin()
    const second = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: admin.schoolId })
    await Promise.all(Array.from({ length: 10 }, (_, at) => set(at % 2 === 0 ? admin : second, 'GIFT', 10 + at)))
    const chain = (await changesOf(admin)).filter((change) => change.type === 'LIMIT').toReversed()
    expect(chain).toHaveLength(10)
    for (const [at, { before }] of chain.entries())
      expect(before).toEqual(at === 0 ? DAY_LIMITS.GIFT : chain[at - 1]!.after)
    expect((await limitsOf(admin)).find(({ limit }) => limit === 'GIFT')!.perDay).toBe(chain.at(-1)!.after)
  })
})

describe('a limit of the school', () => {
  async function ownSchool(coins: { EDU_COIN?: number; XP?: number }) {
    const admin = await newAdmin()
    const { schoolId } = admin
    const classId = await test.given.schoolClass(schoolId)
    const ana = await test.given.student({ schoolId, classId })
    await test.given.mayBuy(ana)
    await test.given.coins({ owner: ana, amounts: coins })
    return { admin, ana, bia: await test.given.student({ schoolId, classId }) }
  }

  it('stops gifts, also many at once, and is what the wallet tells', async () => {
    const { admin, ana, bia } = await ownSchool({ EDU_COIN: 300 })
    await set(admin, 'GIFT', 80)
    const gifts = Array.from({ length: 12 }, () =>
      ana.call(wallets, 'give', { body: { userId: bia.userId, educoins: 10 } }),
    )
    const answers = await Promise.all(gifts)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(8)
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toMatchObject({ code: 'ii_0048' })
    expect(await ana.call(wallets, 'getMyLimits')).toMatchObject({ body: { gift: { perDay: 80, left: 0 } } })
    // Lowered below what was given already: nothing is left, and nothing is owed.
    await set(admin, 'GIFT', 20)
    expect(await ana.call(wallets, 'getMyLimits')).toMatchObject({ body: { gift: { perDay: 20, left: 0 } } })
  })

  it('stops exchanges, also many at once, and is what the wallet tells', async () => {
    const { admin, ana } = await ownSchool({ XP: 5000 })
    await set(admin, 'EXCHANGE', 120)
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => ana.call(wallets, 'exchange', { body: { xp: 100, educoins: 10 } })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(12)
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toMatchObject({ code: 'ii_0048' })
    expect(await ana.call(wallets, 'getMyLimits')).toMatchObject({ body: { exchange: { perDay: 120, left: 0 } } })
  })

  it('between two exchanges is told as what exchanges can fill', async () => {
    const { admin, ana } = await ownSchool({ XP: 5000 })
    await set(admin, 'EXCHANGE', 25)
    const told = async () => (await ana.call(wallets, 'getMyLimits')).body
    expect(await told()).toMatchObject({ exchange: { perDay: 20, left: 20 } })
    await ana.call(wallets, 'exchange', { body: { xp: 200, educoins: 20 } })
    expect(await told()).toMatchObject({ exchange: { perDay: 20, left: 0 } })
    await set(admin, 'EXCHANGE', 9)
    expect(await told()).toMatchObject({ exchange: { perDay: 0, left: 0 } })
  })
})
