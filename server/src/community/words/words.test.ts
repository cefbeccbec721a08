import { randomUUID } from 'node:crypto'
import { BLOCKED_WORDS_PER_SCHOOL } from '@trilha/contract/constants'
import { moderation } from '@trilha/contract/community/moderation'
import { subjects } from '@trilha/contract/community/subjects'
import { users } from '@trilha/contract/identity/users'
import { roster } from '@trilha/contract/school/roster'
import { profiles } from '@trilha/contract/growth/profiles'
import { classComments } from '@trilha/contract/learning/class-comments'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function schoolWithAdmin() {
  const schoolId = await test.given.school()
  return { schoolId, admin: await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }) }
}

const add = (admin: Awaited<ReturnType<typeof schoolWithAdmin>>['admin'], word: string) =>
  admin.call(moderation, 'addWord', { body: { word } })

describe('asking before sending', () => {
  it.each([
    ['que merda', { text: 'que *****', replaced: true }],
    ['what the fuck', { text: 'what the ****', replaced: true }],
    ['que aula boa', { text: 'que aula boa', replaced: false }],
  ])('answers %j as it would be stored', async (textSearch, body) => {
    const ana = await test.given.student()
    expect(await ana.call(moderation, 'replaceText', { query: { textSearch } })).toMatchObject({ ok: true, body })
  })

  it('reads both languages whichever is named, and pt where none is', async () => {
    const ana = await test.given.student()
    for (const language of ['pt', 'en', 'pt-br', 'en-us'] as const)
      expect(
        await ana.call(moderation, 'replaceText', { query: { textSearch: 'shit, merda', language } }),
      ).toMatchObject({
        body: { text: '****, *****' },
      })
    const unknown = { query: { textSearch: 'oi', language: 'fr' as 'pt' } }
    expect(await ana.call(moderation, 'replaceText', unknown)).toMatchObject({
      code: 'ii_0067',
      body: { field: 'language' },
    })
  })

  it('wants a text, and not a longer one than an address holds', async () => {
    const ana = await test.given.student()
    const ask = (textSearch: string) => ana.call(moderation, 'replaceText', { query: { textSearch } })
    expect(await ask('')).toMatchObject({ code: 'rq_0026', body: { field: 'textSearch' } })
    expect(await ask('a'.repeat(1_001))).toMatchObject({ code: 'ii_0068', body: { field: 'textSearch' } })
    expect(await ask('ç'.repeat(1_000))).toMatchObject({ ok: true })
  })
})

describe('a school’s own words', () => {
  it('are blocked for its people however they are spelled, and for nobody else', async () => {
    const { schoolId, admin } = await schoolWithAdmin()
    const [ana, stranger] = [await test.given.student({ schoolId }), await test.given.student()]
    expect(await add(admin, '  Chatice ')).toMatchObject({ status: 201, body: { word: 'chatice' } })
    const ask = (person: typeof ana) =>
      person.call(moderation, 'replaceText', { query: { textSearch: 'que ch4t1c3 de chuva' } })
    expect(await ask(ana)).toMatchObject({ body: { text: 'que ******* de chuva', replaced: true } })
    expect(await ask(stranger)).toMatchObject({ body: { replaced: false } })
  })

  it('are masked in comments and profiles, and refused as a nickname', async () => {
    const { schoolId, admin } = await schoolWithAdmin()
    const ana = await test.given.student({ schoolId })
    await add(admin, 'zureta')
    const { contentId } = await test.given.contentFor(ana)
    expect(
      await ana.call(classComments, 'create', { params: { id: contentId }, body: { text: 'Que zureta!' } }),
    ).toMatchObject({ body: { text: 'Que ******!' } })
    const change = (body: { biography?: string; nickname?: string }) =>
      ana.call(profiles, 'update', { params: { id: ana.userId }, body })
    expect(await change({ biography: 'Um zureta feliz' })).toMatchObject({ body: { biography: 'Um ****** feliz' } })
    expect(await change({ nickname: 'Zureta' })).toMatchObject({ code: 'ii_0083', body: { field: 'nickname' } })
  })

  it('are refused in names of people and subjects wherever they are written', async () => {
    const { schoolId, admin } = await schoolWithAdmin()
    const ana = await test.given.student({ schoolId })
    await add(admin, 'zureta')
    const named = { nickname: 'Zureta', username: 'zureta@teste.trilha.test', currentPassword: ana.password }
    expect(await ana.call(users, 'update', { params: { id: ana.userId }, body: named })).toMatchObject({
      body: {
        details: [
          { code: 'ii_0083', field: 'username' },
          { code: 'ii_0083', field: 'nickname' },
        ],
      },
    })
    const person = { name: 'Lia Souza', username: 'zureta.lia', role: 'STAFF' } as const
    expect(await admin.call(roster, 'add', { body: person })).toMatchObject({
      code: 'ii_0083',
      body: { field: 'username' },
    })
    expect(await admin.call(subjects, 'create', { body: { subjectName: 'Coisas de zureta' } })).toMatchObject({
      code: 'ii_0083',
      body: { field: 'subjectName' },
    })
    const body = {
      guardianCode: await test.given.guardianCode({ child: ana }),
      name: 'Rita Souza',
      username: `zureta.${randomUUID()}@teste.trilha.test`,
      password: 'uma-senha-boa-1',
      relation: 'MOTHER' as const,
    }
    expect(await test.anonymous.call(users, 'signUpGuardian', { body })).toMatchObject({
      code: 'ii_0083',
      body: { field: 'username' },
    })
  })

  it('are listed by letter, added once, and removed; who did it is written down, the word is not', async () => {
    const { schoolId, admin } = await schoolWithAdmin()
    await add(admin, 'zureta')
    await add(admin, 'égua doida')
    const again = await Promise.all([add(admin, 'chatice'), add(admin, 'CHATICE')])
    expect(new Set(again.map((answer) => answer.ok && answer.body.id)).size).toBe(1)
    const list = await admin.call(moderation, 'listWords')
    expect(list.ok && list.body.map(({ word }) => word)).toEqual(['chatice', 'égua doida', 'zureta'])
    const id = list.ok ? list.body[0]!.id : ''
    expect(await admin.call(moderation, 'removeWord', { params: { id } })).toMatchObject({ status: 204 })
    expect(await admin.call(moderation, 'removeWord', { params: { id } })).toMatchObject({ code: 'nf_0070' })
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('school_id', '=', schoolId)
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'blockedWord.added',
      'blockedWord.added',
      'blockedWord.added',
      'blockedWord.removed',
    ])
    expect(JSON.stringify(lines)).not.toContain('chatice')
  })

  it.each(['', 'ab', '1 2 3', 'x'.repeat(41)])('are no words: %j', async (word) => {
    const { admin } = await schoolWithAdmin()
    expect(await add(admin, word)).toMatchObject({ code: word === '' ? 'rq_0080' : 'ii_0071', body: { field: 'word' } })
  })

  it('are so many at most, also when two are added at once', async () => {
    const { schoolId, admin } = await schoolWithAdmin()
    await sql`insert into blocked_words (school_id, word)
      select ${schoolId}::uuid, 'palavra ' || n from generate_series(1, ${BLOCKED_WORDS_PER_SCHOOL - 1}::int) n`.execute(
      test.database.db,
    )
    const answers = await Promise.all([add(admin, 'chatice'), add(admin, 'zureta')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'ii_0072', body: { field: 'word' } })
  })

  it('can be tried before they hold', async () => {
    const { admin } = await schoolWithAdmin()
    await add(admin, 'zureta')
    const body = { text: 'Que merda, zureta: chatice e chatices', word: 'chatice' }
    expect(await admin.call(moderation, 'tryText', { body })).toMatchObject({
      body: {
        text: 'Que *****, ******: ******* e ********',
        replaced: true,
        found: [
          { text: 'merda', list: 'USUAL' },
          { text: 'zureta', list: 'SCHOOL' },
          { text: 'chatice', list: 'TRIED' },
          { text: 'chatices', list: 'TRIED' },
        ],
      },
    })
    expect(await admin.call(moderation, 'replaceText', { query: { textSearch: 'chatice' } })).toMatchObject({
      body: { replaced: false },
    })
  })

  it('of another school are not there', async () => {
    const { admin } = await schoolWithAdmin()
    const id = await test.given.blockedWord({ schoolId: await test.given.school() })
    for (const each of [id, randomUUID()])
      expect(await admin.call(moderation, 'removeWord', { params: { id: each } })).toMatchObject({ code: 'nf_0070' })
  })
})
