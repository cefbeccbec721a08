import { randomUUID } from 'node:crypto'
import { LIFE_PROJECT_SKILLS } from '@trilha/contract/constants'
import { profiles } from '@trilha/contract/growth/profiles'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function mine(person: Person) {
  const answer = await person.call(profiles, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

const whole = {
  nickname: 'Nana das Matas',
  biography: 'Leio de tudo.',
  school: 'Escola do Ipê',
  location: 'Belém',
  languages: ['portuguese', 'spanish'] as ('portuguese' | 'spanish')[],
  hobbies: ['xadrez', 'violão'],
  favoriteBooks: ['A ilha'],
  latestTrips: ['Marajó'],
}

describe('my profile', () => {
  it('is there before anything was written, and keeps what is left out of a change', async () => {
    const ana = await test.given.student()
    const empty = await mine(ana)
    expect(empty).toMatchObject({
      id: ana.userId,
      userId: ana.userId,
      biography: null,
      hobbies: [],
      location: null,
      latestTrips: [],
    })
    const changed = await ana.call(profiles, 'update', { params: { id: empty.id }, body: whole })
    expect(changed).toMatchObject({ ok: true, body: whole })
    const { id } = await mine(ana)
    expect(await ana.call(profiles, 'update', { params: { id }, body: { biography: '  ' } })).toMatchObject({
      body: { ...whole, biography: null },
    })
  })

  it.each([
    ['nickname', 'Na', 'ii_0008'],
    ['nickname', '', 'rq_0006'],
    ['nickname', 'x'.repeat(31), 'ii_0008'],
    ['biography', 'x'.repeat(501), 'ii_0071'],
    ['school', 'ab', 'ii_0071'],
    ['location', 7, 'ii_0071'],
    ['languages', ['klingon'], 'ii_0072'],
    ['languages', ['english', 'english'], 'ii_0072'],
    ['hobbies', ['Xadrez', 'xadrez'], 'ii_0072'],
    ['hobbies', [''], 'ii_0072'],
    ['favoriteBooks', Array.from({ length: 21 }, (_, at) => `livro ${at}`), 'ii_0072'],
    ['latestTrips', ['x'.repeat(61)], 'ii_0072'],
  ])('refuses %s %j and changes nothing', async (field, value, code) => {
    const ana = await test.given.student()
    const before = await writesMark(test.database.db)
    const answer = await ana.raw('PATCH', `/api/profiles/${ana.userId}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [field]: value, biography: field === 'biography' ? value : 'Outra.' }),
    })
    expect(answer).toMatchObject({ status: 400, code })
    expect((answer.body as { field: string }).field).toContain(field)
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('writes what others read without words that are not used at school', async () => {
    const ana = await test.given.student()
    const body = { biography: 'Adoro essa merda de jogo.', hobbies: ['xadrez', 'p0rr4'] }
    expect(await ana.call(profiles, 'update', { params: { id: ana.userId }, body })).toMatchObject({
      body: { biography: 'Adoro essa ***** de jogo.', hobbies: ['xadrez', '*****'] },
    })
  })

  it('refuses a nickname with a word that is not used at school', async () => {
    const ana = await test.given.student()
    const answer = await ana.call(profiles, 'update', { params: { id: ana.userId }, body: { nickname: 'C@ralh0' } })
    expect(answer).toMatchObject({ status: 400, code: 'ii_0083', body: { field: 'nickname' } })
  })

  it('refuses a nickname that someone has, whatever its case, and one of two who want it at once', async () => {
    const [ana, bia, caio] = await Promise.all([test.given.student(), test.given.student(), test.given.student()])
    const nickname = `Nick ${randomUUID().slice(0, 8)}`
    const wish = (person: Person, name: string) =>
      person.call(profiles, 'update', { params: { id: person.userId }, body: { nickname: name } })
    expect(await wish(ana, nickname)).toMatchObject({ ok: true })
    expect(await wish(bia, nickname.toUpperCase())).toMatchObject({
      status: 409,
      code: 'ae_0002',
      body: { field: 'nickname' },
    })
    expect(await wish(ana, nickname.toLowerCase())).toMatchObject({ ok: true })
    const both = await Promise.all([wish(bia, 'Ventania'), wish(caio, 'ventania')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.filter((answer) => !answer.ok && answer.code === 'ae_0002')).toHaveLength(1)
  })

  it('is closed by a PIN until it is entered', async () => {
    const ana = await test.given.student()
    const { db } = test.database
    await test.given.pin({ owner: ana })
    const change = () => ana.call(profiles, 'update', { params: { id: ana.userId }, body: { biography: 'Oi, mundo.' } })
    expect(await change()).toMatchObject({ status: 403, code: 'br_0038', body: { field: 'profileEditing' } })
    expect(await mine(ana)).toMatchObject({ biography: null, isEditable: false })
    await db
      .updateTable('sessions')
      .set({ edit_granted_until: sql<Date>`now() + interval '15 minutes'` })
      .where('id', '=', ana.sessionId)
      .execute()
    await expect.poll(async () => (await change()).ok, { timeout: 3_000 }).toBe(true)
  })
})

describe('the profile of someone else', () => {
  it('is seen in the school, by profile and by person, without where the person lives and travels', async () => {
    const schoolId = await test.given.school()
    const [ana, bia] = [await test.given.student({ schoolId }), await test.given.student({ schoolId })]
    await bia.call(profiles, 'update', { params: { id: bia.userId }, body: { ...whole, nickname: 'Bia do Rio' } })
    const { id } = await mine(bia)
    const seen = await ana.call(profiles, 'get', { params: { id } })
    expect(seen).toMatchObject({ ok: true, body: { id, userId: bia.userId, biography: 'Leio de tudo.' } })
    for (const secret of ['Belém', 'Marajó', bia.username]) expect(JSON.stringify(seen.body)).not.toContain(secret)
    expect((await ana.call(profiles, 'get', { params: { id: bia.userId } })).body).toEqual(seen.body)
    expect((await ana.call(profiles, 'getByUser', { params: { userId: bia.userId } })).body).toEqual(seen.body)
    expect(await ana.call(profiles, 'getByUser', { params: { userId: id } })).toMatchObject({ code: 'nf_0014' })
    expect(await ana.call(profiles, 'update', { params: { id }, body: { biography: 'Não sou eu.' } })).toMatchObject({
      status: 404,
      code: 'nf_0014',
    })
    expect(await mine(bia)).toMatchObject({ biography: 'Leio de tudo.', location: 'Belém' })
  })

  it('answers as missing in another school, and a child to who only has a child there', async () => {
    const schoolId = await test.given.school()
    const [ana, guardian, teacher] = [
      await test.given.student({ schoolId }),
      await test.given.person({ schoolId, role: 'PARENT' }),
      await test.given.person({ schoolId, role: 'PROFESSOR' }),
    ]
    const stranger = await test.given.student({ schoolId: await test.given.school() })
    const ask = (person: Person, id: string) => person.call(profiles, 'get', { params: { id } })
    expect(await ask(stranger, ana.userId)).toMatchObject({ status: 404, code: 'nf_0014' })
    expect((await ask(stranger, randomUUID())).body).toMatchObject({ code: 'nf_0014' })
    expect(await ask(guardian, ana.userId)).toMatchObject({ code: 'nf_0014' })
    expect(await ask(guardian, teacher.userId)).toMatchObject({ ok: true })
    expect(await ask(guardian, guardian.userId)).toMatchObject({ ok: true })
  })

  it('of a child is there for a linked guardian, not for one who only asked', async () => {
    const schoolId = await test.given.school()
    const [ana, bruno] = [await test.given.student({ schoolId }), await test.given.student({ schoolId })]
    const [linked, asking] = [
      await test.given.person({ schoolId, role: 'PARENT' }),
      await test.given.person({ schoolId, role: 'PARENT' }),
    ]
    await test.given.guardianLink({ guardian: linked, child: ana })
    await test.given.guardianLink({ guardian: asking, child: ana, status: 'PENDING' })
    const ask = (person: Person, id: string) => person.call(profiles, 'get', { params: { id } })
    expect(await ask(linked, ana.userId)).toMatchObject({ ok: true, body: { userId: ana.userId } })
    expect(await ask(linked, bruno.userId)).toMatchObject({ code: 'nf_0014' })
    expect(await ask(asking, ana.userId)).toMatchObject({ code: 'nf_0014' })
  })
})

describe('skills', () => {
  it('are the eight, for everybody, found without regard to accents', async () => {
    const all = await test.anonymous.call(profiles, 'listSkills', { query: {} })
    if (!all.ok) throw new Error(all.code)
    expect(all.body.map(({ code }) => `${code}`).toSorted()).toEqual([...LIFE_PROJECT_SKILLS].toSorted())
    expect(await test.anonymous.call(profiles, 'listSkills', { query: { search: 'MUSICA' } })).toMatchObject({
      body: [{ code: 'ART_MUSIC', name: 'Arte e música' }],
    })
  })
})
