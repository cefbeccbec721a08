import { moderation } from '@trilha/contract/community/moderation'
import type { ModerationAction } from '@trilha/contract/constants'
import { profiles } from '@trilha/contract/growth/profiles'
import { classComments } from '@trilha/contract/learning/class-comments'
import { notifications } from '@trilha/contract/messaging/notifications'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { moderationJobs } from './moderation.jobs.ts'

const test = testApp()

/** A comment in a class that somebody reported, and who works on it. */
async function reported({ moderators = 2, text = 'Você é uma chata.' } = {}) {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const [author, ana] = [
    await test.given.student({ schoolId, classId }),
    await test.given.student({ schoolId, classId }),
  ]
  const place = await test.given.contentFor(author)
  const contentId = await test.given.classComment({ owner: author, contentId: place.contentId, text })
  const body = { contentId, type: 'OFFENSIVE', description: 'Ofendeu.', entityReport: 'TRAIL_COMMENT' } as const
  const told = await ana.call(moderation, 'report', { body })
  if (!told.ok) throw new Error(told.code)
  const office = [
    await test.given.person({ role: 'STAFF', schoolId, name: 'Sara Mesa' }),
    ...(moderators > 1 ? [await test.given.person({ role: 'SCHOOL_ADMIN', schoolId, name: 'Davi Direção' })] : []),
  ]
  const list = await office[0]!.call(moderation, 'listCases', { query: {} })
  if (!list.ok) throw new Error(list.code)
  const id = list.body.content[0]!.id
  return { schoolId, classId, author, ana, place: place.contentId, contentId, staff: office[0]!, admin: office[1]!, id }
}

const decide = (by: Person, id: string, actions: ModerationAction[], days?: 1 | 3 | 7) =>
  by.call(moderation, 'decide', {
    params: { id },
    body: { actions, message: 'Aqui a gente se respeita.', ...(days && { days }) },
  })
const appeal = (by: Person, id: string) =>
  by.call(moderation, 'appeal', { params: { id }, body: { message: 'Era uma citação do livro.' } })
const hear = (by: Person, id: string, granted: boolean) =>
  by.call(moderation, 'hear', { params: { id }, body: { granted, message: 'Lemos o seu recurso.' } })

async function textsFor(reader: Person, place: string): Promise<string[]> {
  const answer = await reader.call(classComments, 'listByContent', { params: { id: place }, query: {} })
  return answer.ok ? answer.body.content.map(({ text }) => text) : [answer.code]
}

async function kindsOf(person: Person) {
  const answer = await person.call(notifications, 'listMine', { query: {} })
  return answer.ok ? answer.body.content.map(({ kind }) => kind) : []
}

describe('the queue', () => {
  it('has what waits, severe types first and then the oldest; page by page; and apart what is done', async () => {
    const schoolId = await test.given.school()
    const [author, staff] = [
      await test.given.student({ schoolId }),
      await test.given.person({ role: 'STAFF', schoolId }),
    ]
    const made: Record<string, string> = {}
    for (const type of ['OTHER', 'RACISM', 'SEXUAL', 'IMPROPER', 'VIOLENCE'] as const)
      made[type] = await test.given.moderationCase({ author, type })
    made['APPEALED'] = await test.given.moderationCase({ author, state: 'APPEALED' })
    made['DECIDED'] = await test.given.moderationCase({ author, state: 'DECIDED' })
    await test.given.moderationCase({ author: await test.given.student({ schoolId: await test.given.school() }) })
    const names = new Map(Object.entries(made).map(([name, id]) => [id, name]))
    async function read(queue: 'WAITING' | 'DONE') {
      const found: (string | undefined)[] = []
      let cursor: string | undefined
      do {
        const page = await staff.call(moderation, 'listCases', {
          query: { queue, pSize: 2, ...(cursor && { cursor }) },
        })
        if (!page.ok) throw new Error(page.code)
        found.push(...page.body.content.map(({ id }) => names.get(id)))
        cursor = page.body.next ?? undefined
      } while (cursor)
      return found
    }
    expect(await read('WAITING')).toEqual(['SEXUAL', 'VIOLENCE', 'RACISM', 'OTHER', 'IMPROPER', 'APPEALED'])
    expect(await read('DONE')).toEqual(['DECIDED'])
  })

  it('costs a handful of queries whatever its length, and so does a case', async () => {
    const schoolId = await test.given.school()
    const [author, staff] = [
      await test.given.student({ schoolId }),
      await test.given.person({ role: 'STAFF', schoolId }),
    ]
    const id = await test.given.moderationCase({ author, state: 'DECIDED' })
    for (let count = 0; count < 12; count += 1) await test.given.moderationCase({ author })
    const list = await countQueries(test.database.pool, () => staff.call(moderation, 'listCases', { query: {} }))
    const one = await countQueries(test.database.pool, () => staff.call(moderation, 'getCase', { params: { id } }))
    expect(list).toBeLessThanOrEqual(4)
    expect(one).toBeLessThanOrEqual(11)
  })

  it('is closed to the author who is a moderator, and to other schools', async () => {
    const schoolId = await test.given.school()
    const author = await test.given.person({ role: 'STAFF', schoolId })
    const id = await test.given.moderationCase({ author })
    const elsewhere = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() })
    for (const person of [author, elsewhere]) {
      expect(await person.call(moderation, 'listCases', { query: {} })).toMatchObject({ body: { content: [] } })
      expect(await person.call(moderation, 'getCase', { params: { id } })).toMatchObject({ code: 'nf_0071' })
      expect(await decide(person, id, ['WARN'])).toMatchObject({ code: 'nf_0071' })
    }
  })
})

describe('a case', () => {
  it('shows what was said around it, who reported it and how often its author was there before', async () => {
    const { id, staff, author, ana, place, contentId, schoolId, classId } = await reported()
    await test.given.classComment({ owner: ana, contentId: place, text: 'Depois' })
    await test.given.moderationCase({ author, state: 'UPHELD' })
    const bia = await test.given.student({ schoolId, classId })
    const body = { contentId, type: 'OTHER', description: 'De novo.', entityReport: 'TRAIL_COMMENT' } as const
    await bia.call(moderation, 'report', { body })
    const found = await staff.call(moderation, 'getCase', { params: { id } })
    expect(found).toMatchObject({
      body: {
        state: 'OPEN',
        reports: 2,
        types: ['OFFENSIVE', 'OTHER'],
        author: { id: author.userId },
        evidence: 'Você é uma chata.',
        earlier: 1,
        thing: { text: 'Você é uma chata.', isHidden: false, around: [{ isReported: true }, { text: 'Depois' }] },
        reported: [{ by: { id: ana.userId } }, { by: { id: bia.userId } }],
        decision: null,
        appeal: null,
        steps: [{ step: 'opened' }, { step: 'reported' }],
      },
    })
  })

  it('still shows what was said when its author has changed or removed it', async () => {
    const { id, staff, author, contentId } = await reported()
    await author.call(classComments, 'remove', { params: { id: contentId } })
    expect(await staff.call(moderation, 'getCase', { params: { id } })).toMatchObject({
      body: { evidence: 'Você é uma chata.', thing: null },
    })
    expect(await decide(staff, id, ['HIDE', 'REMOVE', 'WARN'])).toMatchObject({ code: 'nf_0072' })
    expect(await decide(staff, id, ['WARN'])).toMatchObject({ ok: true })
  })
})

describe('dismissing', () => {
  it('ends the case, tells who reported, and the author hears nothing', async () => {
    const { id, staff, author, ana, place } = await reported()
    expect(await staff.call(moderation, 'dismiss', { params: { id } })).toMatchObject({
      body: { state: 'DISMISSED', decision: { by: { name: 'Sara Mesa' }, actions: [] } },
    })
    expect(await kindsOf(ana)).toEqual(['REPORT_ANSWERED'])
    expect(await kindsOf(author)).toEqual([])
    expect(await author.call(moderation, 'listMyCases', { query: {} })).toMatchObject({ body: { content: [] } })
    expect(await appeal(author, id)).toMatchObject({ code: 'nf_0071' })
    expect(await textsFor(ana, place)).toEqual(['Você é uma chata.'])
  })

  it('lets the thing be reported anew, as another case', async () => {
    const { id, staff, ana, contentId } = await reported()
    await staff.call(moderation, 'dismiss', { params: { id } })
    const body = { contentId, type: 'OTHER', description: 'E agora?', entityReport: 'TRAIL_COMMENT' } as const
    await ana.call(moderation, 'report', { body })
    const list = await staff.call(moderation, 'listCases', { query: {} })
    expect(list.ok && list.body.content.map((each) => each.id === id)).toEqual([false])
  })
})

describe('the guardians of a child', () => {
  it('are told of what is decided about it and of the answer to its appeal, without the words; nobody else is', async () => {
    const { id, schoolId, staff, admin, author, ana } = await reported()
    const [guardian, asking, ofAna] = [
      await test.given.person({ schoolId, role: 'PARENT' }),
      await test.given.person({ schoolId, role: 'PARENT' }),
      await test.given.person({ schoolId, role: 'PARENT' }),
    ]
    await test.given.guardianLink({ guardian, child: author })
    await test.given.guardianLink({ guardian: asking, child: author, status: 'PENDING' })
    await test.given.guardianLink({ guardian: ofAna, child: ana })
    await decide(staff, id, ['HIDE', 'WARN'])
    const told = await guardian.call(notifications, 'listMine', { query: {} })
    expect(told).toMatchObject({
      body: { content: [{ kind: 'CHILD_CONTENT_MODERATED', about: { id: author.userId }, by: null }] },
    })
    for (const words of ['Aqui a gente se respeita.', 'Você é uma chata.'])
      expect(JSON.stringify(told.body)).not.toContain(words)
    await appeal(author, id)
    await hear(admin, id, false)
    expect(await kindsOf(guardian)).toEqual(['CHILD_APPEAL_ANSWERED', 'CHILD_CONTENT_MODERATED'])
    expect([await kindsOf(asking), await kindsOf(ofAna)]).toEqual([[], []])
  })

  it('are not told of a report that came to nothing', async () => {
    const { id, schoolId, staff, author } = await reported()
    const guardian = await test.given.person({ schoolId, role: 'PARENT' })
    await test.given.guardianLink({ guardian, child: author })
    await staff.call(moderation, 'dismiss', { params: { id } })
    expect(await kindsOf(guardian)).toEqual([])
  })
})

describe('deciding', () => {
  it('hides it from everybody but its author, and tells the author why and the reporter that it was done', async () => {
    const { id, staff, author, ana, place, contentId } = await reported()
    expect(await decide(staff, id, ['HIDE', 'WARN'])).toMatchObject({
      body: { state: 'DECIDED', thing: { isHidden: true }, decision: { actions: ['HIDE', 'WARN'] } },
    })
    expect(await textsFor(ana, place)).toEqual([''])
    expect(await textsFor(author, place)).toEqual(['Você é uma chata.'])
    for (const name of ['likeOrUnlike', 'listAnswers'] as const)
      expect(await ana.call(classComments, name, { params: { id: contentId } }), name).toMatchObject(
        name === 'listAnswers' ? { ok: true } : { code: 'nf_0027' },
      )
    expect(await kindsOf(author)).toEqual(['CONTENT_MODERATED'])
    expect(await kindsOf(ana)).toEqual(['REPORT_ANSWERED'])
    expect(await author.call(moderation, 'listMyCases', { query: {} })).toMatchObject({
      body: {
        content: [
          { id, actions: ['HIDE', 'WARN'], message: 'Aqui a gente se respeita.', evidence: 'Você é uma chata.' },
        ],
      },
    })
    expect(await ana.call(moderation, 'listMyReports', { query: {} })).toMatchObject({
      body: { content: [{ outcome: 'ACTED', isChecked: true }] },
    })
  })

  it('shuts the author out of speaking, at once and for as long as was said', async () => {
    const { id, staff, author, place } = await reported()
    const speak = () => author.call(classComments, 'create', { params: { id: place }, body: { text: 'Oi' } })
    expect(await speak()).toMatchObject({ ok: true })
    await decide(staff, id, ['SUSPEND'], 3)
    await expect.poll(speak).toMatchObject({ code: 'br_0038', body: { field: 'suspendedUntil' } })
    // It says who did it and until when, as the notice does: nobody at home can open it.
    const refused = await speak()
    const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
    const end = day.format(Date.now() + 3 * 86_400_000)
    expect(refused).toMatchObject({
      body: { message: `A escola deixou você fora da comunidade até ${end}.` },
    })
    const mine = await author.call(moderation, 'listMyCases', { query: {} })
    const until = mine.ok ? Date.parse(mine.body.content[0]!.suspendedUntil!) : 0
    expect(Math.abs(until - Date.now() - 3 * 86_400_000)).toBeLessThan(120_000)
    // Who is shut out is still heard.
    expect(await appeal(author, id)).toMatchObject({ ok: true })
    await sql`update accounts set suspended_until = now() where id = ${author.accountId}::uuid`.execute(
      test.database.db,
    )
    await expect.poll(speak, { timeout: 5_000 }).toMatchObject({ ok: true })
  })

  it('wants days for whom it shuts out, a reason, and something to do', async () => {
    const { id, staff } = await reported()
    const before = await writesMark(test.database.db)
    expect(await decide(staff, id, ['SUSPEND'])).toMatchObject({ code: 'ii_0067', body: { field: 'days' } })
    expect(await decide(staff, id, ['WARN'], 3)).toMatchObject({ code: 'ii_0067', body: { field: 'days' } })
    expect(await decide(staff, id, [])).toMatchObject({ code: 'ii_0067', body: { field: 'actions' } })
    const silent = { params: { id }, body: { actions: ['HIDE'] as ModerationAction[], message: ' ' } }
    expect(await staff.call(moderation, 'decide', silent)).toMatchObject({ code: 'rq_0082' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('of a comment that is gone says in which class it was, and what it answered', async () => {
    const { schoolId, classId, author, ana, place, contentId, staff, id } = await reported()
    const [title, answerer] = [
      await test.database.db.selectFrom('module_contents').select('title').where('id', '=', place).executeTakeFirst(),
      await test.given.student({ schoolId, classId }),
    ]
    const answerId = await test.given.classComment({
      owner: answerer,
      contentId: place,
      parentId: contentId,
      text: 'É',
    })
    const body = { contentId: answerId, type: 'OTHER', description: 'E este?', entityReport: 'TRAIL_COMMENT' } as const
    await ana.call(moderation, 'report', { body })
    await answerer.call(classComments, 'remove', { params: { id: answerId } })
    const list = await staff.call(moderation, 'listCases', { query: {} })
    const other = list.ok ? list.body.content.find((one) => one.id !== id)!.id : ''
    const look = (one: string) => staff.call(moderation, 'getCase', { params: { id: one } })
    expect(await look(other)).toMatchObject({
      body: { thing: null, within: { place: title!.title, around: [{ id: contentId, text: 'Você é uma chata.' }] } },
    })
    await author.call(classComments, 'remove', { params: { id: contentId } })
    expect(await look(id)).toMatchObject({ body: { thing: null, within: { place: title!.title, around: [] } } })
    expect(await look(other)).toMatchObject({ body: { thing: null, within: null } })
  })

  it('cannot warn who is gone', async () => {
    const { id, staff } = await reported()
    await sql`update moderation_cases set author_account_id = null where id = ${id}::uuid`.execute(test.database.db)
    expect(await decide(staff, id, ['WARN'])).toMatchObject({ code: 'ii_0067', body: { field: 'actions' } })
    expect(await decide(staff, id, ['HIDE'])).toMatchObject({ body: { author: null, state: 'DECIDED' } })
  })

  it('is done by one of two who decide at once; the other hears that it has moved on', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, staff, admin, ana } = await reported()
      const answers = await Promise.all([
        decide(staff, id, ['HIDE']),
        admin.call(moderation, 'dismiss', { params: { id } }),
        decide(admin, id, ['REMOVE']),
      ])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      for (const answer of answers.filter(({ ok }) => !ok))
        expect(answer).toMatchObject({ status: 400, code: 'ii_0054' })
      expect(await kindsOf(ana)).toEqual(['REPORT_ANSWERED'])
      const rows = await test.database.db
        .selectFrom('moderation_decisions')
        .select('stage')
        .where('case_id', '=', id)
        .execute()
      expect(rows).toEqual([{ stage: 'FIRST' }])
    }
  })

  it('takes off what a profile says, with the nickname, and gives both back', async () => {
    const schoolId = await test.given.school()
    const [ana, caio] = [await test.given.student({ schoolId }), await test.given.student({ schoolId })]
    const [staff, admin] = [
      await test.given.person({ role: 'STAFF', schoolId }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
    ]
    const nickname = `Chato ${Math.random().toString(36).slice(2, 8)}`
    await caio.call(profiles, 'update', {
      params: { id: caio.userId },
      body: { nickname, biography: 'A turma é ruim', hobbies: ['implicar'], favoriteBooks: ['Nenhum'] },
    })
    const id = await test.given.moderationCase({ author: caio, entity: 'PROFILE', contentId: caio.userId })
    await decide(staff, id, ['HIDE'])
    const seenBy = async (person: Person) => {
      const answer = await person.call(profiles, 'getByUser', { params: { userId: caio.userId } })
      return answer.ok ? answer.body : answer.code
    }
    expect(await seenBy(ana)).toMatchObject({ nickname: null, biography: null, hobbies: [], favoriteBooks: [] })
    expect(await seenBy(caio)).toMatchObject({ biography: 'A turma é ruim', hobbies: ['implicar'] })
    expect(await staff.call(moderation, 'getCase', { params: { id } })).toMatchObject({
      body: { thing: { isHidden: true, text: `${nickname}\nA turma é ruim\nimplicar\nNenhum` } },
    })
    await appeal(caio, id)
    await hear(admin, id, true)
    expect(await seenBy(ana)).toMatchObject({ nickname, biography: 'A turma é ruim' })
  })
})

describe('an appeal', () => {
  it('is heard by somebody else, undoes everything when it is granted, and its author is told, and who reported', async () => {
    const { id, staff, admin, author, ana, place } = await reported()
    await decide(staff, id, ['REMOVE', 'SUSPEND'], 7)
    expect(await appeal(author, id)).toMatchObject({
      body: { state: 'APPEALED', mayAppealUntil: null, appeal: { text: 'Era uma citação do livro.', answer: null } },
    })
    expect(await appeal(author, id)).toMatchObject({ code: 'ii_0054' })
    expect(await kindsOf(admin)).toEqual(['APPEAL_CREATED'])
    expect(await staff.call(moderation, 'getCase', { params: { id } })).toMatchObject({ body: { mayHear: false } })
    expect(await hear(staff, id, false)).toMatchObject({ status: 403, code: 'br_0003', body: { field: 'granted' } })
    expect(await admin.call(moderation, 'getCase', { params: { id } })).toMatchObject({ body: { mayHear: true } })
    expect(await hear(admin, id, true)).toMatchObject({
      body: { state: 'REVERSED', appeal: { answer: { message: 'Lemos o seu recurso.' } }, thing: { isHidden: false } },
    })
    expect(await textsFor(ana, place)).toEqual(['Você é uma chata.'])
    const speak = () => author.call(classComments, 'create', { params: { id: place }, body: { text: 'Oi' } })
    await expect.poll(speak).toMatchObject({ ok: true })
    expect(await kindsOf(author)).toEqual(['APPEAL_ANSWERED', 'CONTENT_MODERATED'])
    expect(await kindsOf(ana)).toEqual(['REPORT_ANSWERED', 'REPORT_ANSWERED'])
    expect(await author.call(moderation, 'listMyCases', { query: {} })).toMatchObject({
      body: { content: [{ state: 'REVERSED', appeal: { answer: 'Lemos o seu recurso.' } }] },
    })
  })

  it('is heard by who decided where the school has nobody else', async () => {
    const { id, staff, author } = await reported({ moderators: 1 })
    await decide(staff, id, ['HIDE'])
    await appeal(author, id)
    expect(await hear(staff, id, false)).toMatchObject({ body: { state: 'UPHELD', thing: { isHidden: true } } })
  })

  it('that is refused removes for good what was to be removed', async () => {
    const { id, staff, admin, author, ana, place } = await reported()
    await decide(staff, id, ['REMOVE'])
    await appeal(author, id)
    await hear(admin, id, false)
    expect(await textsFor(author, place)).toEqual([])
    // For who reported nothing has changed.
    expect(await kindsOf(ana)).toEqual(['REPORT_ANSWERED'])
    expect(await admin.call(moderation, 'getCase', { params: { id } })).toMatchObject({ body: { thing: null } })
    expect(await hear(admin, id, true)).toMatchObject({ code: 'ii_0054' })
  })

  it('leaves another suspension of the same author as it is', async () => {
    const { id, staff, admin, author } = await reported()
    const other = await test.given.moderationCase({ author })
    await decide(staff, id, ['SUSPEND'], 7)
    await decide(staff, other, ['SUSPEND'], 3)
    await appeal(author, id)
    await hear(admin, id, true)
    const { suspended_until } = await test.database.db
      .selectFrom('accounts')
      .select('suspended_until')
      .where('id', '=', author.accountId)
      .executeTakeFirstOrThrow()
    expect(Math.abs(suspended_until!.getTime() - Date.now() - 3 * 86_400_000)).toBeLessThan(120_000)
  })

  it('comes too late after fifteen days; then what was to be removed goes for good', async () => {
    const { id, staff, author, place } = await reported()
    const early = await reported()
    for (const each of [
      { by: staff, of: id },
      { by: early.staff, of: early.id },
    ])
      await decide(each.by, each.of, ['REMOVE'])
    await sql`update moderation_decisions set created_at = now() - interval '15 days 1 minute' where case_id = ${id}::uuid`.execute(
      test.database.db,
    )
    expect(await appeal(author, id)).toMatchObject({ code: 'ii_0054' })
    const job = moderationJobs['moderation:remove-for-good']
    for (let twice = 0; twice < 2; twice += 1) await job.work(test.app.platform)
    expect(await textsFor(author, place)).toEqual([])
    expect(await textsFor(early.author, early.place)).toEqual(['Você é uma chata.'])
    const steps = await staff.call(moderation, 'getCase', { params: { id } })
    expect(steps.ok && steps.body.steps.map(({ step }) => step)).toEqual(['opened', 'decided', 'removed'])
  })
})

it('writes down who did what, and none of the words', async () => {
  const { id, staff, admin, author } = await reported()
  await decide(staff, id, ['HIDE', 'SUSPEND'], 1)
  await appeal(author, id)
  await hear(admin, id, false)
  const lines = await test.database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_account_id', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual([
    'moderation.opened',
    'moderation.decided',
    'moderation.appealed',
    'moderation.upheld',
  ])
  expect(lines.map((line) => line.actor_account_id).slice(1)).toEqual([
    staff.accountId,
    author.accountId,
    admin.accountId,
  ])
  expect(JSON.stringify(lines)).not.toMatch(/chata|respeita|citação|recurso/)
})
