import { randomUUID } from 'node:crypto'
import { XP_PER_LEVEL } from '@trilha/contract/constants'
import { findAvatarItemByKey, priceFor } from '@trilha/contract/economy/avatar-catalogue'
import { unlocks } from '@trilha/contract/economy/unlocks'
import { wallets } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

const bow = 'ACCESSORIES.laco'
/** Costs less from the third level on. */
const kite = 'ACCESSORIES.pipa'
const priceOf = (key: string, level = 1) => priceFor(findAvatarItemByKey(key)!, level)

async function buyer(educoins: number, xp = 0): Promise<Person> {
  const ana = await test.given.student()
  await test.given.mayBuy(ana)
  await test.given.coins({ owner: ana, amounts: { EDU_COIN: educoins, XP: xp } })
  return ana
}

function buy(person: Person, contentId: string, headers: Record<string, string> = {}) {
  return person.call(unlocks, 'create', { body: { contentType: 'AVATAR_ITEM', contentId }, headers })
}

function json(body: unknown) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function stateOf(person: Person) {
  const [balances, mine, { entries }] = await Promise.all([
    person.call(wallets, 'getMine'),
    person.call(unlocks, 'listMine'),
    test.database.db
      .selectFrom('wallet_entries')
      .select(({ fn }) => fn.countAll<number>().as('entries'))
      .where('user_id', '=', person.userId)
      .where('origin', '=', 'UNLOCK_CONTENT')
      .executeTakeFirstOrThrow(),
  ])
  if (!balances.ok || !mine.ok) throw new Error('not readable')
  return { educoins: balances.body[0]!.value, owned: mine.body.map(({ contentId }) => contentId), debits: entries }
}

describe('POST /unlock-user-contents', () => {
  it('takes the price, says what is left, and keeps it for good', async () => {
    const ana = await buyer(100)
    const answer = await buy(ana, bow)
    expect(answer).toMatchObject({
      ok: true,
      status: 201,
      body: {
        unlocked: { contentType: 'AVATAR_ITEM', contentId: bow, paid: priceOf(bow) },
        wallet: [
          { coinType: 'EDU_COIN', value: 100 - priceOf(bow) },
          { coinType: 'XP', value: 0 },
        ],
      },
    })
    expect(await stateOf(ana)).toEqual({ educoins: 100 - priceOf(bow), owned: [bow], debits: 1 })
  })

  it('writes what was bought into the statement', async () => {
    const ana = await buyer(100)
    await buy(ana, bow)
    expect(await ana.call(wallets, 'listMyHistory', { query: { originOperator: 'UNLOCK_CONTENT' } })).toMatchObject({
      body: { content: [{ operation: 'DEBIT', coinType: 'EDU_COIN', operatorId: bow, value: priceOf(bow) }] },
    })
  })

  it('decides the price by the level, whatever the client believes', async () => {
    const level = 7
    const ana = await buyer(100, (level - 1) * XP_PER_LEVEL)
    expect(priceOf(kite, level)).toBeLessThan(priceOf(kite))
    const answer = await ana.raw(
      'POST',
      '/api/unlock-user-contents',
      json({ contentType: 'AVATAR_ITEM', contentId: kite, price: 0, paid: 0, level: 99 }),
    )
    expect(answer).toMatchObject({ status: 201, body: { unlocked: { paid: priceOf(kite, level) } } })
    expect((await stateOf(ana)).educoins).toBe(100 - priceOf(kite, level))
  })

  it('counts XP that was spent towards the level', async () => {
    const ana = await buyer(100, XP_PER_LEVEL)
    await test.given.pastExchange({ owner: ana, at: new Date(), xp: 5 * XP_PER_LEVEL, educoins: 1 })
    expect(await buy(ana, kite)).toMatchObject({ ok: true, body: { unlocked: { paid: priceOf(kite, 7) } } })
  })

  it('costs nothing where the discount is the whole price, and is still kept', async () => {
    const crown = 'ACCESSORIES.coroa'
    const ana = await buyer(0, 29 * XP_PER_LEVEL)
    expect(await buy(ana, crown)).toMatchObject({ ok: true, body: { unlocked: { paid: 0 } } })
    expect(await stateOf(ana)).toEqual({ educoins: 0, owned: [crown], debits: 0 })
  })

  it('refuses a balance that does not suffice with br_0049, and changes nothing', async () => {
    const ana = await buyer(priceOf(bow) - 1)
    expect(await buy(ana, bow)).toMatchObject({ ok: false, status: 422, code: 'br_0049' })
    expect(await stateOf(ana)).toEqual({ educoins: priceOf(bow) - 1, owned: [], debits: 0 })
  })

  it('refuses what is there already with ae_0006: bought, or free from the start', async () => {
    const ana = await buyer(100)
    await buy(ana, bow)
    expect(await buy(ana, bow)).toMatchObject({ ok: false, status: 409, code: 'ae_0006' })
    expect(await buy(ana, 'SHIRT.camiseta')).toMatchObject({ ok: false, status: 409, code: 'ae_0006' })
    expect(await stateOf(ana)).toEqual({ educoins: 100 - priceOf(bow), owned: [bow], debits: 1 })
  })

  it.each(['SHIRT.nada', 'laco', 'constructor', '__proto__'])('does not know %s: nf_0040', async (contentId) => {
    const ana = await buyer(100)
    expect(await buy(ana, contentId)).toMatchObject({ status: 404, code: 'nf_0040', body: { field: 'contentId' } })
    expect(await stateOf(ana)).toEqual({ educoins: 100, owned: [], debits: 0 })
  })

  it('names every failing field at once', async () => {
    const ana = await buyer(100)
    expect(await ana.raw('POST', '/api/unlock-user-contents', json({ contentType: 'PRODUCT' }))).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'ii_0067', field: 'contentType' },
          { code: 'rq_0024', field: 'contentId' },
        ],
      },
    })
  })

  it('is closed where a guardian keeps purchases off: br_0038, and what was bought stays to be seen', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 100 } })
    expect(await buy(ana, bow)).toMatchObject({ ok: false, status: 403, code: 'br_0038', body: { field: 'purchases' } })
    expect(await stateOf(ana)).toEqual({ educoins: 100, owned: [], debits: 0 })
  })

  it('is open to grown-ups, who have an avatar too', async () => {
    const helena = await test.given.person({ role: 'PROFESSOR' })
    await test.given.coins({ owner: helena, amounts: { EDU_COIN: 40 } })
    expect(await buy(helena, bow)).toMatchObject({ ok: true })
  })

  it('belongs to the person: from another school it is theirs too (G24)', async () => {
    const ana = await buyer(100)
    const { accountId } = await test.given.account({ owner: ana })
    await test.given.mayBuy({ accountId })
    await buy(ana, bow)
    const elsewhere = { ...ana, ...(await test.given.session(ana.userId, accountId, ana.username)) }
    expect(await elsewhere.call(unlocks, 'listMine')).toMatchObject({ body: [{ contentId: bow }] })
    expect(await buy(elsewhere, bow)).toMatchObject({ code: 'ae_0006' })
  })

  it('shows nobody what somebody else bought', async () => {
    const [ana, bruno] = [await buyer(100), await buyer(100)]
    await buy(bruno, bow)
    expect(await ana.call(unlocks, 'listMine')).toMatchObject({ ok: true, body: [] })
  })

  it('answers a repeat with the same key as the first time, and pays once', async () => {
    const ana = await buyer(100)
    const headers = { 'idempotency-key': randomUUID() }
    const first = await buy(ana, bow, headers)
    const repeat = await buy(ana, bow, headers)
    expect(repeat).toMatchObject({ status: 201 })
    expect(repeat.body).toEqual(first.body)
    expect(await stateOf(ana)).toEqual({ educoins: 100 - priceOf(bow), owned: [bow], debits: 1 })
  })

  it('debits once when fifty ask for one item at once with money for one', async () => {
    const ana = await buyer(priceOf(bow))
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(ana, bow)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('ae_0006')
    expect(await stateOf(ana)).toEqual({ educoins: 0, owned: [bow], debits: 1 })
  })

  it('lets exactly one of two purchases through that together exceed the balance', async () => {
    const [first, second] = [bow, 'ACCESSORIES.gravatinha'] as const
    const ana = await buyer(priceOf(first) + priceOf(second) - 1)
    const answers = await Promise.all([buy(ana, first), buy(ana, second)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'br_0049' })
    const { educoins, owned, debits } = await stateOf(ana)
    expect([owned.length, debits]).toEqual([1, 1])
    expect(educoins).toBe(priceOf(first) + priceOf(second) - 1 - priceOf(owned[0]!))
  })
})

describe('GET /unlock-user-contents/my', () => {
  it('tells the newest first', async () => {
    const ana = await buyer(200)
    await buy(ana, bow)
    await buy(ana, kite)
    expect(await ana.call(unlocks, 'listMine')).toMatchObject({ body: [{ contentId: kite }, { contentId: bow }] })
  })
})
