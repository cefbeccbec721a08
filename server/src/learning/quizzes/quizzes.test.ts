import { randomUUID } from 'node:crypto'
import { QUIZ_ATTEMPTS_MAX } from '@trilha/contract/constants'
import { quizzes, type Quiz } from '@trilha/contract/learning/quizzes'
import { wallets } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { givenCourse } from '../../testing/given-course.ts'
import { quizQuestions, type GivenQuiz } from '../../testing/given-quiz.ts'
import type { Person } from '../../testing/given.ts'
import { unchanged as leavesUnchanged } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { createQuiz } from './public.ts'

const test = testApp()

async function read(person: Person, { contentId }: Pick<GivenQuiz, 'contentId'>): Promise<Quiz> {
  const answer = await person.call(quizzes, 'getMine', { params: { id: contentId } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

function say(person: Person, quiz: GivenQuiz, at: number, side: 'rightId' | 'wrongId' = 'rightId', attempt?: number) {
  const question = quiz.questions[at]!
  return person.call(quizzes, 'answer', {
    params: { quiz: quiz.id, q: question.id, o: question[side] },
    body: attempt === undefined ? {} : { attempt },
  })
}

function finish(person: Person, quiz: GivenQuiz, attempt?: number, headers: Record<string, string> = {}) {
  return person.call(quizzes, 'complete', {
    params: { id: quiz.contentId, quizId: quiz.id },
    body: attempt === undefined ? {} : { attempt },
    headers,
  })
}

function begin(person: Person, quiz: GivenQuiz, headers: Record<string, string> = {}) {
  return person.call(quizzes, 'start', { params: { id: quiz.contentId }, headers })
}

/** All right but the first so many. */
async function doAll(person: Person, quiz: GivenQuiz, wrong = 0): Promise<void> {
  for (const at of quiz.questions.keys()) {
    const answer = await say(person, quiz, at, at < wrong ? 'wrongId' : 'rightId')
    if (!answer.ok) throw new Error(answer.code)
  }
}

async function balances(person: Person): Promise<number[]> {
  const answer = await person.call(wallets, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.map(({ value }) => value)
}

const unchanged = (work: () => Promise<unknown>) => leavesUnchanged(test.database.db, work)

describe('GET my-quiz', () => {
  it('shows the first attempt as it will be drawn, and reading changes nothing', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 8, draws: 5 })
    await unchanged(async () => {
      const shown = await read(ana, quiz)
      expect(shown).toMatchObject({
        id: quiz.id,
        moduleContentId: quiz.contentId,
        attempt: 1,
        mostAttempts: QUIZ_ATTEMPTS_MAX,
        started: false,
        completed: false,
        result: null,
      })
      expect(shown.questions.map(({ id }) => id)).toEqual(quiz.questions.map(({ id }) => id))
      expect(await read(ana, quiz)).toEqual(shown)
    })
  })

  it('keeps what it showed: the first answer opens that very draw', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 8, draws: 5 })
    const before = await read(ana, quiz)
    await say(ana, quiz, 2)
    const after = await read(ana, quiz)
    expect(after).toMatchObject({ started: true, completed: false, attempt: 1 })
    expect(after.questions.map(({ answer: _answer, ...rest }) => rest)).toEqual(
      before.questions.map(({ answer: _answer, ...rest }) => rest),
    )
    expect(after.questions.map(({ answer }) => answer?.optionId ?? null)).toEqual([
      null,
      null,
      quiz.questions[2]!.rightId,
      null,
      null,
    ])
  })

  it('draws for each person their own', async () => {
    const classId = await test.given.schoolClass((await test.given.student()).schoolId)
    const schoolId = (await test.given.student()).schoolId
    const people = await Promise.all(Array.from({ length: 4 }, () => test.given.student({ schoolId, classId })))
    const quiz = await test.given.quiz({ owner: people[0]!, questions: 20, draws: 6 })
    const draws = await Promise.all(people.map(async (person) => JSON.stringify((await read(person, quiz)).questions)))
    expect(new Set(draws).size).toBe(people.length)
  })

  it('answers the same by the place in the course, and names what of the place is wrong', async () => {
    const ana = await test.given.student()
    const [quiz, other] = [await test.given.quiz({ owner: ana }), await test.given.quiz({ owner: ana })]
    const { courseId, moduleId, contentId } = quiz
    const ask = (place: Partial<typeof quiz>) =>
      ana.call(quizzes, 'getMineInCourse', { params: { courseId, moduleId, contentId, ...place } })
    expect(await ask({})).toMatchObject({ ok: true, body: await read(ana, quiz) })
    expect(await ask({ courseId: other.courseId })).toMatchObject({ status: 404, code: 'nf_0006' })
    expect(await ask({ moduleId: other.moduleId })).toMatchObject({ status: 404, code: 'nf_0007' })
    expect(await ask({ contentId: randomUUID() })).toMatchObject({ status: 404, code: 'nf_0017' })
  })

  it('says of a class without a quiz that there is none, on every way', async () => {
    const ana = await test.given.student()
    const classes = await test.database.db
      .selectFrom('students')
      .select('class_id')
      .where('account_id', '=', ana.accountId)
      .execute()
    const course = await givenCourse(test.database.db, {
      schoolId: ana.schoolId,
      classIds: classes.map(({ class_id }) => class_id),
    })
    const [id, moduleId] = [course.contentIds[0]!, course.moduleIds[0]!]
    expect(await ana.call(quizzes, 'getMine', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0023' })
    expect(
      await ana.call(quizzes, 'getMineInCourse', { params: { courseId: course.id, moduleId, contentId: id } }),
    ).toMatchObject({ code: 'nf_0023' })
    expect(await ana.call(quizzes, 'start', { params: { id } })).toMatchObject({ code: 'nf_0023' })
    const complete = { params: { id, quizId: randomUUID() }, body: {} }
    expect(await ana.call(quizzes, 'complete', complete)).toMatchObject({ code: 'nf_0023' })
  })

  it('is not there for another class, another school, or before the course is published', async () => {
    const ana = await test.given.student()
    const bruno = await test.given.student({ classId: await test.given.schoolClass(ana.schoolId) })
    const carla = await test.given.student({ schoolId: await test.given.school() })
    const quiz = await test.given.quiz({ owner: ana })
    const hidden = await test.given.quiz({ owner: ana })
    await test.database.db
      .updateTable('courses')
      .set({ published_at: null })
      .where('id', '=', hidden.courseId)
      .execute()
    for (const [person, wanted] of [
      [bruno, quiz],
      [carla, quiz],
      [ana, hidden],
    ] as const) {
      const place = { id: wanted.contentId }
      const q = wanted.questions[0]!.id
      expect(await person.call(quizzes, 'getMine', { params: place })).toMatchObject({ code: 'nf_0017' })
      expect(await person.call(quizzes, 'start', { params: place })).toMatchObject({ code: 'nf_0017' })
      expect(await finish(person, wanted)).toMatchObject({ code: 'nf_0017' })
      expect(await say(person, wanted, 0)).toMatchObject({ code: 'nf_0023' })
      for (const name of ['listOptions', 'listAnswers'] as const)
        expect(await person.call(quizzes, name, { params: { quiz: wanted.id, q } })).toMatchObject({ code: 'nf_0023' })
    }
  })

  it('costs the same few queries whatever the quiz holds', async () => {
    const ana = await test.given.student()
    const [small, large] = [
      await test.given.quiz({ owner: ana, questions: 2, answered: 2 }),
      await test.given.quiz({ owner: ana, questions: 50, answered: 50 }),
    ]
    for (const quiz of [small, large]) await finish(ana, quiz)
    const [few, many] = [
      await countQueries(test.database.pool, () => read(ana, small)),
      await countQueries(test.database.pool, () => read(ana, large)),
    ]
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(9)
  })
})

describe('options and answers of one question', () => {
  it('are those of the attempt that is shown', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 2 })
    const params = { quiz: quiz.id, q: quiz.questions[0]!.id }
    const shown = await read(ana, quiz)
    expect(await ana.call(quizzes, 'listOptions', { params })).toMatchObject({
      ok: true,
      body: shown.questions[0]!.options,
    })
    expect(await ana.call(quizzes, 'listAnswers', { params })).toMatchObject({ ok: true, body: [] })
    await doAll(ana, quiz)
    await finish(ana, quiz)
    expect(await ana.call(quizzes, 'listOptions', { params })).toMatchObject({
      body: (await read(ana, quiz)).questions[0]!.options,
    })
    await begin(ana, quiz)
    await say(ana, quiz, 0, 'wrongId')
    expect(await ana.call(quizzes, 'listAnswers', { params })).toMatchObject({
      body: [
        { attempt: 2, optionId: quiz.questions[0]!.wrongId },
        { attempt: 1, optionId: quiz.questions[0]!.rightId },
      ],
    })
  })

  it('are not there for a question of another quiz, or one that was not drawn', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 6, draws: 2 })
    const other = await test.given.quiz({ owner: ana })
    const drawn = quiz.questions.map(({ id }) => id)
    const all = await test.database.db
      .selectFrom('quiz_questions')
      .select('id')
      .where('quiz_id', '=', quiz.id)
      .execute()
    const left = all.map(({ id }) => id).find((id) => !drawn.includes(id))!
    const options = await test.database.db
      .selectFrom('quiz_options')
      .select('id')
      .where('question_id', '=', left)
      .execute()
    expect(await ana.call(quizzes, 'listOptions', { params: { quiz: quiz.id, q: left } })).toMatchObject({
      status: 404,
      code: 'nf_0024',
    })
    expect(
      await ana.call(quizzes, 'listOptions', { params: { quiz: quiz.id, q: other.questions[0]!.id } }),
    ).toMatchObject({ code: 'nf_0024' })
    expect(
      await ana.call(quizzes, 'listAnswers', { params: { quiz: quiz.id, q: other.questions[0]!.id } }),
    ).toMatchObject({ code: 'nf_0024' })
    await unchanged(async () => {
      const params = { quiz: quiz.id, q: left, o: options[0]!.id }
      expect(await ana.call(quizzes, 'answer', { params, body: {} })).toMatchObject({ status: 404, code: 'nf_0024' })
    })
  })
})

describe('answering', () => {
  it('is done once; changing goes by the answer, until the attempt is completed', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 2 })
    const [first, second] = [quiz.questions[0]!, quiz.questions[1]!]
    const said = await say(ana, quiz, 0, 'wrongId')
    if (!said.ok) throw new Error(said.code)
    expect(said).toMatchObject({ status: 201, body: { questionId: first.id, optionId: first.wrongId, attempt: 1 } })
    await unchanged(async () => {
      expect(await say(ana, quiz, 0)).toMatchObject({ status: 409, code: 'br_0033' })
    })
    const change = (o: string, answerId = said.body.id, q = first.id) =>
      ana.call(quizzes, 'changeAnswer', { params: { quiz: quiz.id, q, o, answerId }, body: {} })
    expect(await change(first.rightId)).toMatchObject({ ok: true, body: { id: said.body.id, optionId: first.rightId } })
    expect((await read(ana, quiz)).questions[0]!.answer).toMatchObject({ optionId: first.rightId })
    await unchanged(async () => {
      expect(await change(second.rightId)).toMatchObject({ status: 404, code: 'nf_0025' })
      expect(await change(first.rightId, randomUUID())).toMatchObject({ status: 404, code: 'nf_0026' })
      expect(await change(second.rightId, said.body.id, second.id)).toMatchObject({ code: 'nf_0026' })
    })
    await say(ana, quiz, 1)
    await finish(ana, quiz)
    await unchanged(async () => {
      expect(await change(first.wrongId)).toMatchObject({ status: 409, code: 'br_0033' })
      expect(await say(ana, quiz, 0)).toMatchObject({ status: 409, code: 'br_0033' })
    })
  })

  it('after the last attempt says that all are used', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 1 })
    let answerId = ''
    for (let attempt = 1; attempt <= QUIZ_ATTEMPTS_MAX; attempt += 1) {
      await begin(ana, quiz)
      const said = await say(ana, quiz, 0)
      answerId = said.ok ? said.body.id : ''
      await finish(ana, quiz)
    }
    const { id: q, wrongId: o } = quiz.questions[0]!
    await unchanged(async () => {
      expect(
        await ana.call(quizzes, 'changeAnswer', { params: { quiz: quiz.id, q, o, answerId }, body: {} }),
      ).toMatchObject({
        status: 422,
        code: 'br_0020',
      })
    })
  })

  it('takes only options of the question, and leaves no attempt behind when it refuses', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana })
    const params = { quiz: quiz.id, q: quiz.questions[0]!.id, o: quiz.questions[1]!.rightId }
    await unchanged(async () => {
      expect(await ana.call(quizzes, 'answer', { params, body: {} })).toMatchObject({ status: 404, code: 'nf_0025' })
    })
    expect(await read(ana, quiz)).toMatchObject({ started: false })
  })

  it('that was changed elsewhere meanwhile is not undone: whoever changes it says which they saw', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 1 })
    const { id: q, rightId, wrongId } = quiz.questions[0]!
    const said = await say(ana, quiz, 0)
    if (!said.ok) throw new Error(said.code)
    expect(said.body.version).toBe(1)
    const answerId = said.body.id
    const change = (o: string, seenVersion: number, headers = {}) =>
      ana.call(quizzes, 'changeAnswer', { params: { quiz: quiz.id, q, o, answerId }, body: { seenVersion }, headers })

    // Another device was later than the first one thinks: there and back again is two changes, not none.
    expect(await change(wrongId, 1)).toMatchObject({ ok: true, body: { optionId: wrongId, version: 2 } })
    expect(await change(rightId, 2)).toMatchObject({ ok: true, body: { optionId: rightId, version: 3 } })
    await unchanged(async () => {
      // Neither with what it saw then, nor having seen none at all.
      for (const seen of [0, 1, 2])
        expect(await change(wrongId, seen)).toMatchObject({
          status: 409,
          code: 'br_0033',
          body: { field: 'seenVersion' },
        })
      // What is there already needs nothing, whatever was seen: a lost acknowledgement is no quarrel.
      expect(await change(rightId, 1)).toMatchObject({ ok: true, body: { optionId: rightId, version: 3 } })
    })
    expect((await read(ana, quiz)).questions[0]!.answer).toMatchObject({ optionId: rightId, version: 3 })
    expect(await ana.call(quizzes, 'listAnswers', { params: { quiz: quiz.id, q } })).toMatchObject({
      body: [{ optionId: rightId, version: 3 }],
    })
    expect(await change(wrongId, 3)).toMatchObject({ ok: true, body: { version: 4 } })
  })

  it('from two devices at the same moment: one is heard, the other is told', async () => {
    const ana = await test.given.student()
    for (let round = 0; round < 5; round += 1) {
      const quiz = await test.given.quiz({ owner: ana, questions: 1, answered: 1 })
      const { id: q, answerId } = quiz.questions[0]!
      const options = (await read(ana, quiz)).questions[0]!
      const others = options.options.filter(({ id }) => id !== options.answer!.optionId).slice(0, 2)
      const answers = await Promise.all(
        others.map(({ id: o }) =>
          ana.call(quizzes, 'changeAnswer', {
            params: { quiz: quiz.id, q, o, answerId: answerId! },
            body: { seenVersion: 1 },
          }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const heard = answers.find(({ ok }) => ok)!
      expect((await read(ana, quiz)).questions[0]!.answer).toMatchObject(heard.body)
    }
  })

  it("never touches somebody else's", async () => {
    const ana = await test.given.student()
    const classes = await test.database.db
      .selectFrom('students')
      .select('class_id')
      .where('account_id', '=', ana.accountId)
      .execute()
    const bruno = await test.given.student({ schoolId: ana.schoolId, classId: classes[0]!.class_id })
    const quiz = await test.given.quiz({ owner: ana, answered: 1 })
    const { id: q, wrongId: o, answerId } = quiz.questions[0]!
    await unchanged(async () => {
      const params = { quiz: quiz.id, q, o, answerId: answerId! }
      expect(await bruno.call(quizzes, 'changeAnswer', { params, body: {} })).toMatchObject({
        status: 404,
        code: 'nf_0026',
      })
      expect(await bruno.call(quizzes, 'listAnswers', { params: { quiz: quiz.id, q } })).toMatchObject({ body: [] })
    })
  })

  it('that waited on a device does not slip into an attempt that was started elsewhere', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 2 })
    await doAll(ana, quiz)
    await finish(ana, quiz)
    await begin(ana, quiz)
    await unchanged(async () => {
      expect(await say(ana, quiz, 0, 'wrongId', 1)).toMatchObject({ status: 409, code: 'br_0033' })
      expect(await say(ana, quiz, 0, 'wrongId', 3)).toMatchObject({
        status: 400,
        code: 'ii_0051',
        body: { field: 'attempt' },
      })
      expect(await finish(ana, quiz, 3)).toMatchObject({ status: 400, code: 'ii_0051', body: { field: 'attempt' } })
    })
    expect(await say(ana, quiz, 0, 'wrongId', 2)).toMatchObject({ ok: true, body: { attempt: 2 } })
    const fresh = await test.given.quiz({ owner: ana })
    await unchanged(async () => {
      expect(await say(ana, fresh, 0, 'rightId', 2)).toMatchObject({ code: 'ii_0051' })
      expect(await finish(ana, fresh, 2)).toMatchObject({ code: 'ii_0051' })
    })
  })

  it('leaves one of fifty that arrive at once, also as the very first of the attempt', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => say(ana, quiz, 0, at % 2 ? 'rightId' : 'wrongId')),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'br_0033')).toHaveLength(49)
    const rows = await test.database.db
      .selectFrom('quiz_answers')
      .select('id')
      .where('account_id', '=', ana.accountId)
      .execute()
    const attempts = await test.database.db
      .selectFrom('quiz_attempts')
      .select('id')
      .where('account_id', '=', ana.accountId)
      .execute()
    expect([rows.length, attempts.length]).toEqual([1, 1])
  })

  it('with the same key is one act, whatever happened on the way', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana })
    const headers = { 'idempotency-key': randomUUID() }
    const { id: q, rightId: o } = quiz.questions[0]!
    const call = { params: { quiz: quiz.id, q, o }, body: { attempt: 1 }, headers }
    const answers = await Promise.all([1, 2, 3].map(() => ana.call(quizzes, 'answer', call)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
  })

  it('goes on from two devices as one', async () => {
    const ana = await test.given.student()
    const phone = { ...ana, ...(await test.given.openSession({ owner: ana })) }
    const quiz = await test.given.quiz({ owner: ana, questions: 6 })
    const answers = await Promise.all(quiz.questions.map((_, at) => say(at % 2 ? phone : ana, quiz, at)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await read(phone, quiz)).toEqual(await read(ana, quiz))
    expect((await read(phone, quiz)).questions.every(({ answer }) => answer !== null)).toBe(true)
  })
})

describe('completing', () => {
  it('scores, pays right answers, closes, shows the review and meets the condition of the class', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 5 })
    await doAll(ana, quiz, 1)
    const earned = [
      { coinType: 'EDU_COIN', value: 4 },
      { coinType: 'XP', value: 20 },
    ]
    expect(await finish(ana, quiz)).toMatchObject({ ok: true, body: { score: 80, correct: 4, total: 5, earned } })
    expect(await balances(ana)).toEqual([4, 20])
    const shown = await read(ana, quiz)
    expect(shown).toMatchObject({ completed: true, started: true, result: { score: 80, correct: 4, total: 5, earned } })
    expect(shown.questions.map(({ review }) => [review?.isRight, review?.earned.map(({ value }) => value)])).toEqual([
      [false, [0, 0]],
      ...Array.from({ length: 4 }, () => [true, [1, 5]]),
    ])
    expect(shown.questions.every(({ options }) => options.filter(({ isRight }) => isRight).length === 1)).toBe(true)
    const conditions = await test.database.db
      .selectFrom('content_conditions')
      .select(['condition', 'percent'])
      .where('account_id', '=', ana.accountId)
      .execute()
    expect(conditions).toEqual([{ condition: 'QUIZ', percent: 80 }])
  })

  it('names every question without an answer, and pays nothing', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 3 })
    const fields = quiz.questions.map(({ id }) => ({ code: 'ii_0052', field: `questions.${id}` }))
    await unchanged(async () => {
      const answer = await finish(ana, quiz)
      expect(answer).toMatchObject({ status: 400, code: 'ii_0052', body: { details: fields } })
    })
    await say(ana, quiz, 1)
    await unchanged(async () => {
      expect(await finish(ana, quiz, 1)).toMatchObject({ code: 'ii_0052', body: { details: [fields[0], fields[2]] } })
    })
  })

  it('refuses the quiz of another class', async () => {
    const ana = await test.given.student()
    const [quiz, other] = [await test.given.quiz({ owner: ana, answered: 3 }), await test.given.quiz({ owner: ana })]
    const call = { params: { id: quiz.contentId, quizId: other.id }, body: {} }
    expect(await ana.call(quizzes, 'complete', call)).toMatchObject({ status: 404, code: 'nf_0023' })
  })

  it('pays once when many complete at once, and answers all of them the same', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 3 })
    await doAll(ana, quiz)
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(ana, quiz)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
    expect(answers[0]).toMatchObject({ ok: true, body: { score: 100 } })
    expect(await balances(ana)).toEqual([3, 15])
    await unchanged(async () => {
      expect(await finish(ana, quiz)).toMatchObject({ ok: true, body: answers[0]!.body })
    })
    const headers = { 'idempotency-key': randomUUID() }
    const keyed = await Promise.all([1, 2].map(() => finish(ana, quiz, 1, headers)))
    expect(keyed.map(({ body }) => body)).toEqual([answers[0]!.body, answers[0]!.body])
    expect(await balances(ana)).toEqual([3, 15])
  })

  it('and answering at the same moment leave a score that fits the answers', async () => {
    const ana = await test.given.student()
    for (let round = 0; round < 10; round += 1) {
      const quiz = await test.given.quiz({ owner: ana, questions: 2, answered: 2 })
      const { id: q, wrongId: o, answerId } = quiz.questions[0]!
      const params = { quiz: quiz.id, q, o, answerId: answerId! }
      const [result, change] = await Promise.all([
        finish(ana, quiz),
        ana.call(quizzes, 'changeAnswer', { params, body: {} }),
      ])
      expect(result).toMatchObject({ ok: true, body: { correct: change.ok ? 1 : 2 } })
    }
  })
})

describe('a further attempt', () => {
  it('pays only what no attempt paid before, and keeps the best score for the class', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 4 })
    await doAll(ana, quiz, 1)
    await finish(ana, quiz)
    expect(await balances(ana)).toEqual([3, 15])
    expect(await begin(ana, quiz)).toMatchObject({
      ok: true,
      body: { attempt: 2, started: true, completed: false, result: null },
    })
    await doAll(ana, quiz)
    const second = await finish(ana, quiz)
    expect(second).toMatchObject({ body: { score: 100, earned: [{ value: 1 }, { value: 5 }] } })
    await begin(ana, quiz)
    await doAll(ana, quiz, 4)
    expect(await finish(ana, quiz)).toMatchObject({ body: { score: 0, earned: [{ value: 0 }, { value: 0 }] } })
    expect(await balances(ana)).toEqual([4, 20])
    const condition = await test.database.db
      .selectFrom('content_conditions')
      .select('percent')
      .where('account_id', '=', ana.accountId)
      .executeTakeFirstOrThrow()
    expect(condition.percent).toBe(100)
    await unchanged(async () => {
      expect(await begin(ana, quiz)).toMatchObject({ status: 422, code: 'br_0020' })
    })
    expect(await read(ana, quiz)).toMatchObject({ attempt: 3, completed: true })
  })

  it('is one when it is asked for many times at once, and the open one when asked for again', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 1 })
    for (let attempt = 1; attempt <= QUIZ_ATTEMPTS_MAX; attempt += 1) {
      const headers = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all([
        ...Array.from({ length: 12 }, () => begin(ana, quiz)),
        begin(ana, quiz, headers),
        begin(ana, quiz, headers),
      ])
      expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
      expect(answers[0]).toMatchObject({ ok: true, body: { attempt, started: true } })
      await doAll(ana, quiz)
      await finish(ana, quiz)
    }
    const rows = await test.database.db
      .selectFrom('quiz_attempts')
      .select('number')
      .where('account_id', '=', ana.accountId)
      .execute()
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })
})

describe('what is right', () => {
  const secrets = /isright|explanation|explica|"review"/i

  it('is in no answer of any call before completion, and in the review after it', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, questions: 4 })
    const q = quiz.questions[0]!.id
    const place = { courseId: quiz.courseId, moduleId: quiz.moduleId, contentId: quiz.contentId }
    const everything = async () => [
      await ana.call(quizzes, 'getMine', { params: { id: quiz.contentId } }),
      await ana.call(quizzes, 'getMineInCourse', { params: place }),
      await ana.call(quizzes, 'listOptions', { params: { quiz: quiz.id, q } }),
      await ana.call(quizzes, 'listAnswers', { params: { quiz: quiz.id, q } }),
      await ana.call(quizzes, 'start', { params: { id: quiz.contentId } }),
      await say(ana, quiz, 0, 'wrongId'),
      await finish(ana, quiz),
    ]
    const seen = (answers: Awaited<ReturnType<typeof everything>>) =>
      answers.filter(({ body }) => secrets.test(JSON.stringify(body)))
    expect(seen(await everything())).toEqual([])
    for (const at of [1, 2, 3]) await say(ana, quiz, at)
    expect(seen(await everything()).length).toBe(0)
    // The last of these completed it: from here on all that show the attempt explain it, but a new one hides again.
    expect(secrets.test(JSON.stringify(await read(ana, quiz)))).toBe(true)
    expect(
      secrets.test(JSON.stringify((await ana.call(quizzes, 'listOptions', { params: { quiz: quiz.id, q } })).body)),
    ).toBe(true)
    await begin(ana, quiz)
    expect(seen(await everything())).toEqual([])
  })
})

describe('making a quiz', () => {
  async function unpublished() {
    const ana = await test.given.student()
    const course = await givenCourse(test.database.db, { schoolId: ana.schoolId, isPublished: false })
    return { course, contentId: course.contentIds[0]! }
  }
  const create = (contentId: string, ...rest: [Parameters<typeof createQuiz>[2], Parameters<typeof createQuiz>[3]?]) =>
    test.database.db.transaction().execute((tx) => createQuiz(tx, contentId, ...rest))

  it('asks for it when the class is finished', async () => {
    const { contentId } = await unpublished()
    await create(contentId, quizQuestions(2))
    const content = await test.database.db
      .selectFrom('module_contents')
      .select('has_quiz')
      .where('id', '=', contentId)
      .executeTakeFirstOrThrow()
    expect(content.has_quiz).toBe(true)
  })

  it('takes the ids that others name it by', async () => {
    const { contentId } = await unpublished()
    const [id, questionId] = [randomUUID(), randomUUID()]
    const [question] = quizQuestions(1)
    expect(await create(contentId, [{ ...question!, id: questionId }], { id })).toBe(id)
    const rows = await test.database.db.selectFrom('quiz_questions').select('id').where('quiz_id', '=', id).execute()
    expect(rows).toEqual([{ id: questionId }])
  })

  it('is refused where its author got it wrong', async () => {
    const { contentId } = await unpublished()
    const [question] = quizQuestions(1)
    await expect(create(contentId, [])).rejects.toThrow('cannot draw')
    await expect(create(contentId, [question!], { draws: 2 })).rejects.toThrow('cannot draw')
    await expect(create(contentId, [{ ...question!, options: [{ text: 'A' }, { text: 'B' }] }])).rejects.toThrow(
      '0 right options',
    )
    await expect(create(contentId, [{ ...question!, options: [{ text: 'A', isRight: true }] }])).rejects.toThrow(
      '1 options',
    )
  })

  it('is over once the course is published: what students see does not change under them', async () => {
    const { course, contentId } = await unpublished()
    await test.database.db
      .updateTable('courses')
      .set({ published_at: new Date() })
      .where('id', '=', course.id)
      .execute()
    await expect(create(contentId, quizQuestions(1))).rejects.toMatchObject({
      code: '23514',
      constraint: 'module_contents_add_locked',
    })
    const ana = await test.given.student()
    const { id } = await test.given.quiz({ owner: ana })
    await expect(test.database.db.deleteFrom('quizzes').where('id', '=', id).execute()).rejects.toMatchObject({
      constraint: 'module_contents_remove_locked',
    })
  })

  it('keeps a completed attempt as it was scored, in the database too', async () => {
    const ana = await test.given.student()
    const quiz = await test.given.quiz({ owner: ana, answered: 3 })
    await finish(ana, quiz)
    const { answerId, wrongId } = quiz.questions[0]!
    await expect(
      test.database.db.updateTable('quiz_answers').set({ option_id: wrongId }).where('id', '=', answerId!).execute(),
    ).rejects.toMatchObject({ constraint: 'quiz_answers_settled' })
  })
})
