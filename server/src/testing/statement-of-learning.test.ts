import { wallets } from '@trilha/contract/economy/wallets'
import { challenges } from '@trilha/contract/learning/challenges'
import { classComments } from '@trilha/contract/learning/class-comments'
import { courses } from '@trilha/contract/learning/courses'
import { notes } from '@trilha/contract/learning/notes'
import { quizzes } from '@trilha/contract/learning/quizzes'
import { tasks } from '@trilha/contract/learning/tasks'
import { expect, it } from 'vitest'
import type { Person } from './given.ts'
import { testApp } from './test-app.ts'

const test = testApp()

async function done(answer: Promise<{ ok: boolean }>): Promise<void> {
  expect(await answer).toMatchObject({ ok: true })
}

/** What the statement says of each kind of payment. */
async function statementOf(person: Person): Promise<Record<string, unknown>> {
  const answer = await person.call(wallets, 'listMyHistory', { query: { pSize: 100 } })
  if (!answer.ok) throw new Error(answer.code)
  return Object.fromEntries(answer.body.content.map(({ originOperator, subject }) => [originOperator, subject]))
}

const named = (name: string) => ({ type: 'NAMED', name })

/** A class, its video, its quiz, its comments, a challenge and a task: each line says which one it was for. */
it('names what paid, whatever of learning it was', async () => {
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
    .set({ started_at: new Date(Date.now() - 3_600_000) })
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
  await done(ana.call(tasks, 'complete', { params: { id: await test.given.task({ owner: ana }) } }))

  const ofClass = named('Aula 1.1')
  expect(await statementOf(ana)).toMatchObject({
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
