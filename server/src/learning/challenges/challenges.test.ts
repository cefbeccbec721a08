import { randomUUID } from 'node:crypto'
import { CHALLENGE_ATTACHMENTS_MAX } from '@trilha/contract/constants'
import { wallets } from '@trilha/contract/economy/wallets'
import { courses } from '@trilha/contract/learning/courses'
import { challenges } from '@trilha/contract/learning/challenges'
import { files } from '@trilha/contract/media/files'
import { notifications } from '@trilha/contract/messaging/notifications'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { givenChallenge } from '../../testing/given-challenge.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function upload(person: Person, text = 'A água saiu limpa.'): Promise<string> {
  const answer = await person.call(files, 'upload', { file: new File([text], 'filtro.txt') })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.id
}

async function handIn(person: Person, challengeId: string, comment?: string) {
  const answer = await person.call(challenges, 'handIn', {
    params: { id: challengeId },
    body: { fileId: await upload(person), ...(comment !== undefined && { comment }) },
  })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

/** A professor, the class, and a student in it. */
async function classroom() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const [professor, ana, bia] = await Promise.all([
    test.given.person({ role: 'PROFESSOR', schoolId }),
    test.given.student({ schoolId, classId, name: 'Ana Ipê' }),
    test.given.student({ schoolId, classId, name: 'Bia Sol' }),
  ])
  await test.given.teaches(professor, classId)
  return { schoolId, classId, professor, ana, bia }
}

async function coinsOf(person: Person): Promise<Record<string, number>> {
  const answer = await person.call(wallets, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return Object.fromEntries(answer.body.map(({ coinType, value }) => [coinType, value]))
}

const attachmentsOf = async (challengeId: string) =>
  test.database.db.selectFrom('challenge_attachments').selectAll().where('challenge_id', '=', challengeId).execute()

describe('the challenges of a class', () => {
  it('are listed with what I handed in, and mark the class', async () => {
    const ana = await test.given.student()
    const { id, contentId } = await test.given.challenge(ana)
    const list = () => ana.call(challenges, 'listByContent', { params: { id: contentId } })
    expect(await list()).toMatchObject({
      body: [
        {
          id,
          moduleContentId: contentId,
          title: 'Um filtro de garrafa',
          deadline: null,
          isOver: false,
          mine: { attachments: 0, isChecked: false },
        },
      ],
    })
    await handIn(ana, id)
    expect(await list()).toMatchObject({ body: [{ mine: { attachments: 1, isChecked: false } }] })
    const content = await test.database.db
      .selectFrom('module_contents')
      .select('has_challenge')
      .where('id', '=', contentId)
      .executeTakeFirstOrThrow()
    expect(content.has_challenge).toBe(true)
  })

  it('are not there for whom the class is not: nf_0017', async () => {
    const { contentId } = await test.given.challenge(await test.given.student())
    const stranger = await test.given.student({ schoolId: await test.given.school() })
    expect(await stranger.call(challenges, 'listByContent', { params: { id: contentId } })).toMatchObject({
      status: 404,
      code: 'nf_0017',
    })
  })

  it('that is taken away no longer marks the class', async () => {
    const ana = await test.given.student()
    const { db } = test.database
    const { id, contentId } = await givenChallenge(db, ana, { isPublished: false })
    const second = await db
      .insertInto('challenges')
      .values({ content_id: contentId, title: 'Outro', deadline: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const marked = async () =>
      (
        await db
          .selectFrom('module_contents')
          .select('has_challenge')
          .where('id', '=', contentId)
          .executeTakeFirstOrThrow()
      ).has_challenge
    await db.deleteFrom('challenges').where('id', '=', second.id).execute()
    expect(await marked()).toBe(true)
    await db.deleteFrom('challenges').where('id', '=', id).execute()
    expect(await marked()).toBe(false)
  })
})

describe('handing in', () => {
  it('keeps the file, opens it for me, counts for the class and pays once', async () => {
    const ana = await test.given.student()
    const { id, contentId } = await test.given.challenge(ana)
    const before = await coinsOf(ana)
    const first = await handIn(ana, id, '  Usei areia e carvão.  ')
    expect(first).toMatchObject({
      challengeId: id,
      fileName: 'filtro.txt',
      mimeType: 'text/plain',
      comment: 'Usei areia e carvão.',
      checked: false,
      checkedAt: null,
      checkComment: '',
    })
    expect(await (await fetch(test.address + first.fileUrl)).text()).toBe('A água saiu limpa.')
    const paid = await coinsOf(ana)
    expect(paid['XP']! - before['XP']!).toBe(20)
    expect(paid['EDU_COIN']! - before['EDU_COIN']!).toBe(5)
    await handIn(ana, id)
    expect(await coinsOf(ana)).toEqual(paid)
    expect(
      await test.database.db
        .selectFrom('content_conditions')
        .select('condition')
        .where('account_id', '=', ana.accountId)
        .where('content_id', '=', contentId)
        .execute(),
    ).toEqual([{ condition: 'CHALLENGE' }])
    const mine = await ana.call(challenges, 'listMyAttachments', { params: { id } })
    expect(mine).toMatchObject({ body: [{ comment: '' }, { id: first.id }] })
    expect(await ana.call(challenges, 'getAttachment', { params: { id: first.id } })).toMatchObject({
      body: { id: first.id, fileUrl: first.fileUrl },
    })
  })

  it('with the same key does it once', async () => {
    const ana = await test.given.student()
    const { id } = await test.given.challenge(ana)
    const send = {
      params: { id },
      body: { fileId: await upload(ana) },
      headers: { 'idempotency-key': randomUUID() },
    }
    const answers = await Promise.all([1, 2, 3].map(() => ana.call(challenges, 'handIn', send)))
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
    expect(await attachmentsOf(id)).toHaveLength(1)
  })

  it('of the same file twice is refused: ae_0015', async () => {
    const ana = await test.given.student()
    const { id } = await test.given.challenge(ana)
    const body = { fileId: await upload(ana) }
    const answers = await Promise.all([1, 2, 3].map(() => ana.call(challenges, 'handIn', { params: { id }, body })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ code: 'ae_0015' }, { code: 'ae_0015' }])
    expect(await attachmentsOf(id)).toHaveLength(1)
  })

  it('of somebody else’s file, or of none, is refused: nf_0058', async () => {
    const [ana, bia] = [await test.given.student(), await test.given.student()]
    const { id } = await test.given.challenge(ana)
    for (const fileId of [await upload(bia), randomUUID()]) {
      expect(await ana.call(challenges, 'handIn', { params: { id }, body: { fileId } })).toMatchObject({
        status: 404,
        code: 'nf_0058',
        body: { field: 'fileId' },
      })
    }
    expect(await attachmentsOf(id)).toEqual([])
  })

  it('without a file, with a wrong one and too many words names every field: rq_0020', async () => {
    const ana = await test.given.student()
    const { id } = await test.given.challenge(ana)
    const send = (body: object) =>
      ana.raw('POST', `/api/challenges/${id}/attachment`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect(await send({})).toMatchObject({ status: 400, code: 'rq_0020' })
    expect(await send({ fileId: 'x', comment: 'x'.repeat(1001) })).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'ii_0032', field: 'fileId' },
          { code: 'ii_0071', field: 'comment' },
        ],
      },
    })
  })

  it('after the deadline is refused: ii_0078; until then it is taken', async () => {
    const ana = await test.given.student()
    const over = await test.given.challenge(ana, { deadline: new Date(Date.now() - 1_000) })
    const open = await test.given.challenge(ana, { deadline: new Date(Date.now() + 60_000) })
    const fileId = await upload(ana)
    expect(await ana.call(challenges, 'handIn', { params: { id: over.id }, body: { fileId } })).toMatchObject({
      status: 400,
      code: 'ii_0078',
    })
    expect(await attachmentsOf(over.id)).toEqual([])
    const listed = await ana.call(challenges, 'listByContent', { params: { id: over.contentId } })
    expect(listed).toMatchObject({ body: [{ isOver: true }] })
    expect(await ana.call(challenges, 'handIn', { params: { id: open.id }, body: { fileId } })).toMatchObject({
      status: 201,
    })
  })

  it('more files than a challenge takes is refused, in parallel too: ii_0049', async () => {
    const ana = await test.given.student()
    const { id } = await test.given.challenge(ana)
    const fileIds = await Promise.all(Array.from({ length: CHALLENGE_ATTACHMENTS_MAX + 3 }, () => test.given.file(ana)))
    const answers = await Promise.all(
      fileIds.map((fileId) => ana.call(challenges, 'handIn', { params: { id }, body: { fileId } })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(CHALLENGE_ATTACHMENTS_MAX)
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([
      { code: 'ii_0049' },
      { code: 'ii_0049' },
      { code: 'ii_0049' },
    ])
    expect(await attachmentsOf(id)).toHaveLength(CHALLENGE_ATTACHMENTS_MAX)
  })

  it('to a challenge of another class is refused: nf_0021', async () => {
    const { id } = await test.given.challenge(await test.given.student())
    const stranger = await test.given.student({ schoolId: await test.given.school() })
    const answer = await stranger.call(challenges, 'handIn', {
      params: { id },
      body: { fileId: await upload(stranger) },
    })
    expect(answer).toMatchObject({ status: 404, code: 'nf_0021' })
    expect(await stranger.call(challenges, 'listMyAttachments', { params: { id } })).toMatchObject({
      code: 'nf_0021',
    })
  })
})

describe('taking back', () => {
  it('removes it with its file, whose address opens nothing from then on; the coins stay', async () => {
    const ana = await test.given.student()
    const { id } = await test.given.challenge(ana)
    const { id: attachmentId, fileUrl } = await handIn(ana, id)
    const paid = await coinsOf(ana)
    const [row] = await attachmentsOf(id)
    expect((await fetch(test.address + fileUrl)).status).toBe(200)
    expect(await ana.call(challenges, 'removeAttachment', { params: { id: attachmentId } })).toMatchObject({
      status: 204,
    })
    expect(await attachmentsOf(id)).toEqual([])
    expect(await coinsOf(ana)).toEqual(paid)
    expect((await fetch(test.address + fileUrl)).status).toBe(404)
    expect(
      await test.database.db.selectFrom('files').select('id').where('id', '=', row!.file_id).executeTakeFirst(),
    ).toBeUndefined()
  })

  it('makes the class wait for it again, unless another is there', async () => {
    const ana = await test.given.student()
    const { id, contentId } = await test.given.challenge(ana)
    const attachments = [await handIn(ana, id), await handIn(ana, id)]
    const finish = () =>
      ana.call(courses, 'startProgress', { body: { moduleContentId: contentId, status: 'FINISHED' } })
    const takeBack = (attachmentId: string) =>
      ana.call(challenges, 'removeAttachment', { params: { id: attachmentId } })
    await takeBack(attachments[0]!.id)
    await takeBack(attachments[1]!.id)
    expect(await finish()).toMatchObject({ status: 400, code: 'ii_0045', body: { field: 'challenge' } })
    const kept = await handIn(ana, id)
    const other = await handIn(ana, id)
    await takeBack(other.id)
    expect(await finish()).toMatchObject({ ok: true, body: { status: 'FINISHED' } })
    // What it was finished with stays there, until there is another.
    expect(await takeBack(kept.id)).toMatchObject({ status: 400, code: 'ii_0082', body: { field: 'contentId' } })
    expect(await attachmentsOf(id)).toHaveLength(1)
    const better = await handIn(ana, id)
    expect(await takeBack(kept.id)).toMatchObject({ status: 204 })
    await Promise.all([takeBack(better.id), handIn(ana, id)])
    expect((await attachmentsOf(id)).length).toBeGreaterThan(0)
    expect(await ana.call(courses, 'getProgressOfContent', { params: { id: contentId } })).toMatchObject({
      body: { status: 'FINISHED' },
    })
  })

  it('of a classmate’s is refused: nf_0022', async () => {
    const { ana, bia } = await classroom()
    const { id } = await test.given.challenge(ana)
    const { id: attachmentId } = await handIn(ana, id)
    for (const name of ['removeAttachment', 'getAttachment'] as const) {
      expect(await bia.call(challenges, name, { params: { id: attachmentId } })).toMatchObject({ code: 'nf_0022' })
    }
    expect(await attachmentsOf(id)).toHaveLength(1)
  })

  it('of what was checked is refused: ii_0082', async () => {
    const { professor, ana } = await classroom()
    const { id } = await test.given.challenge(ana)
    const { id: attachmentId } = await handIn(ana, id)
    await professor.call(challenges, 'check', { params: { id: attachmentId }, body: {} })
    expect(await ana.call(challenges, 'removeAttachment', { params: { id: attachmentId } })).toMatchObject({
      status: 400,
      code: 'ii_0082',
    })
    expect(await attachmentsOf(id)).toHaveLength(1)
  })
})

describe('the desk of a professor', () => {
  it('shows what waits in one’s own classes, the longest waiting first, and pages', async () => {
    const { professor, ana, bia, classId } = await classroom()
    const { id } = await test.given.challenge(ana)
    const sent = [await handIn(ana, id, 'um'), await handIn(bia, id, 'dois'), await handIn(ana, id, 'três')]
    const first = await professor.call(challenges, 'listToCheck', { query: { pSize: 2 } })
    expect(first).toMatchObject({
      body: {
        last: false,
        content: [
          {
            id: sent[0]!.id,
            comment: 'um',
            student: { name: 'Ana Ipê' },
            challengeTitle: 'Um filtro de garrafa',
            contentTitle: 'Aula 1.1',
            courseName: 'Água que move o mundo',
          },
          { id: sent[1]!.id, student: { name: 'Bia Sol' } },
        ],
      },
    })
    if (!first.ok) throw new Error(first.code)
    const next = await professor.call(challenges, 'listToCheck', { query: { pSize: 2, cursor: first.body.next! } })
    expect(next).toMatchObject({ body: { last: true, content: [{ id: sent[2]!.id }] } })
    expect(await (await fetch(test.address + first.body.content[0]!.fileUrl)).text()).toBe('A água saiu limpa.')
    const colleague = await test.given.person({ role: 'PROFESSOR', schoolId: ana.schoolId })
    expect(await colleague.call(challenges, 'listToCheck', { query: {} })).toMatchObject({ body: { content: [] } })
    await test.given.teaches(colleague, classId)
    expect(await colleague.call(challenges, 'listToCheck', { query: {} })).toMatchObject({
      body: { content: [{}, {}, {}] },
    })
  })

  it('costs as many queries for a full page as for one line', async () => {
    const { professor, ana } = await classroom()
    const { id } = await test.given.challenge(ana)
    await handIn(ana, id)
    const ask = () => professor.call(challenges, 'listToCheck', { query: { pSize: 20 } })
    await ask()
    const one = await countQueries(test.database.pool, ask)
    for (let count = 0; count < 8; count += 1) await handIn(ana, id)
    expect(await countQueries(test.database.pool, ask)).toBe(one)
  })

  it('checks once, with a word, pays the student once per challenge and tells them', async () => {
    const { professor, ana } = await classroom()
    const { id } = await test.given.challenge(ana)
    const [first, second] = [await handIn(ana, id), await handIn(ana, id)]
    const before = await coinsOf(ana)
    const check = (attachmentId: string) =>
      professor.call(challenges, 'check', { params: { id: attachmentId }, body: { comment: 'Muito bem feito.' } })
    const answers = await Promise.all([1, 2, 3].map(() => check(first.id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ code: 'ii_0082' }, { code: 'ii_0082' }])
    const paid = await coinsOf(ana)
    expect(paid['XP']! - before['XP']!).toBe(20)
    expect(await check(second.id)).toMatchObject({ body: { checked: true, checkComment: 'Muito bem feito.' } })
    expect(await coinsOf(ana)).toEqual(paid)
    expect(await ana.call(challenges, 'getAttachment', { params: { id: first.id } })).toMatchObject({
      body: { checked: true, checkComment: 'Muito bem feito.' },
    })
    const told = await ana.call(notifications, 'listMine', { query: {} })
    if (!told.ok) throw new Error(told.code)
    expect(told.body.content.filter(({ kind }) => kind === 'CHALLENGE_CHECKED')).toHaveLength(2)
    expect(await professor.call(challenges, 'listToCheck', { query: {} })).toMatchObject({ body: { content: [] } })
    expect(await professor.call(challenges, 'listToCheck', { query: { status: 'CHECKED' } })).toMatchObject({
      body: { content: [{ id: second.id }, { id: first.id }] },
    })
    const lines =
      await sql`select from audit_log where action = 'challenge.checked' and subject_id = ${first.id}`.execute(
        test.database.db,
      )
    expect(lines.rows).toHaveLength(1)
  })

  it('opens nothing of a class that one does not teach: nf_0022', async () => {
    const { ana } = await classroom()
    const { professor } = await classroom()
    const { id } = await test.given.challenge(ana)
    const { id: attachmentId } = await handIn(ana, id)
    expect(await professor.call(challenges, 'getAttachment', { params: { id: attachmentId } })).toMatchObject({
      code: 'nf_0022',
    })
    expect(await professor.call(challenges, 'check', { params: { id: attachmentId }, body: {} })).toMatchObject({
      code: 'nf_0022',
    })
    expect(await attachmentsOf(id)).toMatchObject([{ checked_at: null }])
  })
})
