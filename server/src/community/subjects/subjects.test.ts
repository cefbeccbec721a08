import { randomUUID } from 'node:crypto'
import { posts } from '@trilha/contract/community/posts'
import { subjects, type Subject } from '@trilha/contract/community/subjects'
import { SUBJECTS_PER_SCHOOL } from '@trilha/contract/constants'
import { profiles } from '@trilha/contract/growth/profiles'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { unchanged as leavesUnchanged } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function student(schoolId: string, name?: string): Promise<Person> {
  return test.given.community(await test.given.student({ schoolId, ...(name !== undefined && { name }) }))
}

/** A school with three subjects, two students and its office. */
async function scene() {
  const schoolId = await test.given.school()
  const [ana, bia] = [await student(schoolId, 'Ana Teste'), await student(schoolId, 'Bia Teste')]
  const staff = await test.given.person({ role: 'STAFF', schoolId })
  const [robots, arts, science] = [
    await test.given.subject(ana, 'Robótica'),
    await test.given.subject(ana, 'Artes'),
    await test.given.subject(ana, 'Ciências'),
  ]
  return { schoolId, ana, bia, staff, robots, arts, science }
}

/** One's own profile is found by the person's own id too. */
function follow(who: Person, subjectId: string) {
  return who.call(profiles, 'addSubject', { params: { id: who.userId, subjectId } })
}

function unfollow(who: Person, subjectId: string) {
  return who.call(profiles, 'removeSubject', { params: { id: who.userId, subjectId } })
}

async function found(who: Person, search?: string): Promise<Subject[]> {
  const answer = await who.call(subjects, 'search', { query: search === undefined ? {} : { search } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

const namesOf = (list: readonly Subject[]) => list.map(({ name }) => name)

async function followers(who: Person, id: string, query: { pSize?: number; cursor?: string } = {}) {
  const answer = await who.call(subjects, 'listUsers', { params: { id }, query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

const unchanged = (work: () => Promise<unknown>) => leavesUnchanged(test.database.db, work)

describe('what is new about a subject', () => {
  async function newsOf(who: Person): Promise<Record<string, number>> {
    const answer = await who.call(subjects, 'search', { query: {} })
    if (!answer.ok) throw new Error(answer.code)
    return Object.fromEntries(answer.body.map(({ name, newPosts }) => [name, newPosts]))
  }

  it('is what others wrote that one sees and has not read, of what one follows', async () => {
    const { ana, bia, robots, arts, science } = await scene()
    for (const id of [robots, arts]) await follow(ana, id)
    const write = (owner: Person, ...subjectIds: string[]) => test.given.post({ owner, audience: 'SCHOOL', subjectIds })
    await write(bia, robots, arts)
    await write(bia, robots)
    await write(ana, robots)
    await write(bia, science)
    await test.given.post({ owner: bia, audience: 'FRIENDS', subjectIds: [arts] })
    expect(await newsOf(ana)).toEqual({ Robótica: 2, Artes: 1, Ciências: 0 })
    const feed = await ana.call(posts, 'feed', { query: {} })
    const cursor = feed.ok ? feed.body.newsCursor! : ''
    await ana.call(posts, 'markSeen', { body: { scope: 'FOR_ME', cursor } })
    expect(await newsOf(ana)).toEqual({ Robótica: 0, Artes: 0, Ciências: 0 })
    await write(bia, arts)
    expect(await newsOf(ana)).toEqual({ Robótica: 0, Artes: 1, Ciências: 0 })
  })
})

describe('subjects', () => {
  it('are of one school, found with accents, case and a wrong letter aside, those followed first', async () => {
    const { ana, robots } = await scene()
    const elsewhere = await student(await test.given.school())
    await test.given.subject(elsewhere, 'Robótica de outra escola')
    expect(namesOf(await found(ana))).toEqual(['Artes', 'Ciências', 'Robótica'])
    await follow(ana, robots)
    expect(namesOf(await found(ana))).toEqual(['Robótica', 'Artes', 'Ciências'])
    for (const search of ['ciencias', 'CIÊN', 'siencias', 'cienssias'])
      expect(namesOf(await found(ana, search)), search).toEqual(['Ciências'])
    for (const search of ['sien', 'cein', 'xyzw', '----']) expect(await found(ana, search), search).toEqual([])
    expect(await ana.call(subjects, 'search', { query: { search: 'a'.repeat(61) } })).toMatchObject({ code: 'ii_0066' })
    const tags = await ana.call(subjects, 'listTags', { query: { search: 'robo' } })
    expect(tags).toMatchObject({ body: [{ id: robots, name: 'Robótica' }] })
  })

  it('are followed once, by one’s own profile, and left again', async () => {
    const { ana, bia, robots } = await scene()
    expect(await follow(ana, robots)).toMatchObject({
      status: 200,
      body: { id: robots, name: 'Robótica', following: true, followersCount: 1 },
    })
    await follow(bia, robots)
    expect(await ana.call(subjects, 'get', { params: { id: robots } })).toMatchObject({ body: { followersCount: 2 } })
    await unchanged(async () => {
      expect(await follow(ana, robots)).toMatchObject({ status: 409, code: 'ae_0008' })
      const another = { id: bia.userId, subjectId: robots }
      expect(await ana.call(profiles, 'addSubject', { params: another })).toMatchObject({
        status: 403,
        code: 'br_0003',
      })
      expect(await ana.call(profiles, 'removeSubject', { params: another })).toMatchObject({ code: 'br_0003' })
      expect(await follow(ana, randomUUID())).toMatchObject({ status: 404, code: 'nf_0031' })
      expect(await unfollow(ana, randomUUID())).toMatchObject({ status: 404, code: 'nf_0031' })
    })
    expect(await unfollow(ana, robots)).toMatchObject({ status: 204 })
    expect(await unfollow(ana, robots)).toMatchObject({ status: 204 })
    expect(await ana.call(subjects, 'get', { params: { id: robots } })).toMatchObject({
      body: { following: false, followersCount: 1 },
    })
  })

  it('followed many times at once are followed once', async () => {
    const { ana, robots } = await scene()
    const answers = await Promise.all(Array.from({ length: 6 }, () => follow(ana, robots)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await followers(ana, robots)).content).toHaveLength(1)
  })

  it('tell who follows them, as far as they are there, in pages and few queries', async () => {
    const { schoolId, ana, bia, robots } = await scene()
    await follow(ana, robots)
    const counted = () => countQueries(test.database.pool, () => followers(ana, robots, { pSize: 100 }))
    const before = await counted()
    await follow(bia, robots)
    const others = await Promise.all(['Caio', 'Dora', 'Eva'].map((name) => student(schoolId, `${name} Teste`)))
    for (const other of others) await follow(other, robots)
    expect(await counted()).toBe(before)
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await followers(ana, robots, { pSize: 2, ...(cursor !== undefined && { cursor }) })
      names.push(...page.content.map(({ name }) => name))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(names).toEqual(['Eva Teste', 'Dora Teste', 'Caio Teste', 'Bia Teste', 'Ana Teste'])
    await test.given.block(others[0]!, ana)
    await test.given.community(bia, false)
    expect((await followers(ana, robots)).content.map(({ name }) => name)).toEqual([
      'Eva Teste',
      'Dora Teste',
      'Ana Teste',
    ])
    expect(await ana.call(subjects, 'get', { params: { id: robots } })).toMatchObject({ body: { followersCount: 3 } })
    expect(await ana.call(subjects, 'listUsers', { params: { id: robots }, query: { cursor: 'x' } })).toMatchObject({
      code: 'ii_0030',
    })
  })

  it('of a person are told by name to whom they are there for', async () => {
    const { ana, bia, robots, arts } = await scene()
    for (const id of [robots, arts]) await follow(bia, id)
    await follow(ana, arts)
    const read = () => ana.call(subjects, 'listByUser', { params: { id: bia.userId } })
    expect(await read()).toMatchObject({
      body: [
        { name: 'Artes', following: true, followersCount: 2 },
        { name: 'Robótica', following: false },
      ],
    })
    await test.given.block(bia, ana)
    expect(await read()).toMatchObject({ status: 404, code: 'nf_0011' })
  })

  it('are not there for another school, nor for a closed community', async () => {
    const { schoolId, robots } = await scene()
    const elsewhere = await student(await test.given.school())
    const closed = await test.given.student({ schoolId })
    await unchanged(async () => {
      expect(await elsewhere.call(subjects, 'get', { params: { id: robots } })).toMatchObject({ code: 'nf_0031' })
      expect(await elsewhere.call(subjects, 'listUsers', { params: { id: robots }, query: {} })).toMatchObject({
        code: 'nf_0031',
      })
      expect(await closed.call(subjects, 'search', { query: {} })).toMatchObject({ status: 403, code: 'br_0038' })
    })
  })
})

describe('the office', () => {
  const create = (who: Person, subjectName: string) => who.call(subjects, 'create', { body: { subjectName } })
  const rename = (who: Person, id: string, subjectName: string) =>
    who.call(subjects, 'rename', { params: { id }, body: { subjectName } })

  it('makes and renames subjects, and leaves a line', async () => {
    const { ana, staff, robots } = await scene()
    await follow(ana, robots)
    const made = await create(staff, '  Meio   ambiente ')
    expect(made).toMatchObject({ status: 201, body: { name: 'Meio ambiente', followersCount: 0, following: false } })
    expect(await rename(staff, robots, 'robótica')).toMatchObject({ status: 200, body: { name: 'robótica' } })
    expect(await ana.call(subjects, 'get', { params: { id: robots } })).toMatchObject({ body: { following: true } })
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where('actor_account_id', '=', staff.accountId)
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { action: 'subject.created', subject_id: made.ok ? made.body.id : '' },
      { action: 'subject.renamed', subject_id: robots },
    ])
  })

  it('gives no name twice, none that is not used at school, none too short or too long', async () => {
    const { staff, robots } = await scene()
    await unchanged(async () => {
      for (const [name, code] of [
        ['ARTES', 'ae_0008'],
        ['ciencias', 'ae_0008'],
        ['merda', 'ii_0083'],
        ['x', 'ii_0071'],
        ['x'.repeat(61), 'ii_0071'],
        [' ', 'rq_0064'],
      ] as const) {
        const refused = { code, body: { field: 'subjectName' } }
        expect(await create(staff, name), name).toMatchObject(refused)
        expect(await rename(staff, robots, name), name).toMatchObject(refused)
      }
      expect(await rename(staff, randomUUID(), 'Outro')).toMatchObject({ status: 404, code: 'nf_0031' })
    })
    const [one, other] = await Promise.all([create(staff, 'Música'), create(staff, 'musica')])
    expect([one, other].filter(({ ok }) => ok)).toHaveLength(1)
    expect([one, other].filter(({ status }) => status === 409)).toHaveLength(1)
  })

  it('has room for so many, and students make none', async () => {
    const { schoolId, ana, staff } = await scene()
    await test.database.db
      .insertInto('subjects')
      .values(
        Array.from({ length: SUBJECTS_PER_SCHOOL - 3 }, (_, at) => ({ school_id: schoolId, name: `Assunto ${at}` })),
      )
      .execute()
    await unchanged(async () => {
      expect(await create(staff, 'Um a mais')).toMatchObject({ status: 400, code: 'ii_0049' })
      expect(await create(ana, 'Meu assunto')).toMatchObject({ status: 403, code: 'br_0003' })
    })
  })
})
