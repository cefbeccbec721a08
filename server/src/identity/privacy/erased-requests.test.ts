import type { DataRequestType } from '@trilha/contract/constants'
import { privacy } from '@trilha/contract/identity/privacy'
import { notifications } from '@trilha/contract/messaging/notifications'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { dataRequestFields } from '../../testing/given-privacy.ts'
import { testApp } from '../../testing/test-app.ts'
import { privacyJobs } from './privacy.jobs.ts'

const test = testApp()

async function ask(asker: Person, type: DataRequestType, studentId?: string): Promise<string> {
  const answer = await asker.call(privacy, 'create', {
    body: { ...dataRequestFields, type, ...(studentId !== undefined && { studentId }) },
  })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.id
}

/** The school agrees and the days of waiting are over. */
async function erase(person: Person, admin: Person): Promise<string> {
  const id = await ask(person, 'DELETION')
  const body = { status: 'IN_PROGRESS', approve: true } as const
  expect(await admin.call(privacy, 'update', { params: { id }, body })).toMatchObject({ ok: true })
  const { db } = test.database
  await sql`update data_requests set erase_at = now() where id = ${id}::uuid`.execute(db)
  await privacyJobs['privacy:erase-due'].work(test.app.platform)
  return id
}

async function school() {
  const schoolId = await test.given.school()
  return {
    ana: await test.given.student({ schoolId, name: 'Ana Jatobá' }),
    admin: await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
    gil: await test.given.person({ role: 'PARENT', schoolId, name: 'Gil Umbuzeiro' }),
  }
}

describe('the other requests of a person who is erased', () => {
  it('are closed with them, so that nobody waits for an answer and none brings the name back', async () => {
    const { ana, admin } = await school()
    const [open, begun] = [await ask(ana, 'CHANGE'), await ask(ana, 'OTHERS')]
    await admin.call(privacy, 'update', { params: { id: begun }, body: { status: 'IN_PROGRESS' } })
    const erasure = await erase(ana, admin)

    for (const status of ['OPEN', 'IN_PROGRESS'] as const) {
      expect(await admin.call(privacy, 'listForSchool', { query: { status } })).toMatchObject({ body: { content: [] } })
    }
    for (const id of [open, begun]) {
      expect(await admin.call(privacy, 'get', { params: { id } })).toMatchObject({
        body: { status: 'REFUSED', erased: true, withdrawn: false, about: { name: '' }, requester: { name: '' } },
      })
      const body = { status: 'DONE', answer: 'Pronto, Ana Jatobá.' } as const
      expect(await admin.call(privacy, 'update', { params: { id }, body })).toMatchObject({ code: 'ii_0069' })
    }
    expect(await admin.call(privacy, 'get', { params: { id: erasure } })).toMatchObject({
      body: { status: 'DONE', erased: true },
    })
    const { rows } = await sql<{ text: string }>`select r::text as text from data_requests r`.execute(test.database.db)
    expect(rows.map(({ text }) => text).join('\n')).not.toContain('Jatobá')
  })

  it('hide the name that the person keeps at another school', async () => {
    const { ana, admin } = await school()
    await test.given.account({ owner: ana })
    const id = await ask(ana, 'CHANGE')
    await erase(ana, admin)
    expect(await admin.call(privacy, 'get', { params: { id } })).toMatchObject({
      body: { status: 'REFUSED', erased: true, about: { name: '' }, requester: { name: '' } },
    })
  })

  it('tell who asked for them that they ended, and stay to be seen', async () => {
    const { ana, admin, gil } = await school()
    await test.given.guardianLink({ guardian: gil, child: ana })
    const id = await ask(gil, 'CHANGE', await test.given.studentId(ana))
    await erase(ana, admin)
    expect(await gil.call(privacy, 'listMine', { query: {} })).toMatchObject({
      body: {
        content: [{ id, status: 'REFUSED', erased: true, about: { name: '' }, requester: { name: 'Gil Umbuzeiro' } }],
      },
    })
    const bell = await gil.call(notifications, 'listMine', { query: {} })
    expect(JSON.stringify(bell.body)).toContain(id)
  })

  it('are closed too where the erased person asked for somebody else, who stays', async () => {
    const { ana, admin, gil } = await school()
    await test.given.guardianLink({ guardian: gil, child: ana })
    const [forChild, own] = [await ask(gil, 'CHANGE', await test.given.studentId(ana)), await ask(ana, 'OTHERS')]
    await erase(gil, admin)
    expect(await admin.call(privacy, 'get', { params: { id: forChild } })).toMatchObject({
      body: { status: 'REFUSED', erased: true, about: { name: 'Ana Jatobá' }, requester: { name: '' } },
    })
    expect(await admin.call(privacy, 'get', { params: { id: own } })).toMatchObject({
      body: { status: 'OPEN', erased: false, about: { name: 'Ana Jatobá' } },
    })
  })
})
