import { randomUUID } from 'node:crypto'
import { privacy, type DataRequest } from '@trilha/contract/identity/privacy'
import { family } from '@trilha/contract/identity/family'
import { notifications } from '@trilha/contract/messaging/notifications'
import type { DataRequestType } from '@trilha/contract/constants'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { dataRequestFields as fields } from '../../testing/given-privacy.ts'
import { testApp } from '../../testing/test-app.ts'
import { privacyJobs } from './privacy.jobs.ts'

const test = testApp()

async function asked(owner: Person, type: DataRequestType = 'OTHERS'): Promise<DataRequest> {
  const answer = await owner.call(privacy, 'create', { body: { ...fields, type } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function schoolWithAdmin() {
  const schoolId = await test.given.school()
  return {
    ana: await test.given.student({ schoolId }),
    bia: await test.given.student({ schoolId }),
    admin: await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
  }
}

const change = (person: Person, id: string, body: object) => person.call(privacy, 'update', { params: { id }, body })
const get = (person: Person, id: string) => person.call(privacy, 'get', { params: { id } })

async function eraseNow(requestId: string): Promise<void> {
  const { db } = test.database
  await sql`update data_requests set erase_at = now() where id = ${requestId}::uuid`.execute(db)
  await privacyJobs['privacy:erase-due'].work(test.app.platform)
}

describe('POST /request-data-lgpd', () => {
  it('files a request with fifteen days of the school on its clock', async () => {
    const ana = await test.given.student()
    const answer = await ana.call(privacy, 'create', {
      body: { ...fields, email: ' Ana@Teste.trilha.test', phone: '(11) 91234-5678', firstName: '  Ana ' },
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...fields,
        status: 'OPEN',
        daysLeft: 15,
        answer: null,
        eraseAt: null,
        withdrawn: false,
        requester: { userId: ana.userId, name: 'Pessoa Teste', role: 'STUDENT' },
      },
    })
    // Midnight in São Paulo after the fifteenth day.
    if (answer.ok) expect(answer.body.dueAt).toMatch(/T03:00:00\.000Z$/)
  })

  it('counts days at the school, not in UTC', async () => {
    const ana = await test.given.student()
    const { id } = await asked(ana)
    await sql`update schools set time_zone = 'Pacific/Kiritimati' where id = ${ana.schoolId}::uuid`.execute(
      test.database.db,
    )
    const { rows } = await sql<{ left: number }>`
      select due_on - (now() at time zone 'Pacific/Kiritimati')::date as left from data_requests where id = ${id}::uuid
    `.execute(test.database.db)
    expect(await get(ana, id)).toMatchObject({ body: { daysLeft: rows[0]!.left } })
    await sql`update schools set time_zone = 'America/Sao_Paulo' where id = ${ana.schoolId}::uuid`.execute(
      test.database.db,
    )
  })

  it.each(['blocked', 'inactive'])('is there for an account that is %s', async (state) => {
    const ana = await test.given.student({ blocked: state === 'blocked', active: state !== 'inactive' })
    const { id } = await asked(ana)
    expect(await get(ana, id)).toMatchObject({ ok: true })
    expect(await ana.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [{ id }] } })
    expect(await ana.call(privacy, 'withdraw', { params: { id } })).toMatchObject({ ok: true })
  })

  it('names every missing field at once', async () => {
    const ana = await test.given.student()
    const answer = await ana.call(privacy, 'create', { body: { firstName: ' ' } as never })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'rq_0053', field: 'firstName' },
          { code: 'rq_0054', field: 'lastName' },
          { code: 'rq_0056', field: 'phone' },
          { code: 'rq_0022', field: 'type' },
          { code: 'rq_0023', field: 'description' },
        ],
      },
    })
  })

  it.each([
    [{ phone: '123' }, 'ii_0014'],
    [{ phone: '01912345678' }, 'ii_0014'],
    [{ phone: '+551' }, 'ii_0014'],
    [{ email: 'ana@' }, 'ii_0003'],
    [{ email: ' Ana@Mailinator.com ' }, 'ii_0004'],
    [{ firstName: 'Jó' }, 'ii_0024'],
    [{ lastName: ' Sá ' }, 'ii_0009'],
    [{ type: 'PARTY' }, 'ii_0067'],
    [{ firstName: 'A' }, 'ii_0024'],
    [{ lastName: 'x'.repeat(101) }, 'ii_0009'],
    [{ description: 'x'.repeat(2001) }, 'ii_0068'],
  ])('refuses %j with %s', async (wrong, code) => {
    const ana = await test.given.student()
    expect(await ana.call(privacy, 'create', { body: { ...fields, ...wrong } as never })).toMatchObject({
      status: 400,
      code,
    })
    expect(await ana.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [] } })
  })

  it('takes a request of who has no mailbox, and an address that is taken away again', async () => {
    const ana = await test.given.student()
    const { email, ...rest } = fields
    const answer = await ana.call(privacy, 'create', { body: rest })
    expect(answer).toMatchObject({ status: 201, body: { ...rest, email: '', status: 'OPEN' } })
    if (!answer.ok) throw new Error(answer.code)
    const { id } = answer.body
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: ana.schoolId })
    expect(await get(admin, id)).toMatchObject({ body: { email: '', phone: fields.phone } })
    expect(await change(ana, id, { email: `  ${email} ` })).toMatchObject({ body: { email } })
    expect(await change(ana, id, { email: 'ana@mailinator.com' })).toMatchObject({ status: 400, code: 'ii_0004' })
    expect(await change(ana, id, { description: 'Outro texto.' })).toMatchObject({ body: { email } })
    expect(await change(ana, id, { email: '' })).toMatchObject({ body: { email: '' } })
  })

  it('still shows a request from before, whose names are shorter', async () => {
    const ana = await test.given.student()
    const { id } = await asked(ana)
    await sql`update data_requests set first_name = 'Jó', last_name = 'Sá' where id = ${id}::uuid`.execute(
      test.database.db,
    )
    expect(await get(ana, id)).toMatchObject({ ok: true, body: { firstName: 'Jó', lastName: 'Sá' } })
  })

  it.each(['1131234567', '11912345678', '+351912345678'])('takes the phone %s', async (phone) => {
    const ana = await test.given.student()
    expect(await ana.call(privacy, 'create', { body: { ...fields, phone } })).toMatchObject({ body: { phone } })
  })
})

describe('how many requests there can be', () => {
  const file = (person: Person, type: DataRequestType) => person.call(privacy, 'create', { body: { ...fields, type } })
  const told = async (admin: Person) => {
    const answer = await admin.call(notifications, 'countUnread')
    return answer.ok ? answer.body.count : -1
  }

  it('is one of each type that waits, however many are sent at once, and the administrators hear of it once', async () => {
    const { ana, bia, admin } = await schoolWithAdmin()
    const answers = await Promise.all(Array.from({ length: 20 }, () => file(ana, 'OTHERS')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'ae_0014')).toHaveLength(19)
    expect(await told(admin)).toBe(1)
    expect(await file(ana, 'CHANGE')).toMatchObject({ status: 201 })
    expect(await file(bia, 'OTHERS')).toMatchObject({ status: 201 })
  })

  it('is one again after the first was answered, and counts a change of the type too', async () => {
    const { ana, admin } = await schoolWithAdmin()
    const [first, second] = [await asked(ana, 'OTHERS'), await asked(ana, 'CHANGE')]
    expect(await change(ana, second.id, { type: 'OTHERS' })).toMatchObject({ status: 409, code: 'ae_0014' })
    expect(await get(ana, second.id)).toMatchObject({ body: { type: 'CHANGE' } })
    expect(await change(ana, second.id, { type: 'CHANGE', description: 'Só o texto.' })).toMatchObject({ ok: true })
    await change(admin, first.id, { status: 'IN_PROGRESS' })
    expect(await file(ana, 'OTHERS')).toMatchObject({ code: 'ae_0014' })
    await change(admin, first.id, { status: 'DONE', answer: 'Feito.' })
    expect(await file(ana, 'OTHERS')).toMatchObject({ status: 201 })
  })

  it('is ten in a day, taken back or not', async () => {
    const { ana } = await schoolWithAdmin()
    for (let count = 0; count < 10; count += 1) {
      const { id } = await asked(ana)
      await ana.call(privacy, 'withdraw', { params: { id } })
    }
    const answer = await file(ana, 'OTHERS')
    expect(answer).toMatchObject({ status: 429, code: 'br_0000' })
    expect(answer.headers.get('retry-after')).toBe('86400')
  })
})

function yearsAgo(years: number): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - years)
  // A day of margin: the database and the test may be on two sides of midnight.
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

async function bornOn({ userId }: Person, date: string | null): Promise<void> {
  await sql`update users set date_of_birth = ${date}::date, is_birth_date_proven = true where id = ${userId}::uuid`.execute(
    test.database.db,
  )
}

describe('a guardian who asks for a child', () => {
  async function familyOfOne() {
    const { ana: child, bia: stranger, admin } = await schoolWithAdmin()
    const guardian = await test.given.person({ role: 'PARENT', schoolId: child.schoolId, name: 'Gil Jatobá' })
    const linkId = await test.given.guardianLink({ guardian, child })
    const studentId = await test.given.studentId(child)
    const askFor = (type: DataRequestType) => guardian.call(privacy, 'create', { body: { ...fields, type, studentId } })
    return { child, stranger, admin, guardian, linkId, askFor }
  }

  it('files a request of the child’s, which names who asked; the school answers both', async () => {
    const { child, admin, guardian, askFor } = await familyOfOne()
    const answer = await askFor('DELETION')
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...fields,
        type: 'DELETION',
        about: { userId: child.userId, name: 'Pessoa Teste' },
        requester: { userId: guardian.userId, name: 'Gil Jatobá', role: 'PARENT' },
      },
    })
    if (!answer.ok) throw new Error(answer.code)
    const { id } = answer.body
    expect(await get(admin, id)).toMatchObject({ body: { email: fields.email, about: { userId: child.userId } } })
    expect(await guardian.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [{ id }] } })
    // The child sees that it is there and who asked, not how to reach them.
    expect(await child.call(privacy, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ id, email: '', phone: '', lastName: '', requester: { userId: guardian.userId } }] },
    })
    expect(await get(child, id)).toMatchObject({ body: { email: '', phone: '' } })
    expect(await change(child, id, { description: 'Não quero.' })).toMatchObject({ code: 'br_0003' })
    expect(await child.call(privacy, 'create', { body: { ...fields, type: 'DELETION' } })).toMatchObject({
      code: 'ae_0014',
    })
    await change(admin, id, { status: 'IN_PROGRESS', approve: true })
    for (const person of [child, guardian]) {
      expect(await person.call(notifications, 'listMine', { query: {} })).toMatchObject({
        body: { content: [{ kind: 'DATA_REQUEST_ANSWERED', objectId: id, status: 'IN_PROGRESS' }] },
      })
    }
  })

  it('calls it off, and not the child, who is under 16; of an unknown age counts as under 16 (decision E72)', async () => {
    const { child, admin, guardian, askFor } = await familyOfOne()
    const answer = await askFor('DELETION')
    if (!answer.ok) throw new Error(answer.code)
    const { id } = answer.body
    await change(admin, id, { status: 'IN_PROGRESS', approve: true })
    for (const born of [null, yearsAgo(15)]) {
      await bornOn(child, born)
      expect(await get(child, id)).toMatchObject({ body: { mayWithdraw: false } })
      expect(await child.call(privacy, 'withdraw', { params: { id } })).toMatchObject({ status: 403, code: 'br_0003' })
      expect(await get(child, id)).toMatchObject({
        body: { status: 'IN_PROGRESS', withdrawn: false, eraseAt: expect.any(String) },
      })
    }
    expect(await get(guardian, id)).toMatchObject({ body: { mayWithdraw: true } })
    expect(await guardian.call(privacy, 'withdraw', { params: { id } })).toMatchObject({
      body: { status: 'REFUSED', withdrawn: true, eraseAt: null },
    })
  })

  it('can be refused by the school, and withdrawn by a student of 16, or once the guardian is none any more', async () => {
    const { child, admin, linkId, askFor } = await familyOfOne()
    const ask = async () => {
      const answer = await askFor('DELETION')
      if (!answer.ok) throw new Error(answer.code)
      return answer.body.id
    }
    const refused = await ask()
    expect(await change(admin, refused, { status: 'REFUSED', answer: 'Vamos conversar.' })).toMatchObject({ ok: true })
    const ofSixteen = await ask()
    await bornOn(child, yearsAgo(16))
    expect(await get(child, ofSixteen)).toMatchObject({ body: { mayWithdraw: true } })
    expect(await child.call(privacy, 'withdraw', { params: { id: ofSixteen } })).toMatchObject({
      body: { withdrawn: true },
    })
    await bornOn(child, yearsAgo(12))
    const ofNobody = await ask()
    await admin.call(family, 'unlink', { params: { id: linkId } })
    expect(await child.call(privacy, 'withdraw', { params: { id: ofNobody } })).toMatchObject({
      body: { withdrawn: true },
    })
  })

  it('sees what the child asks for, reads and no more; nobody else does', async () => {
    const { child, stranger, admin, guardian, linkId } = await familyOfOne()
    const { id } = await asked(child, 'CHANGE')
    const seen = {
      id,
      status: 'OPEN',
      description: fields.description,
      about: { userId: child.userId, name: 'Pessoa Teste' },
      requester: { userId: child.userId },
      lastName: '',
      email: '',
      phone: '',
      mayWithdraw: false,
      mayDecide: false,
    }
    expect(await guardian.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [seen] } })
    expect(await get(guardian, id)).toMatchObject({ body: seen })
    expect(await change(guardian, id, { description: 'Reescrito.' })).toMatchObject({ code: 'br_0003' })
    expect(await change(guardian, id, { status: 'DONE', answer: 'Feito.' })).toMatchObject({ code: 'br_0003' })
    expect(await guardian.call(privacy, 'withdraw', { params: { id } })).toMatchObject({ code: 'br_0003' })

    const pending = await test.given.person({ role: 'PARENT', schoolId: child.schoolId })
    await test.given.guardianLink({ guardian: pending, child, status: 'PENDING' })
    const other = await test.given.person({ role: 'PARENT', schoolId: child.schoolId })
    await test.given.guardianLink({ guardian: other, child: stranger })
    const blocked = await test.given.person({ role: 'PARENT', schoolId: child.schoolId, blocked: true })
    await test.given.guardianLink({ guardian: blocked, child })
    const rival = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() })
    for (const person of [pending, other, blocked, rival, stranger]) {
      expect(await get(person, id)).toMatchObject({ code: 'nf_0054' })
      expect(await person.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [] } })
    }
    // What another guardian asked for about the child is between that guardian and the school.
    const second = await test.given.person({ role: 'PARENT', schoolId: child.schoolId })
    await test.given.guardianLink({ guardian: second, child })
    const byGuardian = await guardian.call(privacy, 'create', {
      body: { ...fields, studentId: await test.given.studentId(child) },
    })
    if (!byGuardian.ok) throw new Error(byGuardian.code)
    expect(await get(second, byGuardian.body.id)).toMatchObject({ code: 'nf_0054' })
    expect(await second.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [{ id }] } })

    await admin.call(family, 'unlink', { params: { id: linkId } })
    expect(await get(guardian, id)).toMatchObject({ code: 'nf_0054' })
    expect(await guardian.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [] } })
  })

  it('is told that the child was erased, and keeps seeing that it was asked for and done', async () => {
    const { child, admin, guardian, askFor } = await familyOfOne()
    const other = await test.given.person({ role: 'PARENT', schoolId: child.schoolId })
    const answer = await askFor('DELETION')
    if (!answer.ok) throw new Error(answer.code)
    const { id } = answer.body
    await change(admin, id, { status: 'IN_PROGRESS', approve: true, answer: 'Está certo.' })
    await eraseNow(id)
    const done = {
      id,
      status: 'DONE',
      type: 'DELETION',
      description: '',
      answer: null,
      about: { userId: child.userId, name: '' },
      requester: { userId: guardian.userId, name: 'Gil Jatobá' },
    }
    expect(await get(guardian, id)).toMatchObject({ body: done })
    expect(await guardian.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [done] } })
    expect(await guardian.call(notifications, 'listMine', { query: {} })).toMatchObject({
      body: {
        content: [
          { objectId: id, status: 'DONE' },
          { objectId: id, status: 'IN_PROGRESS' },
        ],
      },
    })
    expect(await guardian.call(privacy, 'withdraw', { params: { id } })).toMatchObject({ code: 'ii_0069' })
    expect(await change(guardian, id, { description: 'De novo.' })).toMatchObject({ code: 'ii_0069' })
    expect(await get(other, id)).toMatchObject({ code: 'nf_0054' })
    // A name that the person keeps at another school is not this school's any more.
    await sql`update users set name = 'Ana Noutra' where id = ${child.userId}::uuid`.execute(test.database.db)
    for (const person of [guardian, admin])
      expect(await get(person, id)).toMatchObject({ body: { about: { name: '' } } })
  })

  it('learns nothing of it where the link had ended before', async () => {
    const { admin, guardian, linkId, askFor } = await familyOfOne()
    const answer = await askFor('DELETION')
    if (!answer.ok) throw new Error(answer.code)
    const { id } = answer.body
    await change(admin, id, { status: 'IN_PROGRESS', approve: true })
    await admin.call(family, 'unlink', { params: { id: linkId } })
    await eraseNow(id)
    expect(await get(guardian, id)).toMatchObject({ code: 'nf_0054' })
    const told = await guardian.call(notifications, 'listMine', { query: {} })
    if (!told.ok) throw new Error(told.code)
    expect(told.body.content.filter(({ status }) => status === 'DONE')).toEqual([])
  })

  it('is one who is linked: not to a stranger’s child, not before the school agrees, not after the end', async () => {
    const { child, stranger, admin, guardian, linkId, askFor } = await familyOfOne()
    const notFound = { status: 404, code: 'nf_0012', body: { field: 'studentId' } }
    const foreign = { ...fields, studentId: await test.given.studentId(stranger) }
    expect(await guardian.call(privacy, 'create', { body: foreign })).toMatchObject(notFound)
    const own = { ...fields, studentId: await test.given.studentId(child) }
    for (const person of [child, stranger]) {
      expect(await person.call(privacy, 'create', { body: own })).toMatchObject(notFound)
    }
    const asking = await test.given.person({ role: 'PARENT', schoolId: child.schoolId })
    await test.given.guardianLink({ guardian: asking, child, status: 'PENDING' })
    expect(await asking.call(privacy, 'create', { body: own })).toMatchObject(notFound)

    const answer = await askFor('OTHERS')
    if (!answer.ok) throw new Error(answer.code)
    const { id } = answer.body
    await admin.call(family, 'unlink', { params: { id: linkId } })
    expect(await get(guardian, id)).toMatchObject({ code: 'nf_0054' })
    expect(await guardian.call(privacy, 'listMine', { query: {} })).toMatchObject({ body: { content: [] } })
    expect(await askFor('CHANGE')).toMatchObject(notFound)
    expect(await get(child, id)).toMatchObject({ ok: true })
  })
})

describe('GET /request-data-lgpd', () => {
  it('lists those of the school: what waits first, the most urgent on top, then what was closed last', async () => {
    const { ana, bia, admin } = await schoolWithAdmin()
    const [calm, urgent, oldest, newest] = [
      await asked(ana, 'OTHERS'),
      await asked(ana, 'CHANGE'),
      await asked(bia, 'OTHERS'),
      await asked(bia, 'CHANGE'),
    ]
    await sql`update data_requests set due_on = due_on - 12 where id = ${urgent.id}::uuid`.execute(test.database.db)
    for (const { id } of [oldest, newest]) await change(admin, id, { status: 'DONE', answer: 'Feito.' })
    await sql`update data_requests set answered_at = now() - interval '1 day' where id = ${oldest.id}::uuid`.execute(
      test.database.db,
    )
    const elsewhere = await test.given.student({ schoolId: await test.given.school() })
    await asked(elsewhere)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const answer = await admin.call(privacy, 'listForSchool', { query: { pSize: 1, cursor } })
      if (!answer.ok) throw new Error(answer.code)
      seen.push(...answer.body.content.map(({ id }) => id))
      cursor = answer.body.next ?? undefined
    } while (cursor)
    expect(seen).toEqual([urgent.id, calm.id, newest.id, oldest.id])
    expect(await admin.call(privacy, 'listForSchool', { query: { status: 'OPEN' } })).toMatchObject({
      body: { content: [{ id: urgent.id, daysLeft: 3 }, { id: calm.id }], last: true },
    })
    expect(await admin.call(privacy, 'listForSchool', { query: { cursor: 'WzEsMl0' } })).toMatchObject({
      code: 'ii_0030',
    })
    expect(await admin.call(privacy, 'listForSchool', { query: { status: 'LOST' as 'OPEN' } })).toMatchObject({
      code: 'ii_0039',
    })
  })

  it('pages my own, newest first', async () => {
    const ana = await test.given.student()
    const all = [await asked(ana, 'OTHERS'), await asked(ana, 'CHANGE'), await asked(ana, 'DELETION')]
    const first = await ana.call(privacy, 'listMine', { query: { pSize: 2 } })
    if (!first.ok) throw new Error(first.code)
    const second = await ana.call(privacy, 'listMine', { query: { pSize: 2, cursor: first.body.next! } })
    if (!second.ok) throw new Error(second.code)
    expect([...first.body.content, ...second.body.content].map(({ id }) => id)).toEqual(
      all.toReversed().map(({ id }) => id),
    )
  })
})

describe('PATCH /request-data-lgpd/{id}', () => {
  it('lets whoever asked change it while it is open, and only then', async () => {
    const { ana, admin } = await schoolWithAdmin()
    const { id } = await asked(ana)
    expect(await change(ana, id, { description: 'Outro texto.', phone: '11 3123-4567' })).toMatchObject({
      body: { description: 'Outro texto.', phone: '1131234567', firstName: fields.firstName },
    })
    await change(admin, id, { status: 'IN_PROGRESS' })
    expect(await change(ana, id, { description: 'Tarde.' })).toMatchObject({ status: 400, code: 'ii_0069' })
    expect(await get(ana, id)).toMatchObject({ body: { description: 'Outro texto.', status: 'IN_PROGRESS' } })
  })

  it('keeps the school’s side to its administrators, and what was asked to whoever asked', async () => {
    const { ana, admin } = await schoolWithAdmin()
    const { id } = await asked(ana)
    expect(await change(ana, id, { status: 'DONE', answer: 'Eu mesma.' })).toMatchObject({ code: 'br_0003' })
    expect(await change(admin, id, { description: 'Reescrito.' })).toMatchObject({ code: 'br_0003' })
    expect(await admin.call(privacy, 'withdraw', { params: { id } })).toMatchObject({ code: 'br_0003' })
    const blocked = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: ana.schoolId, blocked: true })
    const foreign = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() })
    const staff = await test.given.person({ role: 'STAFF', schoolId: ana.schoolId })
    for (const person of [blocked, foreign, staff]) {
      expect(await change(person, id, { status: 'REFUSED', answer: 'Não.' })).toMatchObject({ code: 'nf_0054' })
      expect(await get(person, id)).toMatchObject({ code: 'nf_0054' })
    }
    expect(await get(ana, id)).toMatchObject({ body: { status: 'OPEN', description: fields.description } })
  })

  it('wants a word with the end, and ends once', async () => {
    const { ana, admin } = await schoolWithAdmin()
    const { id } = await asked(ana, 'CHANGE')
    expect(await change(admin, id, { status: 'REFUSED' })).toMatchObject({ code: 'rq_0051', body: { field: 'answer' } })
    expect(await change(admin, id, { status: 'OPEN' })).toMatchObject({ code: 'ii_0069' })
    const ended = await Promise.all(
      Array.from({ length: 6 }, () => change(admin, id, { status: 'DONE', answer: 'Corrigido.' })),
    )
    expect(ended.filter(({ ok }) => ok)).toHaveLength(1)
    expect(ended.filter((answer) => !answer.ok && answer.code === 'ii_0069')).toHaveLength(5)
    expect(await get(ana, id)).toMatchObject({ body: { status: 'DONE', answer: 'Corrigido.' } })
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'request_id', 'details'])
      .where('subject_id', '=', id)
      .execute()
    expect(lines).toEqual([
      { actor_user_id: admin.userId, request_id: expect.any(String), details: { status: 'DONE', approve: false } },
    ])
  })

  it('does not let anybody say that a person was erased, nor approve what the product cannot do', async () => {
    const { ana, admin } = await schoolWithAdmin()
    const deletion = await asked(ana, 'DELETION')
    const other = await asked(ana, 'OTHERS')
    expect(await change(admin, deletion.id, { status: 'DONE', answer: 'Apagado.' })).toMatchObject({ code: 'ii_0069' })
    expect(await change(admin, other.id, { status: 'IN_PROGRESS', approve: true })).toMatchObject({ code: 'ii_0069' })
    expect(await change(admin, deletion.id, { status: 'REFUSED', answer: 'x', approve: true })).toMatchObject({
      code: 'ii_0069',
    })
    expect(await change(admin, deletion.id, { nonsense: 1 })).toMatchObject({ status: 400 })
  })

  it('gives an approved erasure seven days, in which either side can call it off', async () => {
    const { ana, bia, admin } = await schoolWithAdmin()
    const [one, two] = [await asked(ana, 'DELETION'), await asked(bia, 'DELETION')]
    for (const { id } of [one, two]) {
      const approved = await change(admin, id, { status: 'IN_PROGRESS', approve: true })
      if (!approved.ok) throw new Error(approved.code)
      const days = (Date.parse(approved.body.eraseAt!) - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(6.99)
      expect(days).toBeLessThan(7.01)
      expect(await change(admin, id, { status: 'IN_PROGRESS', approve: true })).toMatchObject({ code: 'ii_0069' })
    }
    expect(await ana.call(privacy, 'withdraw', { params: { id: one.id } })).toMatchObject({
      body: { status: 'REFUSED', withdrawn: true, eraseAt: null },
    })
    expect(await change(admin, two.id, { status: 'REFUSED', answer: 'Pedido repetido.' })).toMatchObject({
      body: { status: 'REFUSED', withdrawn: false, eraseAt: null },
    })
    expect(await bia.call(privacy, 'withdraw', { params: { id: two.id } })).toMatchObject({ code: 'ii_0069' })
  })

  it('is decided by another administrator than the one whom it is about', async () => {
    const { admin } = await schoolWithAdmin()
    const other = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: admin.schoolId })
    const { id } = await asked(admin, 'DELETION')
    const approve = { status: 'IN_PROGRESS', approve: true }
    expect(await change(admin, id, approve)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await change(admin, id, { status: 'REFUSED', answer: 'Não.' })).toMatchObject({ code: 'br_0003' })
    expect(await get(admin, id)).toMatchObject({ body: { status: 'OPEN', eraseAt: null } })
    expect(await change(other, id, approve)).toMatchObject({ ok: true, body: { status: 'IN_PROGRESS' } })
  })

  it('is decided by another administrator than one who cares for the child, in whichever school', async () => {
    const { ana: child, admin } = await schoolWithAdmin()
    const { admin: ofOtherSchool } = await schoolWithAdmin()
    const other = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: child.schoolId })
    const second = await test.given.account({ owner: child, schoolId: ofOtherSchool.schoolId })
    // The administrator is a guardian elsewhere: the link is between two other accounts of the same two people.
    const asParent = await test.given.account({ owner: admin, schoolId: ofOtherSchool.schoolId, role: 'PARENT' })
    const linkId = await test.given.guardianLink({
      guardian: { ...admin, ...asParent },
      child: { ...child, ...second },
    })
    const approve = { status: 'IN_PROGRESS', approve: true }
    const { id } = await asked(child, 'DELETION')
    expect(await get(admin, id)).toMatchObject({ body: { mayDecide: false } })
    for (const step of [approve, { status: 'REFUSED', answer: 'Não.' }, { status: 'IN_PROGRESS' }])
      expect(await change(admin, id, step)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await get(other, id)).toMatchObject({ body: { status: 'OPEN', eraseAt: null, mayDecide: true } })
    expect(await change(ofOtherSchool, id, approve)).toMatchObject({ code: 'nf_0054' })
    expect(await change(other, id, approve)).toMatchObject({ ok: true, body: { status: 'IN_PROGRESS' } })
    await sql`delete from guardian_links where id = ${linkId}::uuid`.execute(test.database.db)
    expect(await get(admin, id)).toMatchObject({ body: { mayDecide: true } })
  })

  it('never takes the last administrator from a school, also where two approve each other at once', async () => {
    const { admin } = await schoolWithAdmin()
    const other = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: admin.schoolId })
    const [one, two] = [await asked(admin, 'DELETION'), await asked(other, 'DELETION')]
    const approve = { status: 'IN_PROGRESS', approve: true }
    const answers = await Promise.all([change(other, one.id, approve), change(admin, two.id, approve)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 400, code: 'ii_0084', body: { field: 'status' } })
  })

  it('is called off when the last other administrator has gone meanwhile', async () => {
    const { admin } = await schoolWithAdmin()
    const other = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: admin.schoolId })
    const { id } = await asked(admin, 'DELETION')
    await change(other, id, { status: 'IN_PROGRESS', approve: true })
    const { db } = test.database
    await sql`update accounts set active = false where id = ${other.accountId}::uuid`.execute(db)
    await sql`update data_requests set erase_at = now() where id = ${id}::uuid`.execute(db)
    await privacyJobs['privacy:erase-due'].work(test.app.platform)
    expect(await get(admin, id)).toMatchObject({ ok: true, body: { status: 'IN_PROGRESS', eraseAt: null } })
  })

  it.each([
    ['asked to be let in as a guardian', false, true],
    ['is one of its people', true, false],
  ])('takes the whole person unless another school holds them: there the person %s', async (_, isMember, isErased) => {
    const { admin } = await schoolWithAdmin()
    const ana = await test.given.student({ schoolId: admin.schoolId })
    const { db } = test.database
    const { accountId } = await test.given.account({ owner: ana, role: 'PARENT' })
    await db.updateTable('accounts').set({ is_member: isMember }).where('id', '=', accountId).execute()
    const { id } = await asked(ana, 'DELETION')
    await change(admin, id, { status: 'IN_PROGRESS', approve: true })
    await sql`update data_requests set erase_at = now() where id = ${id}::uuid`.execute(db)
    await privacyJobs['privacy:erase-due'].work(test.app.platform)
    const { username } = await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    expect(username !== ana.username).toBe(isErased)
  })

  it('answers a missing one as one of another school', async () => {
    const ana = await test.given.student()
    const id = randomUUID()
    expect(await get(ana, id)).toMatchObject({ status: 404, code: 'nf_0054' })
    expect(await ana.call(privacy, 'withdraw', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0054' })
  })
})

describe('GET /data-map', () => {
  it('says what erasure does with each kind of data, in both languages', async () => {
    const ana = await test.given.student()
    const answer = await ana.call(privacy, 'describeData')
    if (!answer.ok) throw new Error(answer.code)
    const of = (table: string) => answer.body.find((entry) => entry.table === table)
    expect(of('chests')).toMatchObject({ treatment: 'ERASED', exported: true })
    expect(of('users')).toMatchObject({ treatment: 'EMPTIED', words: { 'pt-br': { title: 'Cadastro' } } })
    expect(of('wallet_entries')).toMatchObject({ treatment: 'KEPT' })
    expect(of('schools')).toBeUndefined()
  })

  it('says how much of it a guardian’s copy has, and of a part which', async () => {
    const ana = await test.given.student()
    const answer = await ana.call(privacy, 'describeData')
    if (!answer.ok) throw new Error(answer.code)
    const of = (table: string) => answer.body.find((entry) => entry.table === table)
    expect(of('wallet_entries')).toMatchObject({ guardianShare: 'WHOLE', words: { 'pt-br': { guardian: null } } })
    expect(of('content_notes')).toMatchObject({ guardianShare: 'NONE' })
    expect(of('files')).toMatchObject({ guardianShare: 'PART' })
    const silent = answer.body.flatMap(({ table, guardianShare, words }) =>
      Object.values(words).some(({ guardian }) => (guardian === null) === (guardianShare === 'PART')) ? [table] : [],
    )
    expect(silent, 'a part says in words.guardian which part it is, and nothing else does').toEqual([])
    const secret = answer.body.filter(({ exported, guardianShare }) => !exported && guardianShare !== 'NONE')
    expect(secret, 'a guardian gets nothing that the child does not get').toEqual([])
  })

  it('has words for every table with people in it, and a reason for whatever stays', async () => {
    const ana = await test.given.student()
    const answer = await ana.call(privacy, 'describeData')
    if (!answer.ok) throw new Error(answer.code)
    const silent = answer.body.flatMap(({ table, treatment, words }) =>
      Object.entries(words).flatMap(([locale, { about, kept }]) =>
        about === '' || (kept === null) !== (treatment === 'ERASED') ? [`${table} in ${locale}`] : [],
      ),
    )
    expect(silent, 'give these plans their words (platform/privacy.ts)').toEqual([])
  })
})
