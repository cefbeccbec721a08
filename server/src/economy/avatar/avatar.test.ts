import { avatar, type AvatarSelection } from '@trilha/contract/economy/avatar'
import { DEFAULT_AVATAR } from '@trilha/contract/economy/default-avatar'
import { unlocks } from '@trilha/contract/economy/unlocks'
import { accounts } from '@trilha/contract/identity/accounts'
import { students } from '@trilha/contract/school/students'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

function wearing(...items: AvatarSelection['items']): AvatarSelection {
  return { ...DEFAULT_AVATAR, items: [...DEFAULT_AVATAR.items, ...items] }
}
const bow = { slot: 'ACCESSORIES', itemId: 'laco' } as const

function json(body: unknown) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function save(person: Person, body: AvatarSelection) {
  return person.call(avatar, 'save', { body })
}

async function mine(person: Person) {
  const answer = await person.call(avatar, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer
}

describe('GET /avatar-user-selections/my', () => {
  it('is empty until something was chosen', async () => {
    expect(await mine(await test.given.student())).toMatchObject({ status: 204 })
  })
})

describe('POST /avatar-user-selections', () => {
  it('creates, then updates: the person has one look', async () => {
    const ana = await test.given.student()
    const first = await save(ana, { ...DEFAULT_AVATAR, skin: 9 })
    const second = await save(ana, { ...DEFAULT_AVATAR, skin: 2 })
    if (!first.ok || !second.ok) throw new Error('not saved')
    expect(second.body).toEqual({ ...DEFAULT_AVATAR, skin: 2, id: first.body.id, updatedAt: expect.any(String) })
    expect(second.body.updatedAt > first.body.updatedAt).toBe(true)
    expect((await mine(ana)).body).toEqual(second.body)
  })

  it('is seen where the person is seen: by oneself and by the class', async () => {
    const schoolId = await test.given.school()
    await test.given.flags(schoolId, { isPermitAccessClassMenu: true })
    const classId = await test.given.schoolClass(schoolId)
    const [ana, bruno] = [
      await test.given.student({ schoolId, classId }),
      await test.given.student({ schoolId, classId }),
    ]
    const look = wearing({ slot: 'ACCESSORIES', itemId: 'cadeira' })
    await save(ana, look)
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { user: { avatar: look } } })
    expect(await bruno.call(students, 'listMyClassmates')).toMatchObject({ body: [{ id: ana.userId, avatar: look }] })
  })

  it('belongs to the person, in every school alike (G24)', async () => {
    const ana = await test.given.student()
    const { accountId } = await test.given.account({ owner: ana })
    await save(ana, DEFAULT_AVATAR)
    const elsewhere = { ...ana, ...(await test.given.session(ana.userId, accountId, ana.username)) }
    expect(await mine(elsewhere)).toMatchObject({ status: 200, body: DEFAULT_AVATAR })
  })

  it('is for everybody with an account', async () => {
    for (const role of ['PROFESSOR', 'PARENT', 'STAFF'] as const)
      expect(await save(await test.given.person({ role }), DEFAULT_AVATAR)).toMatchObject({ ok: true })
  })

  it('refuses an item that is not unlocked with br_0003, and keeps the look as it was', async () => {
    const ana = await test.given.student()
    await save(ana, DEFAULT_AVATAR)
    const at = DEFAULT_AVATAR.items.length
    expect(await save(ana, wearing(bow))).toMatchObject({
      ok: false,
      status: 403,
      code: 'br_0003',
      // Its own words: nobody has to ask the school for what Educoins unlock.
      body: {
        field: `items.${at}.itemId`,
        message: 'Este item ainda não é seu. Desbloqueie antes de salvar o avatar com ele.',
      },
    })
    expect((await mine(ana)).body).toMatchObject(DEFAULT_AVATAR)
  })

  it('takes it once it was paid for', async () => {
    const ana = await test.given.student()
    await test.given.mayBuy(ana)
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 100 } })
    await ana.call(unlocks, 'create', { body: { contentType: 'AVATAR_ITEM', contentId: 'ACCESSORIES.laco' } })
    expect(await save(ana, wearing(bow))).toMatchObject({ ok: true })
    expect(await save(await test.given.student(), wearing(bow))).toMatchObject({ code: 'br_0003' })
  })

  it('names all failing fields at once: unknown, doubled, of another slot, in colours it has not', async () => {
    const ana = await test.given.student()
    const body = {
      ...DEFAULT_AVATAR,
      skin: 11,
      pose: 'danca',
      items: [
        { slot: 'SHIRT', itemId: 'nada' },
        { slot: 'PANTS', itemId: 'jeans' },
        { slot: 'PANTS', itemId: 'saia' },
        { slot: 'ACCESSORIES', itemId: 'oculos' },
        { slot: 'ACCESSORIES', itemId: 'tampao' },
      ],
    }
    const answer = await ana.raw('POST', '/api/avatar-user-selections', json(body))
    const failing = ['skin', 'pose', 'items.0.itemId', 'items.2.itemId', 'items.4.itemId']
    expect(answer).toMatchObject({
      status: 400,
      body: { details: failing.map((field) => ({ code: 'ii_0028', field })) },
    })
    expect(await mine(ana)).toMatchObject({ status: 204 })
  })

  it('asks for what is missing', async () => {
    const ana = await test.given.student()
    expect(await ana.raw('POST', '/api/avatar-user-selections', json({}))).toMatchObject({
      status: 400,
      body: { details: expect.arrayContaining([expect.objectContaining({ code: 'rq_0062', field: 'items' })]) },
    })
  })
})
