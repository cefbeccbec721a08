import { randomUUID } from 'node:crypto'
import { SAVINGS_GOALS_MAX } from '@trilha/contract/constants'
import { findAvatarItemByKey, priceFor } from '@trilha/contract/economy/avatar-catalogue'
import { wallets, type SavingsGoal } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { debit } from './public.ts'

const test = testApp()

async function create(owner: Person, educoins: number, title = 'Um boné'): Promise<SavingsGoal> {
  const answer = await owner.call(wallets, 'createGoal', { body: { title, educoins } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

const shirt = findAvatarItemByKey('SHIRT.foguete')!
const wings = findAvatarItemByKey('ACCESSORIES.asas')!

async function forWings(owner: Person): Promise<SavingsGoal> {
  const answer = await owner.call(wallets, 'createGoal', { body: { title: 'Asas', item: 'ACCESSORIES.asas' } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function goalsOf(owner: Person): Promise<SavingsGoal[]> {
  const answer = await owner.call(wallets, 'listMyGoals')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

describe('savings goals', () => {
  it('are created with a name and an amount, or for an item, and listed oldest first', async () => {
    const ana = await test.given.student()
    await create(ana, 54, '  Um boné ')
    const second = await ana.call(wallets, 'createGoal', {
      body: { title: 'Moletom', item: 'SHIRT.foguete' },
    })
    expect(second).toMatchObject({ status: 201, body: { item: 'SHIRT.foguete', reachedAt: null, isCelebrated: false } })
    expect((await goalsOf(ana)).map(({ title, educoins, item }) => [title, educoins, item])).toEqual([
      ['Um boné', 54, null],
      ['Moletom', shirt.price, 'SHIRT.foguete'],
    ])
  })

  it.each(['SHIRT.of no catalogue', 'shirt/foguete', 'ACCESSORIES.bone', ''])(
    'are for an item that is sold, not for %j',
    async (item) => {
      const ana = await test.given.student()
      expect(await ana.call(wallets, 'createGoal', { body: { title: 'Meta', item } })).toMatchObject({
        status: 400,
        code: 'ii_0067',
        body: { field: 'item' },
      })
      expect(await goalsOf(ana)).toEqual([])
    },
  )

  it('are not for what one has bought already', async () => {
    const ana = await test.given.student()
    await test.database.db
      .insertInto('unlocked_contents')
      .values({ user_id: ana.userId, content_type: 'AVATAR_ITEM', content_id: 'ACCESSORIES.asas', paid: 0 })
      .execute()
    const body = { title: 'Asas', item: 'ACCESSORIES.asas' }
    expect(await ana.call(wallets, 'createGoal', { body })).toMatchObject({ status: 409, code: 'ae_0006' })
    expect(await goalsOf(ana)).toEqual([])
  })

  it('for an item take the price that this person pays, and no other amount', async () => {
    const [ana, bia] = [await test.given.student(), await test.given.student()]
    await test.given.coins({ owner: bia, amounts: { XP: 19_000 } })
    const cheaper = priceFor(wings, 20)
    expect(cheaper).toBeLessThan(wings.price)
    for (const [owner, educoins] of [
      [ana, wings.price],
      [bia, cheaper],
    ] as const)
      expect(await forWings(owner)).toMatchObject({ educoins, reachedAt: null })
    const body = { title: 'Asas', educoins: 1, item: 'ACCESSORIES.asas' }
    for (const wrong of [body, { title: 'Nada' }])
      expect(await ana.call(wallets, 'createGoal', { body: wrong })).toMatchObject({
        status: 400,
        code: 'ii_0075',
        body: { field: 'educoins' },
      })
    const [goal] = await goalsOf(ana)
    const params = { id: goal!.id }
    expect(await ana.call(wallets, 'updateGoal', { params, body: { educoins: 1 } })).toMatchObject({
      status: 400,
      code: 'ii_0075',
      body: { field: 'educoins' },
    })
    expect(await ana.call(wallets, 'updateGoal', { params, body: { title: 'Voar' } })).toMatchObject({
      body: { title: 'Voar', educoins: wings.price },
    })
    expect(await goalsOf(ana)).toHaveLength(1)
  })

  it('for an item follow its price when the level rises, and may be reached by that alone', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: wings.price - 1 } })
    expect(await forWings(ana)).toMatchObject({ educoins: wings.price, reachedAt: null })
    const own = await create(ana, wings.price)
    await test.given.coins({ owner: ana, amounts: { XP: 9000 } })
    expect(await goalsOf(ana)).toMatchObject([
      { item: 'ACCESSORIES.asas', educoins: priceFor(wings, 10), reachedAt: expect.any(String) },
      own,
    ])
    // Reached is reached, at the price of that day.
    await test.given.coins({ owner: ana, amounts: { XP: 40_000 } })
    expect((await goalsOf(ana))[0]).toMatchObject({ educoins: priceFor(wings, 10) })
  })

  it('for an item that a level brings down to nothing are reached by that level', async () => {
    const ana = await test.given.student()
    await forWings(ana)
    await test.given.coins({ owner: ana, amounts: { XP: 29_000 } })
    expect(await goalsOf(ana)).toMatchObject([{ educoins: 0, reachedAt: expect.any(String) }])
  })

  it('are reached by the coin that completes them, stay so, and are celebrated once', async () => {
    const ana = await test.given.student()
    await create(ana, 50)
    await create(ana, 80)
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 49, XP: 500 } })
    expect((await goalsOf(ana)).map(({ reachedAt }) => reachedAt)).toEqual([null, null])
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 1 } })
    const [reached, open] = await goalsOf(ana)
    expect(reached).toMatchObject({ reachedAt: expect.any(String), isCelebrated: false })
    expect(open).toMatchObject({ reachedAt: null })
    const celebrated = await ana.call(wallets, 'celebrateGoal', { params: { id: reached!.id } })
    expect(celebrated).toMatchObject({ body: { isCelebrated: true } })
    expect(await ana.call(wallets, 'celebrateGoal', { params: { id: open!.id } })).toMatchObject({
      body: { isCelebrated: false },
    })
    await test.database.db.transaction().execute((tx) =>
      debit(tx, {
        userId: ana.userId,
        accountId: ana.accountId,
        amounts: { EDU_COIN: 30 },
        origin: 'UNLOCK_CONTENT',
        operatorId: 'boné',
      }),
    )
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 30 } })
    expect((await goalsOf(ana))[0]).toEqual({ ...reached, isCelebrated: true })
  })

  it('are reached at once where there is enough, and anew where the amount changes', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 60 } })
    const goal = await create(ana, 60)
    expect(goal.reachedAt).not.toBeNull()
    await ana.call(wallets, 'celebrateGoal', { params: { id: goal.id } })
    const params = { id: goal.id }
    const renamed = await ana.call(wallets, 'updateGoal', { params, body: { title: 'Fone' } })
    expect(renamed).toMatchObject({ body: { title: 'Fone', reachedAt: goal.reachedAt, isCelebrated: true } })
    const raised = await ana.call(wallets, 'updateGoal', { params, body: { educoins: 61 } })
    expect(raised).toMatchObject({ body: { educoins: 61, reachedAt: null, isCelebrated: false } })
    const lowered = await ana.call(wallets, 'updateGoal', { params, body: { educoins: 5 } })
    expect(lowered).toMatchObject({ body: { reachedAt: expect.any(String), isCelebrated: false } })
  })

  it('are ten at most, also for many at once; one put away makes room', async () => {
    const ana = await test.given.student()
    const body = { title: 'Meta', educoins: 10 }
    const answers = await Promise.all(
      Array.from({ length: SAVINGS_GOALS_MAX + 3 }, () => ana.call(wallets, 'createGoal', { body })),
    )
    const refused = answers.filter((answer) => !answer.ok)
    expect(refused).toHaveLength(3)
    for (const answer of refused) expect(answer).toMatchObject({ status: 400, code: 'ii_0049' })
    const [first] = await goalsOf(ana)
    expect(await ana.call(wallets, 'removeGoal', { params: { id: first!.id } })).toMatchObject({ status: 204 })
    expect(await goalsOf(ana)).toHaveLength(SAVINGS_GOALS_MAX - 1)
    expect(await ana.call(wallets, 'createGoal', { body })).toMatchObject({ status: 201 })
  })

  it("are one's own: another's answers as a missing one, and stays", async () => {
    const [ana, bia] = [await test.given.student(), await test.given.student()]
    const goal = await create(ana, 50)
    for (const id of [goal.id, randomUUID()]) {
      const params = { id }
      expect(await bia.call(wallets, 'updateGoal', { params, body: { educoins: 1 } })).toMatchObject({
        code: 'nf_0060',
      })
      expect(await bia.call(wallets, 'celebrateGoal', { params })).toMatchObject({ code: 'nf_0060' })
      expect(await bia.call(wallets, 'removeGoal', { params })).toMatchObject({ status: 404, code: 'nf_0060' })
    }
    expect(await goalsOf(ana)).toEqual([goal])
  })

  it('name every field that is wrong', async () => {
    const ana = await test.given.student()
    const answer = await ana.call(wallets, 'createGoal', { body: { title: ' ', educoins: 0 } })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'rq_0029', field: 'title' },
          { code: 'ii_0075', field: 'educoins' },
        ],
      },
    })
  })

  it('miss no coin that comes while they are created', async () => {
    const ana = await test.given.student()
    for (let turn = 0; turn < 5; turn += 1) {
      const target = (turn + 1) * 10
      await Promise.all([create(ana, target), test.given.coins({ owner: ana, amounts: { EDU_COIN: 10 } })])
    }
    for (const { reachedAt } of await goalsOf(ana)) expect(reachedAt).not.toBeNull()
  })
})
