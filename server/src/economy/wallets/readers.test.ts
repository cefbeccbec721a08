import { randomUUID } from 'node:crypto'
import { wallets } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { testApp } from '../../testing/test-app.ts'
import { credit, debit } from './public.ts'

const test = testApp()

async function aChild() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const ana = await test.given.student({ schoolId, classId, name: 'Ana Ipê' })
  await test.given.coins({ owner: ana, amounts: { EDU_COIN: 7, XP: 30 } })
  return { schoolId, classId, ana }
}

const both = [
  { coinType: 'EDU_COIN', value: 7 },
  { coinType: 'XP', value: 30 },
]

describe('GET /wallets/:type/my', () => {
  it('answers one coin, and knows no other', async () => {
    const { ana } = await aChild()
    expect(await ana.call(wallets, 'getByType', { params: { type: 'EDU_COIN' } })).toMatchObject({ body: both[0] })
    expect(await ana.call(wallets, 'getByType', { params: { type: 'XP' } })).toMatchObject({ body: both[1] })
    expect(await ana.call(wallets, 'getByType', { params: { type: 'GOLD' } })).toMatchObject({
      status: 400,
      code: 'ii_0022',
      body: { field: 'type' },
    })
  })
})

describe('GET /wallets/user/:userId', () => {
  it('answers oneself, a professor of the class and a guardian', async () => {
    const { schoolId, classId, ana } = await aChild()
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    await test.given.teaches(professor, classId)
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian, child: ana })
    for (const reader of [ana, professor, guardian])
      expect(await reader.call(wallets, 'getByUser', { params: { userId: ana.userId } })).toMatchObject({ body: both })
  })

  it('is as if missing for everybody else', async () => {
    const { schoolId, classId, ana } = await aChild()
    const stranger = await test.given.person({ role: 'PROFESSOR', schoolId })
    await test.given.teaches(stranger, await test.given.schoolClass(schoolId))
    const waiting = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian: waiting, child: ana, status: 'PENDING' })
    const others = [
      await test.given.student({ schoolId, classId }),
      stranger,
      waiting,
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
      await test.given.person({ role: 'STAFF', schoolId }),
      await test.given.person({ role: 'MENTOR', schoolId }),
      await test.given.person({ role: 'PROFESSOR' }),
    ]
    for (const reader of others) {
      for (const userId of [ana.userId, randomUUID()])
        expect(await reader.call(wallets, 'getByUser', { params: { userId } })).toMatchObject({
          status: 404,
          code: 'nf_0011',
        })
    }
  })

  it('ends with the membership', async () => {
    const { schoolId, classId, ana } = await aChild()
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    await test.given.teaches(professor, classId)
    await test.database.db.updateTable('accounts').set({ active: false }).where('id', '=', ana.accountId).execute()
    expect(await professor.call(wallets, 'getByUser', { params: { userId: ana.userId } })).toMatchObject({
      code: 'nf_0011',
    })
  })
})

describe('GET /wallets/user/:userId/history', () => {
  it("answers a guardian with the child's statement, and nobody else", async () => {
    const { schoolId, classId, ana } = await aChild()
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian, child: ana })
    const params = { userId: ana.userId }
    expect(await guardian.call(wallets, 'listChildHistory', { params, query: { coinType: 'XP' } })).toMatchObject({
      body: { content: [{ coinType: 'XP', value: 30 }] },
    })
    expect(
      await guardian.call(wallets, 'listChildHistory', { params, query: { from: '2026-02-02', to: '2026-02-01' } }),
    ).toMatchObject({ code: 'ii_0038' })
    const other = await test.given.person({ role: 'PARENT', schoolId })
    expect(await other.call(wallets, 'listChildHistory', { params, query: {} })).toMatchObject({
      status: 404,
      code: 'nf_0011',
    })
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    await test.given.teaches(professor, classId)
    expect(await professor.call(wallets, 'listChildHistory', { params, query: {} })).toMatchObject({ code: 'br_0003' })
  })
})

describe('what an entry was about', () => {
  it('names the chest, what was finished, the achievement and the item', async () => {
    const ana = await test.given.student()
    const chest = await test.given.chest({ owner: ana, entity: 'MODULE', entityName: 'Módulo 4 de Robótica' })
    const other = await test.given.student()
    // The same module gave somebody else a chest too, under the name that it had then.
    await test.database.db
      .insertInto('chests')
      .values({
        account_id: other.accountId,
        kind: 'COMMON',
        entity: 'MODULE',
        entity_id: chest.entityId,
        entity_name: 'Outro nome',
      })
      .execute()
    for (const [origin, operatorId] of [
      ['CHEST', chest.id],
      ['MODULE', chest.entityId],
      ['ACHIEVEMENT', `${ana.accountId}:CLASSES_50`],
      ['UNLOCK_CONTENT', 'SHIRT.of an older catalogue'],
      ['CHEST', 'not an id'],
      ['COURSE', 'of no chest'],
      ['TASK', randomUUID()],
    ] as const) {
      await test.database.db
        .transaction()
        .execute((tx) =>
          credit(tx, { userId: ana.userId, accountId: ana.accountId, amounts: { XP: 1 }, origin, operatorId }),
        )
    }
    const answer = await ana.call(wallets, 'listMyHistory', { query: {} })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.content.map(({ subject }) => subject).toReversed()).toEqual([
      { type: 'CHEST', kind: 'COMMON', entity: 'MODULE', name: 'Módulo 4 de Robótica' },
      { type: 'NAMED', name: 'Módulo 4 de Robótica' },
      { type: 'ACHIEVEMENT', code: 'CLASSES_50' },
      { type: 'ITEM', key: 'SHIRT.of an older catalogue', discount: null },
      null,
      null,
      null,
    ])
  })

  it.each([
    ['the whole price', 60, null],
    ["the level's price", 48, { level: 7, percent: 20 }],
    ['a price of another year', 41, null],
  ])('says which discount an item was bought with: %s', async (_name, paid, discount) => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 100 } })
    await test.database.db.transaction().execute((tx) =>
      debit(tx, {
        userId: ana.userId,
        accountId: ana.accountId,
        amounts: { EDU_COIN: paid },
        origin: 'UNLOCK_CONTENT',
        operatorId: 'ACCESSORIES.pipa',
      }),
    )
    expect(await ana.call(wallets, 'listMyHistory', { query: { operation: 'DEBIT' } })).toMatchObject({
      body: { content: [{ subject: { type: 'ITEM', key: 'ACCESSORIES.pipa', discount } }] },
    })
  })

  it('leads from a gift to the other person, as long as the reader sees them', async () => {
    const schoolId = await test.given.school()
    const classId = await test.given.schoolClass(schoolId)
    const [ana, bia] = [
      await test.given.student({ schoolId, classId }),
      await test.given.student({ schoolId, classId, name: 'Bia' }),
    ]
    await test.given.mayBuy(ana)
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 20 } })
    await ana.call(wallets, 'give', { body: { userId: bia.userId, educoins: 5 } })
    const gifts = { query: { originOperator: 'USER' as const } }
    for (const [reader, other] of [
      [ana, bia],
      [bia, ana],
    ] as const)
      expect(await reader.call(wallets, 'listMyHistory', gifts)).toMatchObject({
        body: { content: [{ place: { type: 'PERSON', userId: other.userId } }] },
      })
    await test.database.db.updateTable('accounts').set({ active: false }).where('id', '=', bia.accountId).execute()
    expect(await ana.call(wallets, 'listMyHistory', gifts)).toMatchObject({
      body: { content: [{ subject: { type: 'PERSON', name: 'Bia' }, place: null }] },
    })
  })

  it('begins with the words of a liked post or comment, as long as they are there for the reader', async () => {
    const { given } = test
    const schoolId = await given.school()
    const classId = await given.schoolClass(schoolId)
    const [ana, bia, caio] = await Promise.all(
      ['Ana', 'Bia', 'Caio'].map((name) => given.student({ schoolId, classId, name })),
    )
    const guardian = await given.person({ role: 'PARENT', schoolId })
    await given.guardianLink({ guardian, child: ana! })
    await given.openCommunity({ schoolId })
    const long = 'A chuva desta semana\nencheu o nosso pluviômetro duas vezes, e ninguém esperava'
    const liked = [
      [
        'LIKE_POST',
        await given.post({ owner: bia!, text: long }),
        'A chuva desta semana encheu o nosso pluviômetro duas vezes,…',
      ],
      ['LIKE_POST', await given.post({ owner: caio!, text: 'Horta 🌱' }), 'Horta 🌱'],
      ['LIKE_POST', await given.post({ owner: caio!, text: '' }), undefined],
      ['LIKE_COMMENT', (await given.postComment({ owner: bia!, text: 'Que medida boa!' })).id, 'Que medida boa!'],
    ] as const
    for (const [origin, operatorId] of liked)
      await given.pastEntry({ owner: ana!, coin: 'XP', value: 1, origin, operatorId, at: new Date() })
    const wordsOf = async () => {
      const answer = await ana!.call(wallets, 'listMyHistory', { query: {} })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body.content
        .toReversed()
        .map(({ subject }) => (subject?.type === 'SAID' ? subject.words : (subject ?? undefined)))
    }
    expect(await wordsOf()).toEqual(liked.map(([, , words]) => words))
    // Whoever blocked or was blocked is not quoted, and a guardian reads nobody else's words.
    await given.block(bia!, ana!)
    expect(await wordsOf()).toEqual([undefined, 'Horta 🌱', undefined, undefined])
    const params = { userId: ana!.userId }
    const told = await guardian.call(wallets, 'listChildHistory', { params, query: {} })
    expect(told).toMatchObject({ ok: true, body: { content: liked.map(() => ({ subject: null })) } })
  })

  it('names the class in which a comment was liked, and quotes nobody', async () => {
    const ana = await test.given.student()
    const comment = await test.given.classComment({ owner: ana, text: 'Só para quem lê a aula' })
    await test.given.pastEntry({
      owner: ana,
      coin: 'XP',
      value: 1,
      origin: 'LIKE_COMMENT',
      operatorId: comment,
      at: new Date(),
    })
    const answer = await ana.call(wallets, 'listMyHistory', { query: {} })
    expect(answer).toMatchObject({ body: { content: [{ subject: { type: 'NAMED' }, place: { type: 'CLASS' } }] } })
    expect(JSON.stringify(answer.body)).not.toContain('Só para quem lê')
  })

  it('asks for the words of a page at once', async () => {
    const ana = await test.given.student()
    await test.given.openCommunity(ana)
    const bia = await test.given.student({ schoolId: ana.schoolId })
    for (let count = 0; count < 12; count += 1) {
      const operatorId = await test.given.post({ owner: bia, text: `Publicação ${count}` })
      await test.given.pastEntry({ owner: ana, coin: 'XP', value: 1, origin: 'LIKE_POST', operatorId, at: new Date() })
    }
    const ask = (pSize: number) => () => ana.call(wallets, 'listMyHistory', { query: { pSize } })
    const one = await countQueries(test.database.pool, ask(1))
    expect(await countQueries(test.database.pool, ask(12))).toBe(one)
  })

  it('costs no more for a whole page than for one line', async () => {
    const ana = await test.given.student()
    for (let count = 0; count < 30; count += 1) {
      const { id } = await test.given.chest({ owner: ana })
      await test.given.pastEntry({ owner: ana, value: 1, origin: 'CHEST', operatorId: id, at: new Date() })
    }
    const ask = (pSize: number) => () => ana.call(wallets, 'listMyHistory', { query: { pSize } })
    const one = await countQueries(test.database.pool, ask(1))
    expect(await countQueries(test.database.pool, ask(30))).toBeLessThanOrEqual(Math.max(one, 3))
  })
})

describe('a period of the statement', () => {
  it('holds its two days whole, on the clock of the school, and nothing beyond', async () => {
    const ana = await test.given.student()
    // Midnight in São Paulo is three in the morning in Greenwich.
    const moments = ['2026-03-09T02:59:59Z', '2026-03-09T03:00:00Z', '2026-03-11T02:59:59Z', '2026-03-11T03:00:00Z']
    for (const at of moments) await test.given.pastEntry({ owner: ana, value: 1, at: new Date(at) })
    const answer = await ana.call(wallets, 'listMyHistory', { query: { from: '2026-03-09', to: '2026-03-10' } })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.content.map(({ operationDate }) => operationDate)).toEqual([
      '2026-03-11T02:59:59.000Z',
      '2026-03-09T03:00:00.000Z',
    ])
    for (const query of [{ to: '2026-03-07' }, { from: '2026-03-12' }])
      expect(await ana.call(wallets, 'listMyHistory', { query })).toMatchObject({ body: { content: [] } })
  })
})
