import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { accounts } from '@trilha/contract/identity/accounts'
import { family } from '@trilha/contract/identity/family'
import { privacy, type DataExport } from '@trilha/contract/identity/privacy'
import { users } from '@trilha/contract/identity/users'
import { schools } from '@trilha/contract/school/schools'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { erase } from '../../platform/personal-data/erase.ts'
import type { Person } from '../../testing/given.ts'
import { dataRequestFields } from '../../testing/given-privacy.ts'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'
import { archiveAbout } from './exports.service.ts'
import { privacyJobs } from './privacy.jobs.ts'

const test = testApp()

async function latest(owner: Person): Promise<DataExport | null> {
  const answer = await owner.call(privacy, 'getMyExport')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.latest
}

async function built(owner: Person): Promise<DataExport> {
  return vi.waitFor(
    async () => {
      const found = await latest(owner)
      if (found?.status !== 'READY') throw new Error(found?.status ?? 'none')
      return found
    },
    { timeout: 15_000 },
  )
}

async function download(owner: Person, id: string): Promise<{ response: Response; files: Record<string, string> }> {
  const response = await fetch(`${test.address}/api/data-exports/${id}/file`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  })
  return { response, files: await unzip(Buffer.from(await response.arrayBuffer())) }
}

async function filesOf(owner: Person): Promise<Record<string, string>> {
  await owner.call(privacy, 'createExport', { headers: { 'accept-language': 'pt-BR' } })
  return (await download(owner, (await built(owner)).id)).files
}

describe('the archive', () => {
  it('holds the person’s rows by the plans, and an index in words', async () => {
    const ana = await test.given.student({ name: 'Ana <b>Ipê</b>' })
    const bia = await test.given.student({ name: 'Bia Outra' })
    const chest = await test.given.chest({ owner: ana })
    await test.given.chest({ owner: bia, entityName: 'Segredo da Bia' })
    await test.given.coins({ owner: ana, amounts: { XP: 30, EDU_COIN: 7 } })
    await test.given.dataRequest({ owner: ana })
    expect(await ana.call(privacy, 'createExport', { headers: { 'accept-language': 'pt-BR' } })).toMatchObject({
      status: 201,
      body: { status: 'QUEUED', progress: 0, size: null, expiresAt: null },
    })
    const ready = await built(ana)
    const { response, files } = await download(ana, ready.id)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="trilha-meus-dados.zip"')
    expect(Number(response.headers.get('content-length'))).toBe(ready.size)

    expect(JSON.parse(files['dados/chests.json']!)).toMatchObject([{ id: chest.id }])
    expect(JSON.parse(files['dados/wallet_entries.json']!)).toHaveLength(2)
    expect(JSON.parse(files['dados/data_requests.json']!)).toMatchObject([{ phone: dataRequestFields.phone }])
    const [user] = JSON.parse(files['dados/users.json']!) as Record<string, unknown>[]
    expect(user).toMatchObject({ id: ana.userId, username: ana.username })
    expect(user).not.toHaveProperty('password_hash')
    expect(files).not.toHaveProperty(['dados/known_devices.json'])

    const everything = Object.values(files).join('\n')
    expect(everything).not.toContain('Bia')
    expect(everything).not.toContain(bia.userId)
    expect(everything).not.toContain('argon2')
    expect(files['index.html']).toContain('Ana &lt;b&gt;Ipê&lt;/b&gt;')
    expect(files['index.html']).not.toMatch(/<script|src=|https?:/)
    expect(files['leia-me.txt']).toContain('dados/chests.json')
    for (const path of Object.keys(files).filter((name) => name.endsWith('.json')))
      expect(files['index.html']).toContain(`href="${path}"`)
  })

  it('says beside ids what they stand for, of others only what anybody may know', async () => {
    const schoolId = await test.given.school('Escola Ipê')
    const ana = await test.given.student({ schoolId, name: 'Ana Jatobá' })
    const gil = await test.given.person({ role: 'PARENT', schoolId, name: 'Gil Umbuzeiro' })
    await test.given.guardianLink({ guardian: gil, child: ana })
    const files = await filesOf(ana)
    const rows = (table: string) => JSON.parse(files[`dados/${table}.json`]!) as Record<string, unknown>[]
    expect(rows('accounts')).toMatchObject([{ id: ana.accountId, school_name: 'Escola Ipê' }])
    expect(rows('students')).toMatchObject([
      { account_name: 'Ana (Escola Ipê)', class_name: expect.stringMatching(/^7º /) },
    ])
    expect(rows('guardian_links')).toMatchObject([
      { guardian_account_id: gil.accountId, guardian_account_name: 'Gil', student_account_name: 'Ana (Escola Ipê)' },
    ])
    expect(Object.values(files).join('\n')).not.toContain('Umbuzeiro')
  })

  it('holds what others asked about the person, without how to reach those', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const gil = await test.given.person({ role: 'PARENT', schoolId, name: 'Gil Umbuzeiro' })
    await test.given.guardianLink({ guardian: gil, child: ana })
    const body = { ...dataRequestFields, firstName: 'Gil', lastName: 'Umbuzeiro', type: 'CHANGE' as const }
    const asked = await gil.call(privacy, 'create', { body: { ...body, studentId: await test.given.studentId(ana) } })
    if (!asked.ok) throw new Error(asked.code)
    await test.given.dataRequest({ owner: ana })
    const rowsOf = async (person: Person) =>
      JSON.parse((await filesOf(person))['dados/data_requests.json']!) as Record<string, unknown>[]
    const all = await rowsOf(ana)
    expect(all).toHaveLength(2)
    expect(all.find(({ id }) => id !== asked.body.id)).toMatchObject({ phone: dataRequestFields.phone })
    const ofGil = all.find(({ id }) => id === asked.body.id)!
    expect(ofGil).toMatchObject({ type: 'CHANGE', description: body.description, asker_user_name: 'Gil' })
    for (const column of ['last_name', 'email', 'phone']) expect(ofGil).not.toHaveProperty(column)
    expect(await rowsOf(gil)).toMatchObject([{ id: asked.body.id, phone: dataRequestFields.phone }])
  })

  it('tells what was done to the person too', async () => {
    const schoolId = await test.given.school('Escola Ipê')
    const ana = await test.given.student({ schoolId })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId, name: 'Dalva Figueira' })
    const { accountId: id } = ana
    await admin.call(family, 'update', { params: { id }, body: { chatEnabled: true } })
    await admin.call(schools, 'block', { params: { id }, body: { reason: 'SAFETY' } })
    const bia = await test.given.student({ schoolId })
    await admin.call(schools, 'block', { params: { id: bia.accountId }, body: { reason: 'CONDUCT' } })
    const lines = JSON.parse((await filesOf(ana))['dados/audit_log.json']!) as Record<string, unknown>[]
    expect(lines).toMatchObject([
      { action: 'controls.changed', actor_account_name: 'Dalva', school_name: 'Escola Ipê' },
      { action: 'account.blocked', details: { after: 'SAFETY' } },
    ])
  })

  it('holds nothing that still opens an account: whoever finds it, or an open session, gets no further', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    const { db } = test.database
    await ana.call(users, 'resendVerification', { params: { id: ana.userId } })
    await test.anonymous.call(users, 'startRecovery', { params: { id: ana.username }, body: {} })
    const mails = await vi.waitFor(
      async () => {
        const kept = await db.selectFrom('mail_outbox').selectAll().where('user_id', '=', ana.userId).execute()
        expect(kept).toHaveLength(2)
        return kept
      },
      { timeout: 15_000 },
    )
    const texts = mails.map(({ body_text }) => body_text).join('\n')
    const code = /^\d{6}$/m.exec(texts)![0]
    const link = /email-validation\/[\w-]+\/([\w-]{20,})/.exec(texts)![1]!
    const shown = await ana.call(accounts, 'newQrCodeToken', { params: { id: ana.userId } })
    const invited = await ana.call(family, 'createMyCode')
    if (!shown.ok || !invited.ok) throw new Error('no code')

    const files = await filesOf(ana)
    const everything = Object.values(files).join('\n')
    // A moment has six digits behind its point too.
    expect(new RegExp(`(?<![.\\d])${code}(?!\\d)`).test(everything)).toBe(false)
    const secrets = [link, shown.body.token, invited.body.code, ana.accessToken, ana.refreshToken, ana.password]
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
    const told = JSON.parse(files['dados/mail_outbox.json']!) as Record<string, unknown>[]
    expect(told.map(({ subject }) => String(subject)).toSorted()).toEqual(
      mails.map(({ subject }) => subject).toSorted(),
    )
    for (const mail of told) expect(mail).toMatchObject({ recipient: ana.username, created_at: expect.any(String) })
  })

  it('holds the stored files that a plan names, as they are', async () => {
    const ana = await test.given.student()
    const profileId = await test.given.profile(ana)
    const { platform } = test.app
    const { profiles } = platform.privacyPlans
    if (!profiles?.personal) throw new Error('the plan of profiles changed')
    await platform.files.write('exports', `${profileId}.png`, Readable.from([Buffer.from([0, 1, 254, 255])]))
    const nameOf = ({ id }: Record<string, unknown>) => `${String(id)}.png`
    const withFiles = { ...profiles, files: { kind: 'exports' as const, nameOf, inArchive: true } }
    const privacyPlans = { ...platform.privacyPlans, profiles: withFiles }
    const files = await unzip(
      await buffer(await archiveAbout({ ...platform, privacyPlans }, { userId: ana.userId, locale: 'pt-br' })),
    )
    expect(files).toHaveProperty([`arquivos/profiles/${profileId}.png`])
    expect(files['index.html']).toContain('arquivos/profiles/')
    expect(files['leia-me.txt']).toContain('1 arquivo)')
    const erased = await test.database.db
      .transaction()
      .execute((tx) => erase(tx, privacyPlans, { userId: ana.userId, accountIds: [ana.accountId] }))
    expect(erased.files).toEqual([{ kind: 'exports', name: `${profileId}.png` }])
  })

  it('speaks English to whoever does', async () => {
    const ana = await test.given.person({ role: 'PARENT' })
    await ana.call(privacy, 'createExport', { headers: { 'accept-language': 'en-US' } })
    const { files } = await download(ana, (await built(ana)).id)
    expect(files['index.html']).toContain('Your data in Trilha')
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['read-me.txt', 'data/users.json']))
  })

  it('is built one at a time, and three times a day', async () => {
    const ana = await test.given.student({ blocked: true })
    const answers = await Promise.all(Array.from({ length: 8 }, () => ana.call(privacy, 'createExport')))
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.body.id : answer.code)))
    const stored = await test.database.db
      .selectFrom('data_exports')
      .select('id')
      .where('user_id', '=', ana.userId)
      .execute()
    // A build may end in between; what counts is that no two were ever in work.
    expect(ids.size).toBeLessThanOrEqual(3)
    expect(stored.length).toBeLessThanOrEqual(3)
    await built(ana)
    for (let count = stored.length; count < 3; count += 1) {
      expect(await ana.call(privacy, 'createExport')).toMatchObject({ status: 201 })
      await built(ana)
    }
    const late = await ana.call(privacy, 'createExport')
    expect(late).toMatchObject({ status: 429, code: 'br_0000' })
    expect(late.headers.get('retry-after')).toBe('86400')
  })

  it('is for its owner alone', async () => {
    const ana = await test.given.student()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: ana.schoolId })
    const id = await test.given.dataExport({ owner: ana })
    expect(await ana.call(privacy, 'downloadExport', { params: { id } })).toMatchObject({
      ok: true,
      body: `an archive of ${ana.userId}`,
    })
    for (const person of [admin, await test.given.student()]) {
      expect(await person.call(privacy, 'downloadExport', { params: { id } })).toMatchObject({ code: 'nf_0087' })
    }
  })

  it('is gone after seven days, file and all', async () => {
    const ana = await test.given.student()
    const id = await test.given.dataExport({ owner: ana })
    const kept = await test.given.dataExport({ owner: await test.given.student() })
    await sql`update data_exports set expires_at = now() where id = ${id}::uuid`.execute(test.database.db)
    expect(await ana.call(privacy, 'downloadExport', { params: { id } })).toMatchObject({
      status: 404,
      code: 'nf_0087',
    })
    await privacyJobs['privacy:remove-expired'].work(test.app.platform)
    const names = (await test.app.platform.files.list('exports')).map(({ name }) => name)
    expect(names).not.toContain(`${id}.zip`)
    expect(names).toContain(`${kept}.zip`)
    expect(await latest(ana)).toBeNull()
  })

  it('tells that it failed, and can be asked for again', async () => {
    const ana = await test.given.student()
    const { files } = test.app.platform
    const broken = vi.spyOn(files, 'write').mockRejectedValueOnce(new Error('disk full'))
    await ana.call(privacy, 'createExport')
    await vi.waitFor(async () => expect(await latest(ana)).toMatchObject({ status: 'FAILED' }), { timeout: 10_000 })
    broken.mockRestore()
    await ana.call(privacy, 'createExport')
    expect(await built(ana)).toMatchObject({ progress: 100 })
  })
})

describe('an INFORMATION request that the school approves', () => {
  it('is answered by the archive, for the person alone', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    const id = await test.given.dataRequest({ owner: ana, type: 'INFORMATION' })
    expect(
      await admin.call(privacy, 'update', {
        params: { id },
        body: { status: 'IN_PROGRESS', approve: true, answer: 'Sua cópia está a caminho.' },
      }),
    ).toMatchObject({ body: { status: 'IN_PROGRESS', eraseAt: null } })
    const ready = await built(ana)
    expect(await ana.call(privacy, 'get', { params: { id } })).toMatchObject({
      body: { status: 'DONE', answer: 'Sua cópia está a caminho.' },
    })
    expect(await admin.call(privacy, 'downloadExport', { params: { id: ready.id } })).toMatchObject({ code: 'nf_0087' })
    expect(await ana.call(privacy, 'downloadExport', { params: { id: randomUUID() } })).toMatchObject({
      code: 'nf_0087',
    })
  })
})
