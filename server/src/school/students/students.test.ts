import { randomUUID } from 'node:crypto'
import { users } from '@trilha/contract/identity/users'
import { students } from '@trilha/contract/school/students'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function aClass({ menu = true }: { menu?: boolean } = {}) {
  const schoolId = await test.given.school()
  await test.given.flags(schoolId, { isPermitAccessClassMenu: menu })
  const classId = await test.given.schoolClass(schoolId)
  const student = (name?: string) => test.given.student({ schoolId, classId, ...(name && { name }) })
  return { schoolId, classId, student }
}

async function earn(owner: Person, xp: number, at = new Date('2026-06-15T12:00:00Z')) {
  await test.given.pastEntry({ owner, value: xp, at })
}

async function studentId(person: Person): Promise<string> {
  const answer = await person.call(students, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.id
}

async function rankingSeenBy(viewer: Person, of: Person = viewer, pSize?: number) {
  const answer = await viewer.call(students, 'listRankingByUser', { params: { id: of.userId }, query: { pSize } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.map(({ position, user, value }) => [position, user.name, value])
}

describe('a student', () => {
  it('reads the own class, level and place in the ranking', async () => {
    const { student, schoolId, classId } = await aClass()
    const ana = await student()
    await earn(ana, 1250)
    expect(await ana.call(students, 'getMine')).toMatchObject({
      ok: true,
      body: {
        userId: ana.userId,
        accountId: ana.accountId,
        schoolId,
        class: { id: classId },
        level: 2,
        xp: 1250,
        isInRanking: true,
      },
    })
  })

  it('is read by the school, without anything to reach or find the person by', async () => {
    const { student, schoolId } = await aClass()
    const [ana, bia] = [await student('Ana Ipê'), await student('Bia Jatobá')]
    const id = await studentId(bia)
    const whole = await ana.call(students, 'get', { params: { id } })
    const card = await ana.call(students, 'getBasic', { params: { id } })
    expect(whole).toMatchObject({ ok: true, body: { id, userId: bia.userId, schoolId } })
    expect(card).toMatchObject({ ok: true, body: { id, name: 'Bia Jatobá', nickname: null, profileId: bia.userId } })
    for (const { body } of [whole, card]) {
      expect(JSON.stringify(body)).not.toContain(bia.username)
      expect(Object.keys(body)).not.toContain('isInRanking')
    }
    const mentor = await test.given.person({ role: 'MENTOR', schoolId })
    expect(await mentor.call(students, 'getBasic', { params: { id } })).toMatchObject({ ok: true })
  })

  it('keeps what somebody out of the ranking has earned from classmates, and from nobody else', async () => {
    const { student, schoolId } = await aClass()
    const [ana, bia] = [await student(), await student()]
    await earn(bia, 1250)
    const id = await studentId(bia)
    const seenBy = (person: Person) => person.call(students, 'get', { params: { id } })
    expect(await seenBy(ana)).toMatchObject({ body: { xp: 1250, level: 2 } })
    await bia.call(students, 'setMyRanking', { body: { isVisible: false } })
    expect(await seenBy(ana)).toMatchObject({ body: { xp: null, level: null } })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    for (const person of [bia, admin]) expect(await seenBy(person)).toMatchObject({ body: { xp: 1250, level: 2 } })
  })

  it('of another school, or who left, answers as a missing one', async () => {
    const [here, there] = [await aClass(), await aClass()]
    const [ana, zoe, left] = [await here.student(), await there.student(), await here.student()]
    const [foreign, gone] = [await studentId(zoe), await studentId(left)]
    await test.database.db.updateTable('accounts').set({ active: false }).where('id', '=', left.accountId).execute()
    for (const id of [foreign, gone, randomUUID()]) {
      for (const name of ['get', 'getBasic'] as const)
        expect(await ana.call(students, name, { params: { id } })).toMatchObject({ status: 404, code: 'nf_0012' })
      for (const name of ['getRanking', 'listRanking'] as const)
        expect(await ana.call(students, name, { params: { id }, query: {} })).toMatchObject({
          status: 404,
          code: 'nf_0012',
        })
    }
    for (const id of [zoe.userId, left.userId, randomUUID()]) {
      for (const name of ['listClassmates', 'listProfessors'] as const)
        expect(await ana.call(students, name, { params: { id } })).toMatchObject({ status: 404, code: 'nf_0012' })
      for (const name of ['getRankingByUser', 'listRankingByUser'] as const)
        expect(await ana.call(students, name, { params: { id }, query: {} })).toMatchObject({
          status: 404,
          code: 'nf_0012',
        })
    }
  })
})

describe('the ranking', () => {
  it('shares a place between equals and goes on behind them', async () => {
    const { student } = await aClass()
    const [ana, bia, caio, davi] = [
      await student('Ana'),
      await student('Bia'),
      await student('Caio'),
      await student('Davi'),
    ]
    await earn(ana, 50)
    await earn(bia, 80)
    await earn(caio, 50)
    await earn(davi, 20)
    expect(await rankingSeenBy(ana)).toEqual([
      [1, 'Bia', 80],
      [2, 'Ana', 50],
      [2, 'Caio', 50],
    ])
    expect(await rankingSeenBy(davi)).toContainEqual([4, 'Davi', 20])
    expect(await davi.call(students, 'getRanking', { params: { id: await studentId(davi) }, query: {} })).toMatchObject(
      {
        body: { position: 4, value: 20 },
      },
    )
  })

  it('shows five places, then the own neighbourhood, and never who is last', async () => {
    const { student } = await aClass()
    const people: Person[] = []
    for (let at = 0; at < 12; at += 1) people.push(await student(`P${String(at + 1).padStart(2, '0')}`))
    for (const [at, person] of people.entries()) await earn(person, 1000 - 10 * at)
    const positions = async (at: number, pSize?: number) =>
      (await rankingSeenBy(people[at]!, people[at], pSize)).map(([position]) => position)
    expect(await positions(0)).toEqual([1, 2, 3, 4, 5])
    expect(await positions(5)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await positions(8)).toEqual([1, 2, 3, 4, 5, 8, 9, 10])
    // The eleventh does not see the twelfth; the last sees only that others stand before.
    expect(await positions(10)).toEqual([1, 2, 3, 4, 5, 10, 11])
    expect(await positions(11)).toEqual([1, 2, 3, 4, 5, 11, 12])
    expect(await positions(8, 2)).toEqual([1, 2, 8, 9, 10])
    // However much is asked for: of twelve, six.
    expect(await positions(8, 20)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10])
    const byStudent = await people[8]!.call(students, 'listRanking', {
      params: { id: await studentId(people[8]!) },
      query: { pSize: 1 },
    })
    expect(byStudent).toMatchObject({ body: [{ position: 1 }, { position: 8 }, { position: 9 }, { position: 10 }] })
    const place = async (viewer: number, of: number) => {
      const answer = await people[viewer]!.call(students, 'getRankingByUser', {
        params: { id: people[of]!.userId },
        query: { queryBy: 'xp' },
      })
      return answer.ok ? answer.body : answer.code
    }
    expect(await place(8, 2)).toEqual({ position: 3, value: 980 })
    expect(await place(8, 9)).toEqual({ position: 10, value: 910 })
    expect(await place(0, 11)).toEqual({ position: null, value: null })
    expect(await place(11, 11)).toEqual({ position: 12, value: 890 })
  })

  it('leaves out who chose so, and takes them back', async () => {
    const { student } = await aClass()
    const [ana, bia] = [await student('Ana'), await student('Bia')]
    await earn(ana, 50)
    await earn(bia, 80)
    expect(await bia.call(students, 'setMyRanking', { body: { isVisible: false } })).toMatchObject({
      body: { isInRanking: false },
    })
    expect(await rankingSeenBy(ana)).toEqual([[1, 'Ana', 50]])
    expect(await rankingSeenBy(bia)).toEqual([[1, 'Ana', 50]])
    const seenBy = async (viewer: Person) =>
      (await viewer.call(students, 'getRankingByUser', { params: { id: bia.userId }, query: {} })).body
    expect(await seenBy(ana)).toEqual({ position: null, value: null })
    expect(await seenBy(bia)).toEqual({ position: null, value: 80 })
    await bia.call(students, 'setMyRanking', { body: { isVisible: true } })
    expect(await rankingSeenBy(ana)).toHaveLength(2)
    expect(
      await bia.raw('PATCH', '/api/students/my/ranking', {
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    ).toMatchObject({
      status: 400,
      code: 'rq_0161',
    })
  })

  it('starts for each with the first XP of the year', async () => {
    const { student } = await aClass()
    const [ana, bia] = [await student('Ana'), await student('Bia')]
    expect(await rankingSeenBy(ana)).toEqual([])
    await earn(bia, 10)
    expect(await rankingSeenBy(ana)).toEqual([[1, 'Bia', 10]])
    expect(await ana.call(students, 'getRankingByUser', { params: { id: ana.userId }, query: {} })).toMatchObject({
      body: { position: null, value: 0 },
    })
  })

  it('counts the account, not the person: what was earned at another school stays there', async () => {
    const [here, there] = [await aClass(), await aClass()]
    const ana = await here.student('Ana')
    await earn(ana, 30)
    const other = await test.database.db
      .insertInto('accounts')
      .values({ user_id: ana.userId, school_id: there.schoolId, role: 'STUDENT' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await earn({ ...ana, accountId: other.id }, 500)
    expect(await rankingSeenBy(ana)).toEqual([[1, 'Ana', 30]])
  })

  it('is private to the class, who teaches it and the office', async () => {
    const { student, schoolId, classId } = await aClass()
    const ana = await student('Ana')
    await earn(ana, 30)
    const teacher = await test.given.person({ role: 'PROFESSOR', schoolId })
    const stranger = await test.given.person({ role: 'PROFESSOR', schoolId })
    const neighbour = await test.given.student({ schoolId })
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    await test.given.teaches(teacher, classId)
    const asks = { params: { id: ana.userId }, query: {} }
    for (const person of [teacher, staff]) expect(await rankingSeenBy(person, ana)).toEqual([[1, 'Ana', 30]])
    for (const person of [stranger, neighbour]) {
      for (const name of ['getRankingByUser', 'listRankingByUser', 'listClassmates', 'listProfessors'] as const)
        expect(await person.call(students, name, asks)).toMatchObject({ status: 403, code: 'br_0003' })
    }
  })

  it('refuses another order and a size out of range', async () => {
    const { student } = await aClass()
    const ana = await student()
    const path = `/api/students/user/${ana.userId}/ranking`
    expect(await ana.raw('GET', `${path}?queryBy=coins`)).toMatchObject({ status: 400, code: 'ii_0067' })
    expect(await ana.raw('GET', `${path}/list-users?pSize=0`)).toMatchObject({ status: 400, code: 'ii_0030' })
    expect(await ana.raw('GET', `${path}/list-users?pSize=21`)).toMatchObject({ status: 400, code: 'ii_0030' })
  })

  it('asks the database as often for a large class as for a small one', async () => {
    const small = await aClass()
    const large = await aClass()
    const few = await small.student()
    await earn(await small.student(), 5)
    const many = await large.student()
    for (let at = 0; at < 30; at += 1) await earn(await large.student(), 10 + at)
    const of = (person: Person) => ({ params: { id: person.userId } })
    const asks = {
      list: (person: Person) => person.call(students, 'listRankingByUser', { ...of(person), query: {} }),
      place: (person: Person) => person.call(students, 'getRankingByUser', { ...of(person), query: {} }),
      classmates: (person: Person) => person.call(students, 'listClassmates', of(person)),
    }
    for (const name of ['list', 'place', 'classmates'] as const) {
      const counted = []
      for (const person of [few, many]) {
        const ask = () => asks[name](person)
        await ask()
        counted.push(await countQueries(test.database.pool, ask))
      }
      expect(counted[1], name).toBe(counted[0])
      expect(counted[0], name).toBeLessThanOrEqual(6)
    }
  })
})

describe('the class menu', () => {
  it('lists classmates and professors by name, oneself aside', async () => {
    const { student, schoolId, classId } = await aClass()
    const [bia, ana, caio] = [await student('Bia'), await student('Ana'), await student('Caio')]
    const teacher = await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Profa. Helena' })
    await test.given.teaches(teacher, classId)
    const names = (answer: Awaited<ReturnType<typeof listOf>>) =>
      answer.ok ? answer.body.map(({ name }) => name) : answer.code
    const listOf = () => bia.call(students, 'listMyClassmates')
    expect(names(await listOf())).toEqual(['Ana', 'Caio'])
    expect(names(await ana.call(students, 'listClassmates', { params: { id: caio.userId } }))).toEqual(['Ana', 'Bia'])
    expect(names(await bia.call(students, 'listMyProfessors'))).toEqual(['Profa. Helena'])
    expect(names(await teacher.call(students, 'listProfessors', { params: { id: ana.userId } }))).toEqual([
      'Profa. Helena',
    ])
    const answer = await listOf()
    expect(JSON.stringify(answer.body)).not.toContain('@')
    expect(answer).toMatchObject({ body: [{ id: ana.userId, role: 'STUDENT', gradeName: '7º ano' }, {}] })
  })

  it('keeps two students apart of whom one blocked the other; who teaches them has both', async () => {
    const { student, schoolId, classId } = await aClass()
    const [ana, bia, caio] = [await student('Ana'), await student('Bia'), await student('Caio')]
    const professor = await test.given.person({ schoolId, role: 'PROFESSOR', name: 'Dalva' })
    await test.given.teaches(professor, classId)
    const biasId = await studentId(bia)
    await test.given.block(ana, bia)
    await test.given.block(ana, professor)
    const named = async (reader: Person, of: Person, call: 'listClassmates' | 'listProfessors' = 'listClassmates') => {
      const answer = await reader.call(students, call, { params: { id: of.userId } })
      return answer.ok ? answer.body.map(({ name }) => name) : answer.code
    }
    expect(await named(ana, ana)).toEqual(['Caio'])
    expect(await named(bia, bia)).toEqual(['Caio'])
    expect(await named(ana, caio)).toEqual(['Ana'])
    expect(await named(ana, bia)).toBe('nf_0012')
    expect(await named(caio, caio)).toEqual(['Ana', 'Bia'])
    expect(await named(professor, caio)).toEqual(['Ana', 'Bia'])
    // What the school needs stays: a block acts on what people say to each other.
    expect(await named(ana, ana, 'listProfessors')).toEqual(['Dalva'])
    expect(await ana.call(students, 'get', { params: { id: biasId } })).toMatchObject({ code: 'nf_0012' })
    for (const [reader, other] of [
      [ana, bia],
      [bia, ana],
    ] as const)
      expect(await reader.call(users, 'get', { params: { idOrUsername: other.userId } })).toMatchObject({ status: 404 })
    for (const other of [ana, bia])
      expect(await professor.call(users, 'get', { params: { idOrUsername: other.userId } })).toMatchObject({ ok: true })
  })

  it('is closed with the flag, on every one of its calls', async () => {
    const { student } = await aClass({ menu: false })
    const ana = await student()
    const own = { params: { id: ana.userId } }
    for (const answer of [
      await ana.call(students, 'listMyClassmates'),
      await ana.call(students, 'listMyProfessors'),
      await ana.call(students, 'listClassmates', own),
      await ana.call(students, 'listProfessors', own),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'br_0038', body: { field: 'classMenu' } })
  })
})
