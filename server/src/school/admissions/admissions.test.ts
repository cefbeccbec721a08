import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { users } from '@trilha/contract/identity/users'
import { family } from '@trilha/contract/identity/family'
import { privacy } from '@trilha/contract/identity/privacy'
import { notifications } from '@trilha/contract/messaging/notifications'
import { admissions } from '@trilha/contract/school/admissions'
import { roster } from '@trilha/contract/school/roster'
import { schools } from '@trilha/contract/school/schools'
import { students } from '@trilha/contract/school/students'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { settled } from '../../testing/settled.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { admissionsJobs } from './admissions.jobs.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())
const test = testApp({ config: { smtpUrl: mailbox.url } })

async function scene() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const staff = await test.given.person({ role: 'STAFF', schoolId })
  return { schoolId, classId, staff }
}

const newMailbox = () => `responsavel.${randomUUID().slice(0, 8)}@teste.trilha.test`

type Decision = Parameters<typeof decide>[2]
function decide(
  by: Person,
  id: string,
  body: { status: 'ACCEPTED'; classId: string } | { status: 'REFUSED'; refusal: 'NO_PLACE' },
) {
  return by.call(admissions, 'decide', { params: { id }, body })
}

const yes = { consents: true, name: 'Rosa Andrade', version: TERMS_VERSION } as const

function answer(id: string, verificationToken: string, body: { consents: boolean } = yes) {
  return test.anonymous.call(admissions, 'answerRequest', { params: { id, verificationToken }, body })
}

async function standing({ accountId }: Pick<Person, 'accountId'>) {
  return test.database.db
    .selectFrom('accounts')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .select(['active', 'is_member as isMember', 'waits_for as waitsFor', 'ended_at as endedAt'])
    .select('students.class_id as classId')
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

describe('the queue', () => {
  it('shows to the office who waits, oldest first, and nobody of another school', async () => {
    const { schoolId, staff } = await scene()
    const guardianEmail = newMailbox()
    const ana = await test.given.admission({ schoolId, name: 'Ana Luz' })
    const bia = await test.given.admission({ schoolId, name: 'Bia Rocha', guardianEmail })
    await test.given.admission({ schoolId: await test.given.school() })
    const first = await staff.call(admissions, 'list', { query: { pSize: 1 } })
    expect(first).toMatchObject({
      ok: true,
      body: {
        last: false,
        content: [
          {
            id: ana.admissionId,
            status: 'WAITING',
            waitsFor: 'OFFICE',
            person: { name: 'Ana Luz', email: ana.username, emailVerified: true },
            grade: { name: '7º ano' },
            needsGuardian: false,
            guardian: null,
          },
        ],
      },
    })
    const rest = await staff.call(admissions, 'list', { query: { pSize: 5, cursor: first.ok ? first.body.next! : '' } })
    expect(rest).toMatchObject({
      body: {
        last: true,
        content: [
          {
            id: bia.admissionId,
            waitsFor: 'GUARDIAN',
            person: { dateOfBirth: null },
            needsGuardian: true,
            guardian: { email: guardianEmail, confirmedAt: null, signedBy: null },
          },
        ],
      },
    })
    expect(await staff.call(admissions, 'list', { query: { cursor: 'x' } })).toMatchObject({ code: 'ii_0030' })
  })

  it('is the only place at the desk that knows them', async () => {
    const { schoolId, classId, staff } = await scene()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    const { accountId: id, username } = await test.given.admission({ schoolId, name: 'Zilda Sozinha' })
    const before = await writesMark(test.database.db)
    expect(await staff.call(schools, 'listPeople', { query: { search: 'zilda' } })).toMatchObject({
      body: { content: [] },
    })
    const params = { id }
    for (const refused of [
      await staff.call(roster, 'setClasses', { params, body: { classIds: [classId] } }),
      await admin.call(roster, 'end', { params }),
      await admin.call(schools, 'block', { params, body: { reason: 'OTHER' } }),
    ])
      expect(refused).toMatchObject({ status: 404, code: 'nf_0001' })
    const body = { name: 'Zilda Sozinha', username, role: 'STUDENT' as const, classIds: [classId] }
    expect(await staff.call(roster, 'add', { body })).toMatchObject({
      status: 409,
      code: 'ae_1006',
      body: { field: 'username' },
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('a yes of the office', () => {
  it('puts the person into the class, with the school’s controls, and tells by bell and letter', async () => {
    const { schoolId, classId, staff } = await scene()
    await sql`update schools set default_community_enabled = true where id = ${schoolId}`.execute(test.database.db)
    const ana = await test.given.admission({ schoolId, name: 'Ana Luz' })
    expect(await ana.call(students, 'getMine')).toMatchObject({ status: 403, code: 'br_0038' })
    expect(await decide(staff, ana.admissionId, { status: 'ACCEPTED', classId })).toMatchObject({
      ok: true,
      body: { status: 'ACCEPTED', waitsFor: null },
    })
    await settled()
    expect(await standing(ana)).toEqual({ active: true, isMember: true, waitsFor: null, endedAt: null, classId })
    expect(await ana.call(accounts, 'current')).toMatchObject({
      body: { account: { waitsFor: null }, student: { class: { id: classId }, isMember: true } },
    })
    expect(await ana.call(family, 'getMine')).toMatchObject({ body: { communityEnabled: true, chatEnabled: false } })
    expect(await ana.call(notifications, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ kind: 'ADMISSION_ACCEPTED' }] },
    })
    expect((await mailbox.mailsTo(ana.username))[0]!.subject).toMatch(/sua conta na Trilha está aberta$/)
    expect(await staff.call(admissions, 'list', { query: {} })).toMatchObject({ body: { content: [] } })
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_account_id', 'details'])
      .where('subject_id', '=', ana.accountId)
      .execute()
    expect(lines).toEqual([{ action: 'admission.accepted', actor_account_id: staff.accountId, details: { classId } }])
  })

  it('is not possible before a guardian’s yes, whatever the person changed since', async () => {
    const { schoolId, classId, staff } = await scene()
    const child = await test.given.admission({ schoolId, guardianEmail: newMailbox() })
    // Signed up as older, and then told the true day.
    const late = await test.given.admission({ schoolId })
    const dateOfBirth = new Date(Date.now() - 12 * 365 * 86_400_000).toISOString().slice(0, 10)
    expect(await late.call(users, 'update', { params: { id: late.userId }, body: { dateOfBirth } })).toMatchObject({
      ok: true,
    })
    for (const { admissionId } of [child, late]) {
      const before = await writesMark(test.database.db)
      expect(await decide(staff, admissionId, { status: 'ACCEPTED', classId })).toMatchObject({
        status: 409,
        code: 'br_1003',
      })
      expect(await writesMark(test.database.db)).toBe(before)
    }
    // The page of who waits asks for the guardian's mailbox then.
    expect(await late.call(admissions, 'getMine')).toMatchObject({ body: { admission: { needsGuardian: true } } })
  })

  it('takes a class of this year and this school alone, and names what is missing', async () => {
    const { schoolId, staff } = await scene()
    const { admissionId } = await test.given.admission({ schoolId })
    const elsewhere = await test.given.schoolClass(await test.given.school())
    const old = await test.given.schoolClass(schoolId, 2020)
    for (const classId of [elsewhere, old, randomUUID()])
      expect(await decide(staff, admissionId, { status: 'ACCEPTED', classId })).toMatchObject({
        code: 'ii_0056',
        body: { field: 'classId' },
      })
    for (const [body, code, field] of [
      [{ status: 'ACCEPTED' }, 'rq_0163', 'classId'],
      [{ status: 'REFUSED' }, 'rq_1003', 'refusal'],
      [{ status: 'REFUSED', refusal: 'UGLY' }, 'ii_0067', 'refusal'],
    ] as const)
      expect(
        await staff.call(admissions, 'decide', { params: { id: admissionId }, body: body as Decision }),
      ).toMatchObject({ status: 400, code, body: { field } })
    expect(await staff.call(admissions, 'list', { query: {} })).toMatchObject({
      body: { content: [{ id: admissionId }] },
    })
  })
})

describe('a no of the office', () => {
  it('ends the account; the person hears why and keeps the data rights', async () => {
    const { schoolId, staff } = await scene()
    const ana = await test.given.admission({ schoolId })
    expect(await decide(staff, ana.admissionId, { status: 'REFUSED', refusal: 'NO_PLACE' })).toMatchObject({
      body: { status: 'REFUSED' },
    })
    await settled()
    expect(await standing(ana)).toMatchObject({ active: false, waitsFor: null, endedAt: expect.any(Date) })
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { flags: { isBlockedAccount: true } } })
    expect(await ana.call(admissions, 'getMine')).toMatchObject({
      body: { admission: { status: 'REFUSED', refusal: 'NO_PLACE' } },
    })
    expect(await ana.call(privacy, 'createExport')).toMatchObject({ ok: true })
    const [mail] = await mailbox.mailsTo(ana.username)
    expect(mail!.text).toContain('não tem vaga')
  })
})

describe('who decides', () => {
  it('is the office of the same school: another finds nothing', async () => {
    const { schoolId, classId } = await scene()
    const { admissionId } = await test.given.admission({ schoolId })
    const rival = await scene()
    const before = await writesMark(test.database.db)
    expect(await decide(rival.staff, admissionId, { status: 'ACCEPTED', classId })).toMatchObject({
      status: 404,
      code: 'nf_1004',
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('is nobody whose own child it is, by the mailbox or by a link', async () => {
    const { schoolId, classId, staff } = await scene()
    const named = await test.given.admission({ schoolId, guardianEmail: staff.username.replace('@', '+filha@') })
    const linked = await test.given.admission({ schoolId })
    const parent = { ...staff, ...(await test.given.account({ owner: staff, schoolId, role: 'PARENT' })) }
    await test.given.guardianLink({ guardian: parent, child: linked, status: 'PENDING' })
    for (const { admissionId } of [named, linked])
      for (const decision of [
        { status: 'ACCEPTED', classId },
        { status: 'REFUSED', refusal: 'NO_PLACE' },
      ] as const)
        expect(await decide(staff, admissionId, decision)).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it('decides once, also when two decide at the same time', async () => {
    const { schoolId, classId, staff } = await scene()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    for (let round = 0; round < 4; round += 1) {
      const ana = await test.given.admission({ schoolId })
      const answers = await Promise.all([
        decide(staff, ana.admissionId, { status: 'ACCEPTED', classId }),
        decide(admin, ana.admissionId, { status: 'REFUSED', refusal: 'NO_PLACE' }),
        decide(admin, ana.admissionId, { status: 'ACCEPTED', classId }),
      ])
      const isAccepted = answers[0].ok
      expect(answers.map((each) => each.ok || each.code)).toEqual(
        isAccepted ? [true, 'ii_0063', true] : ['ii_0063', true, 'ii_0063'],
      )
      expect(await standing(ana)).toMatchObject({ active: isAccepted, isMember: isAccepted })
      const { count } = await test.database.db
        .selectFrom('notifications')
        .select(sql<number>`count(*)`.as('count'))
        .where('user_id', '=', ana.userId)
        .executeTakeFirstOrThrow()
      expect(count).toBe(1)
    }
  })
})

describe('the guardian’s letter', () => {
  it('shows the first name and the school, and asks for a name and the terms', async () => {
    const { schoolId } = await scene()
    const child = await test.given.admission({ schoolId, name: 'Caio Prado Lima', guardianEmail: newMailbox() })
    const verificationToken = await test.given.guardianLetter(child)
    const shown = await test.anonymous.call(admissions, 'getRequest', {
      params: { id: child.admissionId, verificationToken },
    })
    expect(shown).toMatchObject({ ok: true, body: { child: { firstName: 'Caio' }, isTrial: false } })
    expect(JSON.stringify(shown.body)).not.toContain('Prado')
    for (const [body, fields] of [
      [{}, { consents: 'rq_1002' }],
      [{ consents: true }, { name: 'rq_0005', version: 'rq_0111' }],
      [
        { consents: true, name: 'Rosa', version: '1999-01' },
        { name: 'ii_0007', version: 'ii_0061' },
      ],
    ] as const) {
      const refused = await test.anonymous.raw(
        'POST',
        `/api/guardian-consents/${child.admissionId}/token/${verificationToken}`,
        { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      )
      const { details } = refused.body as { details: { field: string; code: string }[] }
      expect(Object.fromEntries(details.map(({ field, code }) => [field, code]))).toEqual(fields)
    }
    expect(await standing(child)).toMatchObject({ waitsFor: 'GUARDIAN' })
  })

  it('is a yes with a record of it, and then the office looks; a link works once', async () => {
    const { schoolId, classId, staff } = await scene()
    const child = await test.given.admission({ schoolId, guardianEmail: newMailbox() })
    const [first, second] = [await test.given.guardianLetter(child), await test.given.guardianLetter(child)]
    expect(await answer(child.admissionId, first)).toMatchObject({ ok: true, body: { next: 'OFFICE' } })
    for (const token of [first, second])
      expect(await answer(child.admissionId, token)).toMatchObject({ status: 409, code: 'br_0012' })
    const consent = await test.database.db
      .selectFrom('guardian_consents')
      .select(['kind', 'signed_by', 'terms_version', 'recorded_by_account_id'])
      .select(sql<boolean>`signed_on = (now() at time zone 'America/Sao_Paulo')::date`.as('today'))
      .where('account_id', '=', child.accountId)
      .execute()
    expect(consent).toEqual([
      {
        kind: 'MAIL',
        signed_by: 'Rosa Andrade',
        terms_version: TERMS_VERSION,
        recorded_by_account_id: null,
        today: true,
      },
    ])
    // Still nobody of the school: a second mailbox of the child's own would get no further.
    expect(await standing(child)).toMatchObject({ waitsFor: 'OFFICE', isMember: false, classId: null })
    await settled()
    expect(await child.call(students, 'getMine')).toMatchObject({ code: 'br_0038' })
    expect(await staff.call(admissions, 'list', { query: {} })).toMatchObject({
      body: { content: [{ needsGuardian: false, guardian: { signedBy: 'Rosa Andrade' } }] },
    })
    expect(await decide(staff, child.admissionId, { status: 'ACCEPTED', classId })).toMatchObject({ ok: true })
  })

  it('is a no that ends the account and tells the child kindly', async () => {
    const { schoolId, staff, classId } = await scene()
    const child = await test.given.admission({ schoolId, guardianEmail: newMailbox() })
    const token = await test.given.guardianLetter(child)
    expect(await answer(child.admissionId, token, { consents: false })).toMatchObject({ body: { next: 'ENDED' } })
    expect(await standing(child)).toMatchObject({ active: false, waitsFor: null })
    expect((await mailbox.mailsTo(child.username))[0]!.text).toContain('converse com ela')
    expect(await decide(staff, child.admissionId, { status: 'ACCEPTED', classId })).toMatchObject({ code: 'ii_0063' })
    expect(await staff.call(admissions, 'list', { query: {} })).toMatchObject({ body: { content: [] } })
    await settled()
    expect(await child.call(admissions, 'getMine')).toMatchObject({
      body: { admission: { status: 'GUARDIAN_REFUSED' } },
    })
  })

  it('is answered once when it is followed many times at once', async () => {
    const { schoolId } = await scene()
    const child = await test.given.admission({ schoolId, guardianEmail: newMailbox() })
    const token = await test.given.guardianLetter(child)
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        answer(child.admissionId, token, index % 2 === 0 ? yes : { consents: false }),
      ),
    )
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
    for (const each of tries) if (!each.ok) expect(each.code).toBe('br_0012')
  })

  it('answers a guessed link, another child’s and nobody’s alike, and an old one by its own code', async () => {
    const { schoolId } = await scene()
    const [child, other] = await Promise.all(
      [1, 2].map(() => test.given.admission({ schoolId, guardianEmail: newMailbox() })),
    )
    const token = await test.given.guardianLetter(child!)
    for (const [id, given] of [
      [child!.admissionId, 'x'.repeat(43)],
      [other!.admissionId, token],
      [randomUUID(), token],
    ] as const) {
      expect(await answer(id, given)).toMatchObject({ status: 401, code: 'br_0011' })
      const params = { id, verificationToken: given }
      expect(await test.anonymous.call(admissions, 'getRequest', { params })).toMatchObject({ code: 'br_0011' })
    }
    await sql`update guardian_letters set expires_at = now() where account_id = ${child!.accountId}`.execute(
      test.database.db,
    )
    const params = { id: child!.admissionId, verificationToken: token }
    expect(await test.anonymous.call(admissions, 'getRequest', { params })).toMatchObject({
      status: 410,
      code: 'br_0025',
    })
    expect(await answer(child!.admissionId, token)).toMatchObject({ status: 410, code: 'br_0025' })
    await sql`update guardian_letters set used_at = now() where account_id = ${child!.accountId}`.execute(
      test.database.db,
    )
    expect(await test.anonymous.call(admissions, 'getRequest', { params })).toMatchObject({ code: 'br_0012' })
    expect(await standing(child!)).toMatchObject({ waitsFor: 'GUARDIAN' })
  })
})

describe('who waits for a guardian', () => {
  it('sends the letter again, also to another mailbox, whose letters alone count then', async () => {
    const { schoolId } = await scene()
    const [first, second] = [newMailbox(), newMailbox()]
    const child = await test.given.admission({ schoolId, name: 'Caio Lima', guardianEmail: first })
    expect(await child.call(admissions, 'askGuardian', { body: {} })).toMatchObject({ ok: true })
    const [mail] = await mailbox.mailsTo(first)
    expect(mail!.subject).toContain('Caio')
    expect(mail!.text).not.toContain('Lima')
    const token = /guardian-consent\/[^/]+\/([\w-]+)/.exec(mail!.text!)![1]!
    expect(await child.call(admissions, 'askGuardian', { body: { guardianEmail: second } })).toMatchObject({
      body: { guardian: { email: second } },
    })
    expect(await answer(child.admissionId, token)).toMatchObject({ code: 'br_0012' })
    const [next] = await mailbox.mailsTo(second)
    const fresh = /guardian-consent\/([^/]+)\/([\w-]+)/.exec(next!.text!)!
    expect(await answer(fresh[1]!, fresh[2]!)).toMatchObject({ body: { next: 'OFFICE' } })
    expect(await child.call(admissions, 'askGuardian', { body: {} })).toMatchObject({ status: 409, code: 'br_1004' })
  })

  it('may not name the own mailbox, one for a single use, or none', async () => {
    const { schoolId } = await scene()
    const child = await test.given.admission({ schoolId, guardianEmail: newMailbox() })
    const ask = (guardianEmail: string) => child.call(admissions, 'askGuardian', { body: { guardianEmail } })
    expect(await ask(child.username.replace('@', '+mae@').toUpperCase())).toMatchObject({ code: 'ii_1007' })
    expect(await ask('mae@mailinator.com')).toMatchObject({ code: 'ii_0004' })
    expect(await ask('mae')).toMatchObject({ code: 'ii_0003', body: { field: 'guardianEmail' } })
    await sql`update admissions set guardian_email = null where id = ${child.admissionId}`.execute(test.database.db)
    expect(await child.call(admissions, 'askGuardian', { body: {} })).toMatchObject({ code: 'rq_1001' })
  })

  it('sends so many letters and no more, and so does everybody together to one mailbox', async () => {
    const { schoolId } = await scene()
    const child = await test.given.admission({ schoolId, guardianEmail: newMailbox() })
    const ask = (by: Person, guardianEmail?: string) =>
      by.call(admissions, 'askGuardian', { body: guardianEmail === undefined ? {} : { guardianEmail } })
    for (let count = 0; count < 5; count += 1) expect(await ask(child)).toMatchObject({ ok: true })
    expect(await ask(child)).toMatchObject({ status: 429 })
    // Another mailbox is no way around it.
    expect(await ask(child, newMailbox())).toMatchObject({ status: 429 })
    const victim = newMailbox()
    const crowd = await Promise.all(
      Array.from({ length: 6 }, () => test.given.admission({ schoolId, guardianEmail: newMailbox() })),
    )
    for (const each of crowd.slice(0, 5)) expect(await ask(each, victim)).toMatchObject({ ok: true })
    expect(await ask(crowd[5]!, victim)).toMatchObject({ status: 429 })
  })
})

describe('while waiting', () => {
  it('a person has own data, terms and sign-out, and nothing of the school’s people', async () => {
    const { schoolId, staff } = await scene()
    const ana = await test.given.student({ schoolId, name: 'Ana Secreta' })
    const me = await test.given.admission({ schoolId, guardianEmail: newMailbox() })
    await sql`update users set terms_version = null, terms_agreed_at = null, email_verified_at = null where id = ${me.userId}`.execute(
      test.database.db,
    )
    const own = { params: { id: me.userId } }
    expect(await me.call(users, 'update', { ...own, body: { state: 'BA', city: 'Salvador' } })).toMatchObject({
      ok: true,
    })
    expect(await me.call(users, 'resendVerification', own)).toMatchObject({ status: 204 })
    expect(await me.call(users, 'checkCompleteData')).toMatchObject({ ok: true })
    expect(await me.call(users, 'agreeTerms', { ...own, body: { version: TERMS_VERSION } })).toMatchObject({
      status: 204,
    })
    expect(await me.call(users, 'getBrief', own)).toMatchObject({ ok: true })
    expect(await me.call(notifications, 'listMine', { query: {} })).toMatchObject({ body: { content: [] } })
    for (const other of [ana, staff])
      expect(await me.call(users, 'getBrief', { params: { id: other.userId } })).toMatchObject({ code: 'nf_0011' })
    const refused = await me.call(users, 'get', { params: { idOrUsername: me.userId } })
    expect(refused).toMatchObject({ status: 403, code: 'br_0038', body: { field: 'waitsFor' } })
    const answers = [
      await me.call(schools, 'getConfig'),
      await me.call(schools, 'getBlock'),
      await me.call(accounts, 'current'),
      await me.call(accounts, 'listMine'),
      await me.call(admissions, 'getMine'),
      await me.call(privacy, 'describeData'),
    ]
    for (const each of answers) {
      expect(each).toMatchObject({ ok: true })
      expect(JSON.stringify(each.body)).not.toMatch(/Ana Secreta|Pessoa Teste.*STAFF/)
    }
    // And nobody of the school meets them.
    for (const viewer of [ana, staff])
      expect(await viewer.call(users, 'getBrief', own)).toMatchObject({ code: 'nf_0011' })
  })
})

describe('what is no longer needed', () => {
  it('goes: links that ended long ago, and requests of ended accounts', async () => {
    const { schoolId, staff } = await scene()
    const [kept, old, waiting] = await Promise.all(
      [1, 2, 3].map(() => test.given.admission({ schoolId, guardianEmail: newMailbox() })),
    )
    for (const child of [kept!, old!])
      await decide(staff, child.admissionId, { status: 'REFUSED', refusal: 'NO_PLACE' })
    await test.given.guardianLetter(waiting!)
    await test.given.guardianLetter(kept!)
    await sql`update admissions set decided_at = now() - interval '31 days' where id = ${old!.admissionId}`.execute(
      test.database.db,
    )
    await sql`update guardian_letters set expires_at = now() - interval '31 days'
      where account_id = ${waiting!.accountId}`.execute(test.database.db)
    await admissionsJobs['admissions:remove-stale'].work(test.app.platform)
    const left = await test.database.db
      .selectFrom('admissions')
      .innerJoin('accounts', 'accounts.id', 'admissions.account_id')
      .leftJoin('guardian_letters', 'guardian_letters.account_id', 'accounts.id')
      .select(['admissions.id', sql<boolean>`guardian_letters.token_hash is not null`.as('letter')])
      .where('school_id', '=', schoolId)
      .execute()
    expect(left).toHaveLength(2)
    expect(left).toContainEqual({ id: kept!.admissionId, letter: true })
    expect(left).toContainEqual({ id: waiting!.admissionId, letter: false })
  })
})
