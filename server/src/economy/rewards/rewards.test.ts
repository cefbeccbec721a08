import { REWARD_AMOUNTS, REWARD_MAX } from '@trilha/contract/constants'
import { rewards, type RewardChange } from '@trilha/contract/economy/rewards'
import { wallets } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function newAdmin(): Promise<Person> {
  return test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school(), name: 'Direção Teste' })
}

type Origin = keyof typeof REWARD_AMOUNTS

function set(who: Person, origin: Origin, educoins: number, xp: number) {
  return who.call(rewards, 'change', { params: { origin }, body: { educoins, xp } })
}

async function listOf(who: Person) {
  const answer = await who.call(rewards, 'list')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function changesOf(who: Person, query: { pSize?: number; cursor?: string | undefined } = {}) {
  const answer = await who.call(rewards, 'listChanges', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

function amountsIn(changes: readonly RewardChange[]) {
  return changes.filter((change) => change.type === 'AMOUNTS')
}

const coins = (educoins: number, xp: number) => [
  { coinType: 'EDU_COIN', value: educoins },
  { coinType: 'XP', value: xp },
]

describe('GET /rewards', () => {
  it('tells every role what each act pays at their school', async () => {
    const { schoolId } = await newAdmin()
    for (const role of ['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN'] as const) {
      const person = await test.given.person({ role, schoolId })
      expect(await listOf(person)).toEqual(
        Object.entries(REWARD_AMOUNTS).map(([origin, { EDU_COIN, XP }]) => ({
          origin,
          amounts: coins(EDU_COIN, XP),
          usual: coins(EDU_COIN, XP),
          isOwn: false,
        })),
      )
    }
  })

  it('is a query, whatever the school set', async () => {
    const admin = await newAdmin()
    const counted = () => countQueries(test.database.pool, () => listOf(admin))
    const before = await counted()
    for (const origin of ['COURSE', 'MODULE', 'POST'] as const) await set(admin, origin, 3, 3)
    expect(await counted()).toBe(before)
  })
})

describe('PATCH /rewards/:origin', () => {
  it('sets what the act pays in this school, and in no other', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin()]
    const student = await test.given.student({ schoolId: admin.schoolId })
    const { EDU_COIN, XP } = REWARD_AMOUNTS.COURSE
    const own = { origin: 'COURSE', amounts: coins(60, 0), usual: coins(EDU_COIN, XP), isOwn: true }
    expect(await set(admin, 'COURSE', 60, 0)).toMatchObject({ ok: true, status: 200, body: own })
    expect((await listOf(student)).filter(({ isOwn }) => isOwn)).toEqual([own])
    expect((await listOf(other)).filter(({ isOwn }) => isOwn)).toEqual([])
  })

  it('goes back to the usual amounts when they are set', async () => {
    const admin = await newAdmin()
    await set(admin, 'TASK', 9, 9)
    await set(admin, 'TASK', 8, 8)
    const { EDU_COIN, XP } = REWARD_AMOUNTS.TASK
    expect(await set(admin, 'TASK', EDU_COIN, XP)).toMatchObject({
      body: { isOwn: false, amounts: coins(EDU_COIN, XP) },
    })
    const rows = await test.database.db
      .selectFrom('reward_rules')
      .selectAll()
      .where('school_id', '=', admin.schoolId)
      .execute()
    expect(rows).toEqual([])
    expect((await changesOf(admin)).content.map(({ isOwn }) => isOwn)).toEqual([false, true, true])
  })

  it('takes the limits, and nothing beyond them', async () => {
    const admin = await newAdmin()
    expect(await set(admin, 'COURSE', REWARD_MAX.EDU_COIN, REWARD_MAX.XP)).toMatchObject({ ok: true })
    expect(await set(admin, 'COURSE', 0, 0)).toMatchObject({ ok: true })
    const before = await writesMark(test.database.db)
    const wrong: [unknown, string[]][] = [
      [{ educoins: REWARD_MAX.EDU_COIN + 1, xp: 0 }, ['educoins']],
      [{ educoins: 0, xp: REWARD_MAX.XP + 1 }, ['xp']],
      [{ educoins: -1, xp: 1.5 }, ['educoins', 'xp']],
      [{ educoins: '5', xp: null }, ['educoins', 'xp']],
      [{ educoins: 5 }, ['xp']],
      [{}, ['educoins', 'xp']],
    ]
    for (const [body, fields] of wrong) {
      const answer = await admin.raw('PATCH', '/api/rewards/COURSE', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const details = fields.map((field) => ({ code: 'ii_0075', field }))
      expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, code: 'ii_0075', body: { details } })
    }
    const unknown = await admin.raw('PATCH', '/api/rewards/LUCK', {
      headers: { 'content-type': 'application/json' },
      body: '{"educoins":1,"xp":1}',
    })
    expect(unknown).toMatchObject({ status: 400, code: 'ii_0067', body: { field: 'origin' } })
    // A chest pays by its kind, whatever a school would like.
    expect(
      await admin.raw('PATCH', '/api/rewards/CHEST', {
        headers: { 'content-type': 'application/json' },
        body: '{"educoins":1,"xp":1}',
      }),
    ).toMatchObject({ status: 400, code: 'ii_0067' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('refuses everybody but the administration, and changes nothing', async () => {
    const admin = await newAdmin()
    const others = await Promise.all(
      (['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF'] as const).map((role) =>
        test.given.person({ role, schoolId: admin.schoolId }),
      ),
    )
    const before = await writesMark(test.database.db)
    for (const person of others) {
      expect(await set(person, 'POST', 500, 500), person.role).toMatchObject({ status: 403, code: 'br_0003' })
      expect(await person.call(rewards, 'listChanges', { query: {} })).toMatchObject({ status: 403, code: 'br_0003' })
    }
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('GET /rewards/changes', () => {
  it('says who changed what, from what to what, newest first', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin()]
    await set(admin, 'POST', 1, 4)
    await set(admin, 'POST', 2, 4)
    await set(admin, 'MODULE', 0, 0)
    const { content } = await changesOf(admin)
    const [module, post] = [REWARD_AMOUNTS.MODULE, REWARD_AMOUNTS.POST]
    expect(content).toMatchObject([
      {
        origin: 'MODULE',
        byName: 'Direção Teste',
        before: coins(module.EDU_COIN, module.XP),
        after: coins(0, 0),
        isOwn: true,
      },
      { origin: 'POST', before: coins(1, 4), after: coins(2, 4) },
      { origin: 'POST', before: coins(post.EDU_COIN, post.XP), after: coins(1, 4) },
    ])
    expect((await changesOf(other)).content).toEqual([])
  })

  it('has no line for what changes nothing', async () => {
    const admin = await newAdmin()
    await set(admin, 'POST', REWARD_AMOUNTS.POST.EDU_COIN, REWARD_AMOUNTS.POST.XP)
    await set(admin, 'POST', 3, 3)
    await set(admin, 'POST', 3, 3)
    expect((await changesOf(admin)).content).toHaveLength(1)
  })

  it('has what the school made of the exchange too, also from before that was kept', async () => {
    const admin = await newAdmin()
    const { schoolId, userId } = admin
    const rate = (xp: number, educoins: number) => admin.call(wallets, 'changeExchangeRate', { body: { xp, educoins } })
    await test.database.db
      .insertInto('audit_log')
      .values({
        action: 'exchangeRate.changed',
        school_id: schoolId,
        actor_user_id: userId,
        subject_kind: 'school',
        subject_id: schoolId,
        details: JSON.stringify({ xp: 100, educoins: 10 }),
      })
      .execute()
    await rate(100, 10)
    await rate(120, 10)
    await set(admin, 'POST', 3, 3)
    await rate(120, 10)
    await rate(100, 10)
    expect((await changesOf(admin)).content).toMatchObject([
      { type: 'RATE', before: { xp: 120, educoins: 10 }, after: { xp: 100, educoins: 10 }, isOwn: false },
      { type: 'AMOUNTS', origin: 'POST' },
      {
        type: 'RATE',
        byName: 'Direção Teste',
        before: { xp: 100, educoins: 10 },
        after: { xp: 120, educoins: 10 },
        isOwn: true,
      },
      { type: 'RATE', before: null, after: { xp: 100, educoins: 10 } },
    ])
  })

  it('tells a chain when administrators change the rate at once', async () => {
    const admin = await newAdmin()
    const bodies = Array.from({ length: 8 }, (_, at) => ({ xp: 200 + at, educoins: 10 }))
    await Promise.all(bodies.map((body) => admin.call(wallets, 'changeExchangeRate', { body })))
    const chain = (await changesOf(admin)).content.filter((change) => change.type === 'RATE').toReversed()
    expect(chain).toHaveLength(bodies.length)
    for (const [at, { before }] of chain.entries())
      expect(before).toEqual(at === 0 ? { xp: 100, educoins: 10 } : chain[at - 1]!.after)
  })

  it('pages without repeating or skipping', async () => {
    const admin = await newAdmin()
    for (let xp = 10; xp < 17; xp += 1) await set(admin, 'POST', 0, xp)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await changesOf(admin, { pSize: 3, cursor })
      seen.push(...amountsIn(page.content).map(({ after }) => after[1]!.value))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toEqual([16, 15, 14, 13, 12, 11, 10])
    expect(await admin.call(rewards, 'listChanges', { query: { cursor: 'W10' } })).toMatchObject({
      status: 400,
      code: 'ii_0030',
      body: { field: 'cursor' },
    })
  })

  it('tells a chain when administrators change one act at once', async () => {
    const admin = await newAdmin()
    const second = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: admin.schoolId })
    await Promise.all(Array.from({ length: 10 }, (_, at) => set(at % 2 === 0 ? admin : second, 'POST', 0, 100 + at)))
    const { content } = await changesOf(admin, { pSize: 20 })
    expect(content).toHaveLength(10)
    const chain = amountsIn(content).toReversed()
    for (const [at, { before }] of chain.entries())
      expect(before).toEqual(at === 0 ? coins(0, REWARD_AMOUNTS.POST.XP) : chain[at - 1]!.after)
    expect((await listOf(admin)).find(({ origin }) => origin === 'POST')!.amounts).toEqual(chain.at(-1)!.after)
  })
})
