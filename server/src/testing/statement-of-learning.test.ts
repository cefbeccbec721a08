import { chests } from '@trilha/contract/economy/chests'
import { wallets, type WalletHistoryEntry } from '@trilha/contract/economy/wallets'
import { challenges } from '@trilha/contract/learning/challenges'
import { classComments } from '@trilha/contract/learning/class-comments'
import { courses } from '@trilha/contract/learning/courses'
import { notes } from '@trilha/contract/learning/notes'
import { quizzes } from '@trilha/contract/learning/quizzes'
import { tasks } from '@trilha/contract/learning/tasks'
import { accounts } from '@trilha/contract/identity/accounts'
import { describe, expect, it } from 'vitest'
import { caller } from './caller.ts'
import { countQueries } from './count-queries.ts'
import type { Person } from './given.ts'
import { testApp } from './test-app.ts'

const test = testApp()

async function done(answer: Promise<{ ok: boolean }>): Promise<void> {
  expect(await answer).toMatchObject({ ok: true })
}

async function entriesOf(person: Person): Promise<WalletHistoryEntry[]> {
  const answer = await person.call(wallets, 'listMyHistory', { query: { pSize: 100 } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content
}

/** What the statement says of each kind of payment. */
async function subjectsOf(person: Person): Promise<Record<string, unknown>> {
  return Object.fromEntries((await entriesOf(person)).map(({ originOperator, subject }) => [originOperator, subject]))
}

/** Where each kind of payment leads. */
function placesIn(entries: readonly WalletHistoryEntry[]): Record<string, unknown> {
  return Object.fromEntries(entries.map(({ originOperator, place }) => [originOperator, place]))
}

const named = (name: string) => ({ type: 'NAMED', name })

/** A class, its video, its quiz, its comments, a challenge and a task, all done by one student. */
async function everythingDone() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const ana = await test.given.student({ schoolId, classId })
  const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
  await test.given.teaches(professor, classId)

  const quiz = await test.given.quiz({ owner: ana, questions: 1, answered: 1 })
  const { courseId, moduleId, contentId } = quiz
  const id = contentId
  await done(ana.call(courses, 'likeOrUnlike', { params: { id } }))
  await done(ana.call(classComments, 'create', { params: { id }, body: { text: 'Boa aula' } }))
  await done(ana.call(notes, 'add', { params: { courseId, moduleId, contentId }, body: { note: 'Rever' } }))
  await done(ana.call(quizzes, 'complete', { params: { id, quizId: quiz.id }, body: {} }))
  await done(ana.call(courses, 'startProgress', { body: { moduleContentId: contentId } }))
  await test.database.db
    .updateTable('content_progress')
    .set({ updated_at: new Date(Date.now() - 80_000) })
    .where('content_id', '=', contentId)
    .execute()
  const watched: [number, number][] = [[0, 100]]
  await done(ana.call(courses, 'startProgress', { body: { moduleContentId: contentId, watched, status: 'FINISHED' } }))

  const challenge = await test.given.challenge(ana)
  const handed = await ana.call(challenges, 'handIn', {
    params: { id: challenge.id },
    body: { fileId: await test.given.file(ana) },
  })
  if (!handed.ok) throw new Error(handed.code)
  await done(professor.call(challenges, 'check', { params: { id: handed.body.id }, body: {} }))
  const taskId = await test.given.task({ owner: ana })
  await done(ana.call(tasks, 'complete', { params: { id: taskId } }))
  const said = await professor.call(classComments, 'create', { params: { id }, body: { text: 'Muito bem' } })
  if (!said.ok) throw new Error(said.code)
  await done(ana.call(classComments, 'likeOrUnlike', { params: { id: said.body.id } }))
  await done(ana.call(chests, 'openAll', {}))
  return { ana, courseId, contentId, challengeId: challenge.id, taskId }
}

it('names what paid, whatever of learning it was', async () => {
  const { ana } = await everythingDone()
  const ofClass = named('Aula 1.1')
  expect(await subjectsOf(ana)).toMatchObject({
    LIKE_MODULE_CONTENT: ofClass,
    COMMENT_MODULE_CONTENT: ofClass,
    CONTENT_NOTE: ofClass,
    QUIZ_ANSWER: ofClass,
    WATCH_CLASS_VIDEO: ofClass,
    MODULE_CONTENT_USER: ofClass,
    COMPLETE_CLASS: ofClass,
    MODULE: named('Módulo 1'),
    COURSE: named('Água que move o mundo'),
    CHALLENGE_ATTACHMENT: named('Um filtro de garrafa'),
    PROFESSOR_CHECK: named('Um filtro de garrafa'),
    TASK: named('Uma tarefa de teste'),
  })
})

describe('where a line leads', () => {
  it('is the class, the course or the task that paid', async () => {
    const { ana, courseId, contentId, challengeId, taskId } = await everythingDone()
    const { content_id } = await test.database.db
      .selectFrom('challenges')
      .select('content_id')
      .where('id', '=', challengeId)
      .executeTakeFirstOrThrow()
    const theClass = { type: 'CLASS', courseId, contentId }
    const theCourse = { type: 'COURSE', courseId }
    const ofChallenge = expect.objectContaining({ type: 'CLASS', contentId: content_id })
    const entries = await entriesOf(ana)
    const chestPlaces = entries.flatMap(({ subject, place }) =>
      subject?.type === 'CHEST' ? [[subject.entity, place]] : [],
    )
    // Of an achievement the client knows the page.
    expect(Object.fromEntries(chestPlaces)).toEqual({ ACHIEVEMENT: null, COURSE: theCourse, MODULE: theCourse })
    expect(placesIn(entries.filter(({ originOperator }) => originOperator !== 'CHEST'))).toEqual({
      ACHIEVEMENT: null,
      CHALLENGE_ATTACHMENT: ofChallenge,
      COMMENT_MODULE_CONTENT: theClass,
      COMPLETE_CLASS: theClass,
      CONTENT_NOTE: theClass,
      COURSE: theCourse,
      LIKE_COMMENT: theClass,
      LIKE_MODULE_CONTENT: theClass,
      MODULE: theCourse,
      MODULE_CONTENT_USER: theClass,
      PROFESSOR_CHECK: ofChallenge,
      QUIZ_ANSWER: theClass,
      TASK: { type: 'TASK', taskId },
      WATCH_CLASS_VIDEO: theClass,
    })
  })

  it('is nowhere once it is gone, or is no longer for the student', async () => {
    const { ana, courseId, taskId } = await everythingDone()
    const { db } = test.database
    await db.deleteFrom('interactive_tasks').where('id', '=', taskId).execute()
    await db.deleteFrom('course_classes').where('course_id', '=', courseId).execute()
    const places = placesIn(await entriesOf(ana))
    // The challenge is of another course, which the class still follows.
    const { CHALLENGE_ATTACHMENT, PROFESSOR_CHECK, ...others } = places
    expect([CHALLENGE_ATTACHMENT, PROFESSOR_CHECK]).not.toContain(null)
    expect(new Set(Object.values(others))).toEqual(new Set([null]))
  })

  it('is neither named nor said in an account of another school, to the student or to a guardian there', async () => {
    const { ana } = await everythingDone()
    const other = await test.given.account({ owner: ana })
    const switched = await ana.call(accounts, 'changeTo', { query: { accId: other.accountId } })
    if (!switched.ok) throw new Error(switched.code)
    const there = caller(test.address, switched.body.access_token)
    const guardian = await test.given.person({ role: 'PARENT', schoolId: other.schoolId })
    await test.given.guardianLink({ guardian, child: { ...ana, ...other } })
    const answers = [
      await there.call(wallets, 'listMyHistory', { query: { pSize: 100 } }),
      await guardian.call(wallets, 'listChildHistory', { params: { userId: ana.userId }, query: { pSize: 100 } }),
    ]
    for (const answer of answers) {
      if (!answer.ok) throw new Error(answer.code)
      expect(answer.body.content.length).toBeGreaterThan(10)
      expect(new Set(answer.body.content.map(({ subject }) => subject?.type))).toEqual(new Set(['ELSEWHERE']))
      expect(new Set(answer.body.content.map(({ place }) => place))).toEqual(new Set([null]))
    }
  })

  it('is not said to a guardian, whose pages they are not', async () => {
    const { ana } = await everythingDone()
    const guardian = await test.given.person({ role: 'PARENT', schoolId: ana.schoolId })
    await test.given.guardianLink({ guardian, child: ana })
    const answer = await guardian.call(wallets, 'listChildHistory', { params: { userId: ana.userId }, query: {} })
    if (!answer.ok) throw new Error(answer.code)
    expect(new Set(answer.body.content.map(({ place }) => place))).toEqual(new Set([null]))
  })

  it('costs no more queries for the whole than for one line of each kind', async () => {
    const { ana } = await everythingDone()
    const ask = () => ana.call(wallets, 'listMyHistory', { query: { pSize: 100 } })
    // The session, the entries, their chests, their places in courses and among tasks.
    expect(await countQueries(test.database.pool, ask)).toBeLessThanOrEqual(5)
  })
})
