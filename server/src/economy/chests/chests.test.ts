import { randomUUID } from 'node:crypto'
import { CHEST_KINDS, CHEST_REWARDS } from '@trilha/contract/constants'
import { chests } from '@trilha/contract/economy/chests'
import { wallets } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
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
      Array.from({ length: 40 }, () => ana.call(chests, 'openOne', { params: { id: chest.id } })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'br_0022')).toHaveLength(39)
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
    expect(other).toMatchObject({ status: 409, code: 'ii_0041' })
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
    expect(answer).toMatchObject({ status: 400, code: 'ii_0037', body: { field: 'kind' } })
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
