import { randomUUID } from 'node:crypto'
import { CHEST_KINDS, CHEST_REWARDS, CHESTS_AT_ONCE, CHESTS_NAMED } from '@trilha/contract/constants'
import { chests } from '@trilha/contract/economy/chests'
import { wallets } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import type { EventName, Events } from '../../platform/events.ts'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { lockOwned } from './chests.repo.ts'

const test = testApp()

async function ledgerOf(person: Person) {
  const entries = await test.database.db
    .selectFrom('wallet_entries')
    .selectAll()
    .where('user_id', '=', person.userId)
    .orderBy('seq')
    .execute()
  return entries.map(({ coin, operation, value, origin }) => ({ coin, operation, value, origin }))
}

async function balancesOf(person: Person) {
  const answer = await person.call(wallets, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.map(({ value }) => value)
}

describe('PATCH /treasure-chests/:id/open', () => {
  it('opens the chest, pays what its kind always pays, and answers the new balances', async () => {
    const ana = await test.given.student()
    const chest = await test.given.chest({ owner: ana, entity: 'COURSE' })
    const answer = await ana.call(chests, 'openOne', { params: { id: chest.id } })
    expect(answer).toMatchObject({
      ok: true,
      body: {
        chest: { id: chest.id, kind: 'RARE', status: 'OPENED' },
        rewards: [
          { coinType: 'EDU_COIN', value: 15 },
          { coinType: 'XP', value: 30 },
        ],
        wallet: [
          { coinType: 'EDU_COIN', value: 15 },
          { coinType: 'XP', value: 30 },
        ],
      },
    })
    expect(await ledgerOf(ana)).toEqual([
      { coin: 'EDU_COIN', operation: 'CREDIT', value: 15, origin: 'CHEST' },
      { coin: 'XP', operation: 'CREDIT', value: 30, origin: 'CHEST' },
    ])
  })

  it('refuses an opened chest and pays nothing more', async () => {
    const ana = await test.given.student()
    const chest = await test.given.chest({ owner: ana })
    await ana.call(chests, 'openOne', { params: { id: chest.id } })
    const again = await ana.call(chests, 'openOne', { params: { id: chest.id } })
    expect(again).toMatchObject({ ok: false, status: 409, code: 'br_0022' })
    expect(await ledgerOf(ana)).toHaveLength(2)
  })

  it('pays once when requests race', async () => {
    const ana = await test.given.student()
    const chest = await test.given.chest({ owner: ana, entity: 'ACHIEVEMENT' })
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => ana.call(chests, 'openOne', { params: { id: chest.id } })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'br_0022')).toHaveLength(199)
    expect(await balancesOf(ana)).toEqual([40, 80])
  })

  it("answers another student's chest as a missing one, and leaves it closed", async () => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    const chest = await test.given.chest({ owner: bruno })
    const stranger = await ana.call(chests, 'openOne', { params: { id: chest.id } })
    const missing = await ana.call(chests, 'openOne', { params: { id: randomUUID() } })
    expect(stranger).toMatchObject({ status: 404, code: 'nf_0039' })
    expect(missing).toMatchObject({ status: 404, code: 'nf_0039' })
    expect(await bruno.call(chests, 'countMine')).toMatchObject({ body: { count: 1 } })
    expect(await balancesOf(ana)).toEqual([0, 0])
  })

  it('gives the first answer again to a repeat with the same key, and refuses the key for another chest', async () => {
    const ana = await test.given.student()
    const [first, second] = [await test.given.chest({ owner: ana }), await test.given.chest({ owner: ana })]
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await ana.call(chests, 'openOne', { params: { id: first.id }, headers })
    const repeat = await ana.call(chests, 'openOne', { params: { id: first.id }, headers })
    const other = await ana.call(chests, 'openOne', { params: { id: second.id }, headers })
    expect(repeat.body).toEqual(answer.body)
    expect(other).toMatchObject({ status: 400, code: 'ii_0041' })
    expect(await balancesOf(ana)).toEqual([5, 10])
  })

  it('refuses a key of the wrong form', async () => {
    const ana = await test.given.student()
    const chest = await test.given.chest({ owner: ana })
    const answer = await ana.call(chests, 'openOne', {
      params: { id: chest.id },
      headers: { 'idempotency-key': 'short' },
    })
    expect(answer).toMatchObject({ status: 400, code: 'ii_0040', body: { field: 'idempotency-key' } })
  })
})

describe('the lock on a chest', () => {
  it('is given to its owner alone', async () => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    const chest = await test.given.chest({ owner: bruno })
    const lockAs = (person: Person) =>
      test.database.db.transaction().execute((tx) => lockOwned(tx, person.accountId, chest.id))
    expect(await lockAs(ana)).toBeUndefined()
    expect(await lockAs(bruno)).toMatchObject({ id: chest.id })
  })
})

describe('PATCH /treasure-chests/open', () => {
  it('opens the oldest closed chest, of the kind asked for', async () => {
    const ana = await test.given.student()
    const oldest = await test.given.chest({ owner: ana, entity: 'MODULE' })
    const epic = await test.given.chest({ owner: ana, entity: 'ACHIEVEMENT' })
    expect(await ana.call(chests, 'openNext', { body: { kind: 'EPIC' } })).toMatchObject({
      ok: true,
      body: { chest: { id: epic.id } },
    })
    expect(await ana.call(chests, 'openNext', { body: {} })).toMatchObject({
      ok: true,
      body: { chest: { id: oldest.id } },
    })
    expect(await ana.call(chests, 'openNext', { body: {} })).toMatchObject({ ok: false, status: 422, code: 'br_0023' })
  })

  it('takes a call without a body', async () => {
    const ana = await test.given.student()
    await test.given.chest({ owner: ana })
    expect(await ana.raw('PATCH', '/api/treasure-chests/open')).toMatchObject({ ok: true })
  })

  it('opens each chest once when many ask at once', async () => {
    const ana = await test.given.student()
    for (let count = 0; count < 10; count += 1) await test.given.chest({ owner: ana })
    const answers = await Promise.all(Array.from({ length: 30 }, () => ana.call(chests, 'openNext', { body: {} })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'br_0023')).toHaveLength(20)
    expect(await balancesOf(ana)).toEqual([50, 100])
  })

  it('gives the same chest again to a repeat with the same key', async () => {
    const ana = await test.given.student()
    await test.given.chest({ owner: ana })
    await test.given.chest({ owner: ana })
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ana.call(chests, 'openNext', { body: {}, headers })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toHaveLength(1)
    expect(await ana.call(chests, 'countMine')).toMatchObject({ body: { count: 1 } })
  })

  it('refuses a kind that does not exist', async () => {
    const ana = await test.given.student()
    const answer = await ana.raw('PATCH', '/api/treasure-chests/open', {
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"GOLDEN"}',
    })
    expect(answer).toMatchObject({ status: 400, code: 'ii_0067', body: { field: 'kind' } })
  })
})

describe('PATCH /treasure-chests/open-all', () => {
  const entities = ['MODULE', 'MODULE', 'COURSE', 'ACHIEVEMENT', 'MAP'] as const

  it('opens everything in one act, tells what each kind gave, and writes one row of the statement', async () => {
    const ana = await test.given.student()
    const closed = []
    for (const entity of entities) closed.push(await test.given.chest({ owner: ana, entity }))
    const answer = await ana.call(chests, 'openAll')
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body).toMatchObject({
      kinds: [
        { kind: 'COMMON', count: 2, rewards: [{ value: 10 }, { value: 20 }] },
        { kind: 'RARE', count: 1, rewards: [{ value: 15 }, { value: 30 }] },
        { kind: 'EPIC', count: 1, rewards: [{ value: 40 }, { value: 80 }] },
        { kind: 'LEGENDARY', count: 1, rewards: [{ value: 100 }, { value: 200 }] },
      ],
      opened: 5,
      rewards: [
        { coinType: 'EDU_COIN', value: 165 },
        { coinType: 'XP', value: 330 },
      ],
      wallet: [{ value: 165 }, { value: 330 }],
      left: 0,
    })
    expect(answer.body.chests.map(({ id }) => id)).toEqual(closed.map(({ id }) => id))
    expect(answer.body.chests.every(({ status, openedAt }) => status === 'OPENED' && openedAt !== null)).toBe(true)
    const groups = await test.database.db
      .selectFrom('wallet_entries')
      .select('group_id')
      .distinct()
      .where('user_id', '=', ana.userId)
      .execute()
    expect(groups).toHaveLength(1)
    expect(await ledgerOf(ana)).toHaveLength(10)
  })

  it('says that there is none, and pays nothing', async () => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    await test.given.chest({ owner: bruno })
    expect(await ana.call(chests, 'openAll')).toMatchObject({ ok: false, status: 422, code: 'br_0023' })
    expect(await ledgerOf(ana)).toEqual([])
    expect(await bruno.call(chests, 'countMine')).toMatchObject({ body: { count: 1 } })
  })

  it('is refused to whoever is no student', async () => {
    const helena = await test.given.person({ role: 'PROFESSOR' })
    expect(await helena.call(chests, 'openAll')).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it('gives the first answer again to a repeat with the same key', async () => {
    const ana = await test.given.student()
    for (const entity of entities) await test.given.chest({ owner: ana, entity })
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ana.call(chests, 'openAll', { headers })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toHaveLength(1)
    expect(answers[0]).toMatchObject({ body: { opened: 5 } })
    expect(await balancesOf(ana)).toEqual([165, 330])
  })

  it('opens so many at once, names some, counts the rest, and takes the oldest', async () => {
    const ana = await test.given.student()
    await test.database.db
      .insertInto('chests')
      .values(
        Array.from({ length: CHESTS_AT_ONCE + 3 }, (_, at) => ({
          account_id: ana.accountId,
          kind: 'COMMON' as const,
          entity: 'MODULE' as const,
          entity_id: `m${at}`,
          entity_name: `Módulo ${at}`,
          created_at: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
        })),
      )
      .execute()
    const first = await ana.call(chests, 'openAll')
    if (!first.ok) throw new Error(first.code)
    expect(first.body).toMatchObject({ opened: CHESTS_AT_ONCE, left: 3 })
    expect(first.body.chests.map(({ entityId }) => entityId)).toEqual(
      Array.from({ length: CHESTS_NAMED }, (_, at) => `m${at}`),
    )
    const queries = await countQueries(test.database.pool, () => ana.call(chests, 'openAll').then(() => undefined))
    expect(queries).toBeLessThan(25)
    expect(await balancesOf(ana)).toEqual([5 * (CHESTS_AT_ONCE + 3), 10 * (CHESTS_AT_ONCE + 3)])
  })

  it('pays each chest once when one, the next and all are asked for together', async () => {
    const ana = await test.given.student()
    const closed = []
    for (let round = 0; round < 4; round += 1)
      for (const entity of entities) closed.push(await test.given.chest({ owner: ana, entity }))
    const answers = await Promise.all([
      ...closed.map(({ id }) => ana.call(chests, 'openOne', { params: { id } })),
      ...Array.from({ length: 10 }, () => ana.call(chests, 'openAll')),
      ...closed.slice(0, 10).map(() => ana.call(chests, 'openNext', { body: {} })),
    ])
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
    expect(new Set(refusals).difference(new Set(['br_0022', 'br_0023']))).toEqual(new Set())
    const opened = answers.flatMap((answer) => {
      if (!answer.ok) return []
      return 'chest' in answer.body ? [answer.body.chest.id] : answer.body.chests.map(({ id }) => id)
    })
    expect(opened.toSorted()).toEqual(closed.map(({ id }) => id).toSorted())
    expect(await balancesOf(ana)).toEqual([4 * 165, 4 * 330])
    expect(await ledgerOf(ana)).toHaveLength(2 * closed.length)
  })
})

describe('GET /treasure-chests/entity/:entity/entityId/:id', () => {
  it('answers the chest of one thing, closed and opened', async () => {
    const ana = await test.given.student()
    const chest = await test.given.chest({ owner: ana, entity: 'MAP', entityName: 'Cerrado' })
    const ask = () => ana.call(chests, 'getByEntity', { params: { entity: 'MAP', id: chest.entityId } })
    expect(await ask()).toMatchObject({ ok: true, body: chest })
    await ana.call(chests, 'openOne', { params: { id: chest.id } })
    expect(await ask()).toMatchObject({ ok: true, body: { id: chest.id, status: 'OPENED' } })
  })

  it('answers alike what was not finished, what somebody else finished, and another kind of thing', async () => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    const [mine, theirs] = [await test.given.chest({ owner: ana }), await test.given.chest({ owner: bruno })]
    for (const params of [
      { entity: 'MODULE', id: randomUUID() },
      { entity: 'MODULE', id: theirs.entityId },
      { entity: 'COURSE', id: mine.entityId },
    ] as const)
      expect(await ana.call(chests, 'getByEntity', { params })).toMatchObject({ status: 404, code: 'nf_0039' })
  })

  it('refuses a thing that gives no chests', async () => {
    const ana = await test.given.student()
    const answer = await ana.raw('GET', '/api/treasure-chests/entity/PRODUCT/entityId/x')
    expect(answer).toMatchObject({ status: 400, code: 'ii_0032', body: { field: 'entity' } })
  })
})

describe('what earns a chest', () => {
  const act = (person: Person) => ({ actId: randomUUID(), userId: person.userId, accountId: person.accountId })
  function happens<E extends EventName>(name: E, payload: Events[E]): Promise<void> {
    return test.database.db.transaction().execute((tx) => test.app.platform.emit(tx, name, payload))
  }

  it('gives a module, a course, an achievement and a map each its kind, by its name', async () => {
    const ana = await test.given.student()
    await happens('module.finished', { ...act(ana), moduleId: 'm', moduleName: 'Rios' })
    await happens('course.finished', { ...act(ana), courseId: 'c', courseName: 'Água' })
    await happens('map.finished', { ...act(ana), mapId: 'p', mapName: 'Cerrado' })
    const answer = await ana.call(chests, 'listMine', { query: { status: 'CLOSED' } })
    if (!answer.ok) throw new Error(answer.code)
    const earned = answer.body.content.map(({ kind, entity, entityId, entityName }) =>
      [kind, entity, entityId, entityName].join(' '),
    )
    // The first course and the first map are achievements too.
    expect(earned.toSorted()).toEqual([
      'COMMON MODULE m Rios',
      'EPIC ACHIEVEMENT COURSES_1 COURSES_1',
      'EPIC ACHIEVEMENT MAPS_1 MAPS_1',
      'LEGENDARY MAP p Cerrado',
      'RARE COURSE c Água',
    ])
  })

  it('gives it once, however often and however many at once say that it was finished', async () => {
    const ana = await test.given.student()
    await Promise.all(
      Array.from({ length: 20 }, () => happens('map.finished', { ...act(ana), mapId: 'p', mapName: 'Cerrado' })),
    )
    expect(await ana.call(chests, 'countMine')).toMatchObject({ body: { count: 2 } })
  })

  it('gives none to whoever is no student', async () => {
    const helena = await test.given.person({ role: 'PROFESSOR' })
    await happens('module.finished', { ...act(helena), moduleId: 'm', moduleName: 'Rios' })
    const rows = await test.database.db
      .selectFrom('chests')
      .select('id')
      .where('account_id', '=', helena.accountId)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('my chests', () => {
  it('always counts the four kinds, names what each pays and which opens next', async () => {
    const ana = await test.given.student()
    const first = await test.given.chest({ owner: ana, entity: 'MAP', entityName: 'Mapa do Cerrado' })
    const answer = await ana.call(chests, 'listMyGroups')
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.map(({ kind, closed, opened }) => [kind, closed, opened])).toEqual(
      CHEST_KINDS.map((kind) => [kind, kind === 'LEGENDARY' ? 1 : 0, 0]),
    )
    expect(answer.body.at(-1)).toMatchObject({
      next: { id: first.id, entityName: 'Mapa do Cerrado' },
      rewards: [{ value: CHEST_REWARDS.LEGENDARY.EDU_COIN }, { value: CHEST_REWARDS.LEGENDARY.XP }],
    })
  })

  it('pages newest first without repeating or skipping', async () => {
    const ana = await test.given.student()
    const created: string[] = []
    for (let count = 0; count < 7; count += 1) created.unshift((await test.given.chest({ owner: ana })).id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const answer = await ana.call(chests, 'listMine', { query: { pSize: 3, cursor } })
      if (!answer.ok) throw new Error(answer.code)
      seen.push(...answer.body.content.map(({ id }) => id))
      cursor = answer.body.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(created)
  })

  it('filters by status and kind', async () => {
    const ana = await test.given.student()
    const open = await test.given.chest({ owner: ana })
    await test.given.chest({ owner: ana, entity: 'COURSE' })
    await ana.call(chests, 'openOne', { params: { id: open.id } })
    expect(await ana.call(chests, 'listMine', { query: { status: 'OPENED' } })).toMatchObject({
      body: { content: [{ id: open.id }], last: true },
    })
    expect(await ana.call(chests, 'listMine', { query: { kind: 'RARE', status: 'CLOSED' } })).toMatchObject({
      body: { content: [{ kind: 'RARE' }] },
    })
  })

  it.each([
    'AAAA',
    Buffer.from('["x","y"]').toString('base64url'),
    Buffer.from('["2026-01-01 00:00:00+00","nope"]').toString('base64url'),
    'não',
    Buffer.from('["2026-99-01 00:00:00+00","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
    Buffer.from('["2026-01-01 00:00:00+00","0000000000000000000000000000000000-0"]').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    const ana = await test.given.student()
    expect(await ana.call(chests, 'listMine', { query: { cursor } })).toMatchObject({
      status: 400,
      code: 'ii_0030',
      body: { field: 'cursor' },
    })
  })

  it('gives the chest of one thing once', async () => {
    const ana = await test.given.student()
    const { grantChest } = await import('./public.ts')
    const grant = { accountId: ana.accountId, entity: 'MODULE' as const, entityId: 'm1', entityName: 'Módulo 1' }
    const grants = await Promise.all(
      [1, 2, 3].map(() => test.database.db.transaction().execute((tx) => grantChest(tx, grant))),
    )
    expect(grants.filter((chest) => chest !== null)).toHaveLength(1)
    expect(await ana.call(chests, 'countMine')).toMatchObject({ body: { count: 1 } })
  })
})
