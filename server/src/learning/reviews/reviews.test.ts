import { randomUUID } from 'node:crypto'
import type { ReviewStatus } from '@trilha/contract/constants'
import { wallets } from '@trilha/contract/economy/wallets'
import { reviews, type ContentReview, type ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { reviewQuestions, type GivenReview } from '../../testing/given-review.ts'
import type { Person } from '../../testing/given.ts'
import { unchanged as leavesUnchanged } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { createReview } from './public.ts'

const test = testApp()

interface Filter {
  courseId?: string
  status?: ReviewStatus
  pSize?: number
  cursor?: string
}

/** In a class of their own: what others of the school were given is not theirs. */
async function alone(): Promise<Person> {
  return test.given.student({ schoolId: await test.given.school() })
}

async function listed(person: Person, query: Filter = {}) {
  const answer = await person.call(reviews, 'list', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function read(person: Person, { id }: Pick<GivenReview, 'id'>): Promise<ContentReview> {
  const answer = await person.call(reviews, 'get', { params: { id } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function asked(person: Person, { id }: Pick<GivenReview, 'id'>): Promise<ContentReviewQuestion[]> {
  const answer = await person.call(reviews, 'listQuestions', { params: { id } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

function say(
  person: Person,
  review: GivenReview,
  at: number,
  { side = 'rightId', headers = {} }: { side?: 'rightId' | 'wrongId'; headers?: Record<string, string> } = {},
) {
  const question = review.questions[at]!
  const body = { contentReviewQuestionId: question.id, answer: question[side] }
  return person.call(reviews, 'answer', { body, headers })
}

async function answerId(person: Person, review: GivenReview, at: number, side: 'rightId' | 'wrongId' = 'rightId') {
  const answer = await say(person, review, at, { side })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.id
}

function change(person: Person, id: string, answer: string, seenVersion?: number) {
  return person.call(reviews, 'changeAnswer', { params: { id }, body: { answer, seenVersion } })
}

async function doAll(person: Person, review: GivenReview): Promise<void> {
  for (const at of review.questions.keys()) await answerId(person, review, at)
}

const unchanged = (work: () => Promise<unknown>) => leavesUnchanged(test.database.db, work)

async function classmateOf({ schoolId, accountId }: Person): Promise<Person> {
  const { class_id: classId } = await test.database.db
    .selectFrom('students')
    .select('class_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return test.given.student({ schoolId, classId })
}

describe('the reviews of a student', () => {
  it('are those of the trails they follow, trail by trail, with how far they are', async () => {
    const ana = await alone()
    const first = await test.given.review({ owner: ana, title: 'De onde vem a água' })
    const second = await test.given.review({ owner: ana, courseId: first.courseId, title: 'Antes da prova' })
    const third = await test.given.review({ owner: ana, questions: 1 })
    await say(ana, second, 0, { side: 'wrongId' })
    await doAll(ana, third)
    const { content } = await listed(ana)
    expect(content).toHaveLength(3)
    expect(content.filter(({ courseId }) => courseId === first.courseId)).toMatchObject([
      {
        id: first.id,
        title: 'De onde vem a água',
        courseName: 'Água que move o mundo',
        moduleId: first.moduleId,
        moduleName: 'Módulo 1',
        status: 'NEW',
        questions: 3,
        answered: 0,
        rightAtFirst: 0,
        completedAt: null,
      },
      { id: second.id, moduleId: null, moduleName: null, status: 'STARTED', answered: 1, rightAtFirst: 0 },
    ])
    expect(await read(ana, third)).toMatchObject({ status: 'COMPLETED', questions: 1, answered: 1, rightAtFirst: 1 })
    expect((await read(ana, third)).completedAt).not.toBeNull()
    const ids = async (query: Filter) => (await listed(ana, query)).content.map(({ id }) => id)
    expect(await ids({ courseId: first.courseId })).toEqual([first.id, second.id])
    expect(await ids({ status: 'NEW' })).toEqual([first.id])
    expect(await ids({ status: 'STARTED' })).toEqual([second.id])
    expect(await ids({ status: 'COMPLETED' })).toEqual([third.id])
  })

  it('come page by page, none twice and none left out, and an unknown cursor is refused', async () => {
    const ana = await alone()
    const { courseId } = await test.given.review({ owner: ana })
    for (let more = 0; more < 4; more += 1) await test.given.review({ owner: ana, courseId })
    await test.given.review({ owner: ana })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listed>> = await listed(ana, { pSize: 2, ...(cursor && { cursor }) })
      seen.push(...page.content.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== null)
    expect(seen).toEqual((await listed(ana)).content.map(({ id }) => id))
    expect(new Set(seen).size).toBe(6)
    const cursors = ['x', ...[['1'], ['1', courseId, 2 ** 31], ['1', courseId, 0.5], ['x', courseId, 1]].map(encoded)]
    for (const wrong of cursors)
      expect(await ana.call(reviews, 'list', { query: { cursor: wrong } })).toMatchObject({ code: 'ii_0030' })
  })

  it('are not there for another class, another school, nor while the course is a draft', async () => {
    const ana = await test.given.student()
    const bruno = await test.given.student({ classId: await test.given.schoolClass(ana.schoolId) })
    const carla = await test.given.student({ schoolId: await test.given.school() })
    const review = await test.given.review({ owner: ana, answered: 1 })
    const draft = await test.given.review({ owner: ana, course: { isPublished: false } })
    for (const [person, wanted] of [
      [bruno, review],
      [carla, review],
      [ana, draft],
    ] as const) {
      const { id } = wanted
      const question = wanted.questions[0]!
      await unchanged(async () => {
        expect((await listed(person)).content.map((shown) => shown.id)).not.toContain(id)
        expect(await person.call(reviews, 'get', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0051' })
        expect(await person.call(reviews, 'listQuestions', { params: { id } })).toMatchObject({ code: 'nf_0051' })
        expect(await person.call(reviews, 'getQuestion', { params: { id: question.id } })).toMatchObject({
          status: 404,
          code: 'nf_0052',
        })
        expect(await say(person, wanted, 0)).toMatchObject({
          status: 404,
          code: 'nf_0052',
          body: { field: 'contentReviewQuestionId' },
        })
      })
    }
  })

  it('show a visitor on trial those of the samples alone', async () => {
    const ana = await test.given.student()
    const visitor = await test.given.student({ schoolId: ana.schoolId })
    await test.database.db
      .updateTable('accounts')
      .set({ is_member: false })
      .where('id', '=', visitor.accountId)
      .execute()
    await test.given.review({ owner: visitor })
    const sample = await test.given.review({ owner: ana, course: { isSample: true } })
    const shown = await listed(visitor)
    expect(shown.content.every(({ courseId }) => courseId === sample.courseId)).toBe(true)
    expect(shown.content.map(({ id }) => id)).toContain(sample.id)
  })

  it('cost the same few queries whatever they hold', async () => {
    const ana = await alone()
    const small = await test.given.review({ owner: ana, questions: 1 })
    const one = await countQueries(test.database.pool, () => listed(ana))
    const large = await test.given.review({ owner: ana, questions: 20, answered: 19 })
    for (let more = 0; more < 8; more += 1) await test.given.review({ owner: ana, courseId: large.courseId })
    expect(await countQueries(test.database.pool, () => listed(ana))).toBe(one)
    const few = await countQueries(test.database.pool, () => asked(ana, small))
    expect(await countQueries(test.database.pool, () => asked(ana, large))).toBe(few)
    expect(few).toBeLessThanOrEqual(5)
  })
})

describe('answering', () => {
  it('says at once what is right and why, and which class tells it', async () => {
    const ana = await test.given.student()
    const review = await test.given.review({ owner: ana })
    const [first, second] = [review.questions[0]!, review.questions[1]!]
    const said = await say(ana, review, 0, { side: 'wrongId' })
    expect(said).toMatchObject({
      status: 201,
      body: {
        contentReviewId: review.id,
        questionId: first.id,
        answer: first.wrongId,
        isRight: false,
        isRightAtFirst: false,
        rightOptionId: first.rightId,
        explanation: 'Explicação secreta 1.',
        about: { id: review.contentId, title: 'Aula 1.1', courseId: review.courseId },
      },
    })
    expect(await say(ana, review, 1)).toMatchObject({
      body: { questionId: second.id, isRight: true, isRightAtFirst: true, about: null },
    })
    const questions = await asked(ana, review)
    expect(questions.map(({ answer }) => answer?.answer ?? null)).toEqual([first.wrongId, second.rightId, null])
    expect(questions[0]!.answer).toEqual(said.body)
    expect(await ana.call(reviews, 'getQuestion', { params: { id: first.id } })).toMatchObject({ body: questions[0] })
  })

  it('is done once; changing goes by the answer, keeps the first word, and ends with the review', async () => {
    const ana = await test.given.student()
    const review = await test.given.review({ owner: ana, questions: 2 })
    const [first, second] = [review.questions[0]!, review.questions[1]!]
    const id = await answerId(ana, review, 0, 'wrongId')
    await unchanged(async () => {
      expect(await say(ana, review, 0)).toMatchObject({ status: 409, code: 'br_0033' })
      expect(await change(ana, id, second.rightId)).toMatchObject({
        status: 404,
        code: 'nf_0025',
        body: { field: 'answer' },
      })
    })
    expect(await change(ana, id, first.rightId)).toMatchObject({
      ok: true,
      body: { id, answer: first.rightId, isRight: true, isRightAtFirst: false },
    })
    expect(await read(ana, review)).toMatchObject({ status: 'STARTED', answered: 1, rightAtFirst: 0 })
    await answerId(ana, review, 1)
    expect(await read(ana, review)).toMatchObject({ status: 'COMPLETED', answered: 2, rightAtFirst: 1 })
    await unchanged(async () => {
      expect(await change(ana, id, first.wrongId)).toMatchObject({ status: 409, code: 'br_0048' })
      expect(await say(ana, review, 1)).toMatchObject({ status: 409, code: 'br_0033' })
    })
  })

  it('takes only options of the question, and leaves nothing begun when it refuses', async () => {
    const ana = await test.given.student()
    const review = await test.given.review({ owner: ana })
    const [first, second] = [review.questions[0]!, review.questions[1]!]
    const refused = (body: { contentReviewQuestionId: string; answer: string }) => ana.call(reviews, 'answer', { body })
    await unchanged(async () => {
      expect(await refused({ contentReviewQuestionId: first.id, answer: second.rightId })).toMatchObject({
        status: 404,
        code: 'nf_0025',
        body: { field: 'answer' },
      })
      expect(await refused({ contentReviewQuestionId: randomUUID(), answer: first.rightId })).toMatchObject({
        code: 'nf_0052',
      })
      expect(await refused({ contentReviewQuestionId: first.id, answer: 'B' })).toMatchObject({
        status: 400,
        code: 'ii_0067',
        body: { field: 'answer' },
      })
      expect(await refused({ contentReviewQuestionId: '', answer: '' })).toMatchObject({
        body: { details: [{ code: 'rq_0052' }, { code: 'rq_0051' }] },
      })
    })
    const id = await answerId(ana, review, 0)
    await unchanged(async () => {
      expect(await change(ana, id, 'B')).toMatchObject({ status: 400, code: 'ii_0067' })
      expect(await change(ana, randomUUID(), first.wrongId)).toMatchObject({ status: 404, code: 'nf_0053' })
    })
    expect(await read(ana, review)).toMatchObject({ status: 'STARTED' })
  })

  it("never shows or touches somebody else's", async () => {
    const ana = await test.given.student()
    const bruno = await classmateOf(ana)
    const review = await test.given.review({ owner: ana, answered: 1 })
    const { answerId: id, wrongId } = review.questions[0]!
    await unchanged(async () => {
      expect(await change(bruno, id!, wrongId)).toMatchObject({ status: 404, code: 'nf_0053' })
      expect(await bruno.call(reviews, 'getAnswer', { params: { id: id! } })).toMatchObject({ code: 'nf_0053' })
      expect(await bruno.call(reviews, 'listAnswers', { query: { contentReviewId: review.id } })).toMatchObject({
        body: { content: [] },
      })
      expect(await read(bruno, review)).toMatchObject({ status: 'NEW', answered: 0, rightAtFirst: 0 })
    })
  })

  it('leaves one of thirty that arrive at once, also as the very first', async () => {
    const ana = await test.given.student()
    const review = await test.given.review({ owner: ana })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => say(ana, review, 0, { side: at % 2 ? 'rightId' : 'wrongId' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'br_0033')).toHaveLength(29)
    const rows = await test.database.db
      .selectFrom('content_review_answers')
      .select('id')
      .where('account_id', '=', ana.accountId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('of all questions at once, from two devices, completes the review once', async () => {
    const ana = await test.given.student()
    const phone = { ...ana, ...(await test.given.openSession({ owner: ana })) }
    const review = await test.given.review({ owner: ana, questions: 8 })
    const answers = await Promise.all(review.questions.map((_, at) => say(at % 2 ? phone : ana, review, at)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await read(phone, review)).toMatchObject({ status: 'COMPLETED', answered: 8, rightAtFirst: 8 })
  })

  it('and changing at the moment of completion leave either the change or its refusal', async () => {
    const ana = await test.given.student()
    for (let round = 0; round < 6; round += 1) {
      const review = await test.given.review({ owner: ana, questions: 2, answered: 1 })
      const { answerId: id, wrongId, rightId } = review.questions[0]!
      const [last, changed] = await Promise.all([say(ana, review, 1), change(ana, id!, wrongId)])
      expect(last.ok).toBe(true)
      expect(changed.ok || changed.code === 'br_0048').toBe(true)
      expect((await asked(ana, review))[0]!.answer!.answer).toBe(changed.ok ? wrongId : rightId)
    }
  })

  it('with the same key is one act, whatever happened on the way', async () => {
    const ana = await test.given.student()
    const review = await test.given.review({ owner: ana })
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => say(ana, review, 0, { headers })))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
  })

  it('pays nothing, completed or not', async () => {
    const ana = await test.given.student()
    const review = await test.given.review({ owner: ana })
    const before = await ana.call(wallets, 'getMine')
    await doAll(ana, review)
    expect(await ana.call(wallets, 'getMine')).toMatchObject({ body: before.body })
  })
})

describe('my answers', () => {
  it('are listed the newest first, of one review or of all, page by page', async () => {
    const ana = await test.given.student()
    const [first, second] = [await test.given.review({ owner: ana }), await test.given.review({ owner: ana })]
    const ids = [await answerId(ana, first, 0), await answerId(ana, second, 0), await answerId(ana, first, 1)]
    const list = async (query: { contentReviewId?: string; pSize?: number; cursor?: string }) => {
      const answer = await ana.call(reviews, 'listAnswers', { query })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body
    }
    expect((await list({})).content.map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await list({ contentReviewId: first.id })).content.map(({ id }) => id)).toEqual([ids[2], ids[0]])
    const page = await list({ pSize: 2 })
    const rest = await list({ pSize: 2, cursor: page.next! })
    expect([...page.content, ...rest.content].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(rest.last).toBe(true)
    expect(await ana.call(reviews, 'listAnswers', { query: { cursor: 'x' } })).toMatchObject({ code: 'ii_0030' })
    expect(await ana.call(reviews, 'getAnswer', { params: { id: ids[0]! } })).toMatchObject({ body: rest.content[0] })
  })
})

describe('what is right', () => {
  const secrets = /isright|rightoption|explanation|explica/i

  it('is in no answer of any call before the question is answered, and of no other question after it', async () => {
    const ana = await test.given.student()
    const bruno = await classmateOf(ana)
    const review = await test.given.review({ owner: ana })
    await doAll(bruno, review)
    const everything = async (at: number) => [
      await ana.call(reviews, 'list', { query: {} }),
      await ana.call(reviews, 'get', { params: { id: review.id } }),
      await ana.call(reviews, 'listAnswers', { query: { contentReviewId: review.id } }),
      await ana.call(reviews, 'getQuestion', { params: { id: review.questions[at]!.id } }),
    ]
    const leaks = (answers: { body: unknown }[]) => answers.filter(({ body }) => secrets.test(JSON.stringify(body)))
    expect(leaks([...(await everything(0)), { body: await asked(ana, review) }])).toEqual([])
    await answerId(ana, review, 0)
    const [answered, ...open] = await asked(ana, review)
    expect(leaks([{ body: answered }])).toHaveLength(1)
    expect(leaks(open.map((body) => ({ body })))).toEqual([])
    expect(leaks([(await everything(1))[3]!])).toEqual([])
    expect(leaks([(await everything(0))[3]!])).toHaveLength(1)
  })
})

describe('a completed review', () => {
  it('stays as it was answered, in the database too', async () => {
    const ana = await test.given.student()
    const review = await test.given.review({ owner: ana, questions: 1 })
    const id = await answerId(ana, review, 0)
    const other = { option_id: review.questions[0]!.wrongId }
    await expect(
      test.database.db.updateTable('content_review_answers').set(other).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ constraint: 'content_review_answers_settled' })
  })
})

describe('making a review', () => {
  it('is refused where its author got it wrong', async () => {
    const ana = await test.given.student()
    const { courseId } = await test.given.review({ owner: ana })
    const create = (questions: ReturnType<typeof reviewQuestions>) =>
      test.database.db.transaction().execute((tx) => createReview(tx, { courseId, title: 'Revisão', questions }))
    const [question] = reviewQuestions(1)
    await expect(create([])).rejects.toThrow('0 questions')
    await expect(create(reviewQuestions(21))).rejects.toThrow('21 questions')
    await expect(create([{ ...question!, options: [{ text: 'A' }, { text: 'B' }] }])).rejects.toThrow('0 right options')
    await expect(create([{ ...question!, options: [{ text: 'A', isRight: true }] }])).rejects.toThrow('1 options')
  })
})

function encoded(position: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

describe('an answer that was changed elsewhere meanwhile', () => {
  it('is not undone: whoever changes it says which they saw', async () => {
    const ana = await alone()
    const review = await test.given.review({ owner: ana })
    const { rightId, wrongId } = review.questions[0]!
    const id = await answerId(ana, review, 0)
    expect(await change(ana, id, wrongId, 1)).toMatchObject({ ok: true, body: { answer: wrongId, version: 2 } })
    await unchanged(async () => {
      for (const version of [0, 1])
        expect(await change(ana, id, rightId, version)).toMatchObject({
          status: 409,
          code: 'br_0033',
          body: { field: 'seenVersion' },
        })
      expect(await change(ana, id, wrongId, 1)).toMatchObject({ ok: true, body: { version: 2 } })
    })
    expect(await change(ana, id, rightId, 2)).toMatchObject({ ok: true, body: { answer: rightId, version: 3 } })
  })
})
