import { buffer } from 'node:stream/consumers'
import { family } from '@trilha/contract/identity/family'
import { privacy, type DataExport, type DataRequest } from '@trilha/contract/identity/privacy'
import { notifications } from '@trilha/contract/messaging/notifications'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { dataRequestFields } from '../../testing/given-privacy.ts'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'
import { archiveAbout } from './exports.service.ts'
import { privacyJobs } from './privacy.jobs.ts'

const test = testApp()

const approve = { status: 'IN_PROGRESS', approve: true } as const
const change = (person: Person, id: string, body: object) => person.call(privacy, 'update', { params: { id }, body })
const download = (person: Person, id: string) => person.call(privacy, 'downloadExport', { params: { id } })

async function household({ born }: { born?: string } = {}) {
  const schoolId = await test.given.school()
  const child = await test.given.student({ schoolId, name: 'Ana Jatobá', dateOfBirth: born ?? null })
  const guardian = await test.given.person({ role: 'PARENT', schoolId, name: 'Gil Jatobá' })
  const linkId = await test.given.guardianLink({ guardian, child })
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
  return { schoolId, child, guardian, linkId, admin }
}

async function askFor(guardian: Person, child: Person): Promise<string> {
  const body = { ...dataRequestFields, type: 'INFORMATION' as const, studentId: await test.given.studentId(child) }
  const answer = await guardian.call(privacy, 'create', { body })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.id
}

async function seen(person: Person, id: string): Promise<DataRequest> {
  const answer = await person.call(privacy, 'get', { params: { id } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function copyOf(guardian: Person, requestId: string): Promise<DataExport> {
  return vi.waitFor(
    async () => {
      const { copy } = await seen(guardian, requestId)
      if (copy?.status !== 'READY') throw new Error(copy?.status ?? 'none')
      return copy
    },
    { timeout: 15_000 },
  )
}

async function filesOf(person: Person, exportId: string): Promise<Record<string, string>> {
  const response = await fetch(`${test.address}/api/data-exports/${exportId}/file`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
  })
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="trilha-dados-para-responsavel.zip"')
  return unzip(Buffer.from(await response.arrayBuffer()))
}

async function told(person: Person) {
  const answer = await person.call(notifications, 'listMine', { query: {} })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content
}

describe('the copy of a child’s data that a guardian asked for', () => {
  it('is for that guardian, who finds it beside the request; the child is told and cannot open it', async () => {
    const { child, guardian, admin } = await household()
    const id = await askFor(guardian, child)
    expect(await seen(admin, id)).toMatchObject({ copyFor: 'GUARDIAN', copy: null, mayDecide: true })
    expect(await change(admin, id, approve)).toMatchObject({ body: { status: 'IN_PROGRESS', copyFor: 'GUARDIAN' } })
    const copy = await copyOf(guardian, id)
    expect(await guardian.call(privacy, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ id, status: 'DONE', copyFor: 'GUARDIAN', copy: { id: copy.id, status: 'READY' } }] },
    })
    const days = (Date.parse(copy.expiresAt!) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThan(7.01)
    const files = await filesOf(guardian, copy.id)
    expect(JSON.parse(files['dados/users.json']!)).toMatchObject([{ id: child.userId, name: 'Ana Jatobá' }])
    expect(files['index.html']).toContain('Dados de quem você cuida na Trilha')

    expect(await seen(child, id)).toMatchObject({ status: 'DONE', copyFor: 'GUARDIAN', copy: null })
    expect(await child.call(privacy, 'getMyExport')).toMatchObject({ body: { latest: null } })
    expect(await guardian.call(privacy, 'getMyExport')).toMatchObject({ body: { latest: null } })
    expect(await download(child, copy.id)).toMatchObject({ status: 404, code: 'nf_0087' })
    expect((await told(child))[0]).toMatchObject({
      kind: 'DATA_COPY_FOR_GUARDIAN',
      objectId: id,
      about: { id: guardian.userId },
    })
    expect((await told(guardian))[0]).toMatchObject({ kind: 'DATA_REQUEST_ANSWERED', objectId: id, status: 'DONE' })
    // The child has its own way.
    expect(await child.call(privacy, 'createExport')).toMatchObject({ status: 201 })
  })

  it('is nobody else’s: not another guardian’s, the school’s, another school’s or a stranger’s', async () => {
    const { schoolId, child, guardian, admin } = await household()
    const second = await test.given.person({ role: 'PARENT', schoolId })
    await test.given.guardianLink({ guardian: second, child })
    const unlinked = await test.given.person({ role: 'PARENT', schoolId })
    const rival = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() })
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    const id = await askFor(guardian, child)
    expect(await change(rival, id, approve)).toMatchObject({ code: 'nf_0054' })
    expect(await change(guardian, id, approve)).toMatchObject({ code: 'br_0003' })
    expect(await seen(guardian, id)).toMatchObject({ status: 'OPEN' })
    await change(admin, id, approve)
    const copy = await copyOf(guardian, id)
    for (const person of [second, unlinked, rival, staff, admin, child])
      expect(await download(person, copy.id)).toMatchObject({ status: 404, code: 'nf_0087' })
    expect(await seen(admin, id)).toMatchObject({ status: 'DONE', copy: null })
  })

  it('is out of reach as soon as the link ends, the account is blocked, or its days are over', async () => {
    const { child, guardian, admin, linkId } = await household()
    const id = await askFor(guardian, child)
    await change(admin, id, approve)
    const copy = await copyOf(guardian, id)
    const { db } = test.database
    expect(await download(guardian, copy.id)).toMatchObject({ ok: true })
    await sql`update accounts set blocked_at = now() where id = ${guardian.accountId}::uuid`.execute(db)
    expect(await download(guardian, copy.id)).toMatchObject({ code: 'nf_0087' })
    await sql`update accounts set blocked_at = null where id = ${guardian.accountId}::uuid`.execute(db)
    await sql`update data_exports set expires_at = now() where id = ${copy.id}::uuid`.execute(db)
    expect(await download(guardian, copy.id)).toMatchObject({ code: 'nf_0087' })
    await sql`update data_exports set expires_at = now() + interval '1 day' where id = ${copy.id}::uuid`.execute(db)
    expect(await download(guardian, copy.id)).toMatchObject({ ok: true })
    await guardian.call(family, 'unlink', { params: { id: linkId } })
    expect(await download(guardian, copy.id)).toMatchObject({ code: 'nf_0087' })
  })

  it('is built once, however many approve at the same time', async () => {
    const { schoolId, child, guardian, admin } = await household()
    const others = [admin, await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })]
    const id = await askFor(guardian, child)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => change(others[at % 2]!, id, approve)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'ii_0069')).toHaveLength(7)
    await copyOf(guardian, id)
    const built = await test.database.db.selectFrom('data_exports').select('id').where('request_id', '=', id).execute()
    expect(built).toHaveLength(1)
  })

  it('is built beside one that the child has built, and neither becomes the other', async () => {
    const { child, guardian, admin } = await household()
    const id = await askFor(guardian, child)
    const [own] = await Promise.all([child.call(privacy, 'createExport'), change(admin, id, approve)])
    if (!own.ok) throw new Error(own.code)
    const copy = await copyOf(guardian, id)
    expect(copy.id).not.toBe(own.body.id)
    await vi.waitFor(async () => expect(await download(child, own.body.id)).toMatchObject({ ok: true }), {
      timeout: 15_000,
    })
    expect(await download(guardian, own.body.id)).toMatchObject({ code: 'nf_0087' })
  })

  it('goes to a student of 16 alone, and the guardian hears where it went', async () => {
    const { child, guardian, admin } = await household({ born: '2001-05-20' })
    const id = await askFor(guardian, child)
    expect(await seen(admin, id)).toMatchObject({ copyFor: 'STUDENT' })
    await change(admin, id, approve)
    const ready = await vi.waitFor(
      async () => {
        const answer = await child.call(privacy, 'getMyExport')
        if (!answer.ok || answer.body.latest?.status !== 'READY') throw new Error('not yet')
        return answer.body.latest
      },
      { timeout: 15_000 },
    )
    expect(await download(child, ready.id)).toMatchObject({ ok: true })
    expect(await download(guardian, ready.id)).toMatchObject({ code: 'nf_0087' })
    expect(await seen(guardian, id)).toMatchObject({ status: 'DONE', copyFor: 'STUDENT', copy: null })
    expect((await told(guardian))[0]).toMatchObject({
      kind: 'CHILD_DATA_COPY_SENT',
      objectId: id,
      about: { id: child.userId },
    })
    expect((await told(child))[0]).toMatchObject({ kind: 'DATA_REQUEST_ANSWERED', status: 'DONE' })
  })

  it('is not built for who is no guardian any more', async () => {
    const { child, guardian, admin, linkId } = await household()
    const id = await askFor(guardian, child)
    await guardian.call(family, 'unlink', { params: { id: linkId } })
    expect(await change(admin, id, approve)).toMatchObject({
      status: 400,
      code: 'ii_1005',
      body: { field: 'status' },
    })
    expect(await seen(admin, id)).toMatchObject({ status: 'OPEN' })
    expect(await change(admin, id, { status: 'REFUSED', answer: 'O vínculo terminou.' })).toMatchObject({ ok: true })
  })

  it('fails where the link ends before it is built, and leaves the request with the school', async () => {
    const { child, guardian, admin, linkId } = await household()
    const id = await askFor(guardian, child)
    const { db } = test.database
    await sql`update data_requests set status = 'IN_PROGRESS', copy_for = 'GUARDIAN' where id = ${id}::uuid`.execute(db)
    const { id: exportId } = await db
      .insertInto('data_exports')
      .values({ user_id: child.userId, request_id: id, guardian_user_id: guardian.userId, locale: 'pt-br' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await guardian.call(family, 'unlink', { params: { id: linkId } })
    await privacyJobs['privacy:build-export'].work(test.app.platform, { exportId })
    const row = await db
      .selectFrom('data_exports')
      .select('status')
      .where('id', '=', exportId)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe('FAILED')
    expect(await seen(admin, id)).toMatchObject({ status: 'IN_PROGRESS', mayDecide: true })
    expect((await test.app.platform.files.list('exports')).map(({ name }) => name)).not.toContain(`${exportId}.zip`)
  })

  it('goes with the guardian who is erased, file and all', async () => {
    const { child, guardian, admin } = await household()
    const id = await askFor(guardian, child)
    await change(admin, id, approve)
    const copy = await copyOf(guardian, id)
    const erasure = await test.given.dataRequest({ owner: guardian, type: 'DELETION' })
    await change(admin, erasure, approve)
    await sql`update data_requests set erase_at = now() where id = ${erasure}::uuid`.execute(test.database.db)
    await privacyJobs['privacy:erase-due'].work(test.app.platform)
    expect((await test.app.platform.files.list('exports')).map(({ name }) => name)).not.toContain(`${copy.id}.zip`)
    expect(await seen(child, id)).toMatchObject({ erased: true })
  })
})

describe('what a guardian’s copy holds', () => {
  it('is what the child learns, has and shows others; of what is the child’s alone not a word', async () => {
    const { child, guardian, admin } = await household()
    const { db } = test.database
    await test.given.note({ owner: child, text: 'segredo-anotacao' })
    await test.given.chest({ owner: child, entityName: 'Bau da Ana' })
    await test.given.coins({ owner: child, amounts: { EDU_COIN: 7 } })
    const caseId = await test.given.moderationCase({ author: child })
    await sql`update moderation_cases set evidence = 'segredo-caso', appeal = 'segredo-recurso'
      where id = ${caseId}::uuid`.execute(db)
    const reported = await test.given.moderationCase({ author: admin, reporter: child })
    await sql`update post_reports set description = 'segredo-denuncia' where case_id = ${reported}::uuid`.execute(db)
    await db
      .insertInto('savings_goals')
      .values({ user_id: child.userId, title: 'segredo-desejo', edu_coin: 10, item: null })
      .execute()
    await db
      .insertInto('nps_feedbacks')
      .values({
        account_id: child.accountId,
        research_id: await test.given.survey({ schoolId: child.schoolId }),
        value: 3,
        comment: 'segredo-opiniao',
      })
      .execute()
    const enemy = await test.given.student({ schoolId: child.schoolId, name: 'Segredobloqueio Silva' })
    await db
      .insertInto('account_blocks')
      .values({ account_id: child.accountId, blocked_account_id: enemy.accountId })
      .execute()
    await sql`update profiles set biography = 'Gosto de rios', hidden_nickname = 'segredo-apelido'
      where id = ${await test.given.profile(child)}::uuid`.execute(db)
    const secretFile = await test.given.file(child)
    await sql`update files set name = 'segredo-arquivo.png' where account_id = ${child.accountId}::uuid`.execute(db)
    await db
      .insertInto('mail_outbox')
      .values({
        user_id: child.userId,
        recipient: child.username,
        subject: 'segredo-carta',
        body_text: '',
        body_html: '',
      })
      .execute()
    const own = await test.given.dataRequest({ owner: child, type: 'CHANGE' })
    await sql`update data_requests set description = 'segredo-pedido' where id = ${own}::uuid`.execute(db)

    const id = await askFor(guardian, child)
    await change(admin, id, approve)
    const files = await filesOf(guardian, (await copyOf(guardian, id)).id)
    const everything = Object.entries(files).flat().join('\n')
    expect(everything).not.toMatch(/segredo/i)
    for (const secret of [caseId, reported, secretFile, child.sessionId, enemy.accountId])
      expect(everything).not.toContain(secret)
    expect(JSON.parse(files['dados/chests.json']!)).toHaveLength(1)
    expect(JSON.parse(files['dados/wallet_entries.json']!)).toHaveLength(1)
    expect(JSON.parse(files['dados/profiles.json']!)).toMatchObject([{ biography: 'Gosto de rios' }])
    expect(JSON.parse(files['dados/parental_controls.json']!)).toHaveLength(1)

    // The child's own copy has all of it: the words above are there to be found.
    await child.call(privacy, 'createExport')
    const mine = await unzip(
      await buffer(await archiveAbout(test.app.platform, { userId: child.userId, locale: 'pt-br' })),
    )
    for (const word of ['anotacao', 'caso', 'recurso', 'denuncia', 'desejo', 'opiniao', 'apelido', 'carta', 'pedido'])
      expect(Object.values(mine).join('\n')).toContain(`segredo-${word}`)
    expect(Object.keys(mine).join('\n')).toContain('segredo-arquivo')
  })

  it('has nothing of a school in which this guardian is not linked (decision E66)', async () => {
    const { child, guardian, admin } = await household()
    const otherSchool = await test.given.school('Escola Segredoza')
    const there = { ...child, ...(await test.given.account({ owner: child, schoolId: otherSchool })) }
    const { db } = test.database
    await test.given.chest({ owner: child, entityName: 'Bau daqui' })
    await test.given.chest({ owner: there, entityName: 'Bau de la' })
    await test.given.coins({ owner: child, amounts: { EDU_COIN: 7 } })
    await test.given.coins({ owner: there, amounts: { EDU_COIN: 9 } })
    const post = (accountId: string, schoolId: string, text: string) =>
      db.insertInto('posts').values({ school_id: schoolId, account_id: accountId, audience: 'SCHOOL', text }).execute()
    await post(child.accountId, child.schoolId, 'publicado aqui')
    await post(there.accountId, otherSchool, 'publicado em outra escola')
    // Another guardian is linked there: their link opens nothing to this one.
    const other = await test.given.person({ role: 'PARENT', schoolId: otherSchool })
    await test.given.guardianLink({ guardian: other, child: there })

    const id = await askFor(guardian, child)
    await change(admin, id, approve)
    const files = await filesOf(guardian, (await copyOf(guardian, id)).id)
    const everything = Object.values(files).join('\n')
    expect(everything).toContain('publicado aqui')
    expect(everything).toContain('Bau daqui')
    for (const secret of [there.accountId, otherSchool, 'Segredoza', 'publicado em outra escola', 'Bau de la'])
      expect(everything).not.toContain(secret)
    expect(JSON.parse(files['dados/accounts.json']!)).toMatchObject([{ id: child.accountId }])
    expect(JSON.parse(files['dados/wallet_entries.json']!)).toHaveLength(1)

    // Linked there as well, by another account of the same person, the guardian gets both.
    const asParent = await test.given.account({ owner: guardian, schoolId: otherSchool, role: 'PARENT' })
    await test.given.guardianLink({ guardian: { ...guardian, ...asParent }, child: there })
    const copied = { userId: child.userId, guardianUserId: guardian.userId, locale: 'pt-br' as const }
    const both = await unzip(await buffer(await archiveAbout(test.app.platform, copied)))
    expect(JSON.parse(both['dados/accounts.json']!)).toHaveLength(2)
    expect(Object.values(both).join('\n')).toContain('publicado em outra escola')
  })
})
