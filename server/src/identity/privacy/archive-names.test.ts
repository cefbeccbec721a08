import { buffer } from 'node:stream/consumers'
import { quizzes } from '@trilha/contract/learning/quizzes'
import { expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'
import { archiveAbout } from './exports.service.ts'

const test = testApp()

async function archiveOf({ userId }: Person): Promise<Record<string, string>> {
  return unzip(await buffer(await archiveAbout(test.app.platform, { userId, locale: 'pt-br' })))
}

async function listsOf(person: Person) {
  const files = await archiveOf(person)
  return (table: string) => JSON.parse(files[`dados/${table}.json`]!) as Record<string, unknown>[]
}

it('reads like a quiz: the question, what was answered, and once the try is over whether it was right', async () => {
  const ana = await test.given.student()
  const quiz = await test.given.quiz({ owner: ana, questions: 2 })
  await ana.call(quizzes, 'start', { params: { id: quiz.contentId } })
  for (const [at, side] of (['rightId', 'wrongId'] as const).entries()) {
    const { id: q, [side]: o } = quiz.questions[at]!
    expect(await ana.call(quizzes, 'answer', { params: { quiz: quiz.id, q, o }, body: {} })).toMatchObject({ ok: true })
  }
  const before = (await listsOf(ana))('quiz_answers')
  expect(before).toHaveLength(2)
  for (const answer of before) expect(answer).not.toHaveProperty('is_right')

  const done = await ana.call(quizzes, 'complete', { params: { id: quiz.contentId, quizId: quiz.id }, body: {} })
  expect(done).toMatchObject({ ok: true })
  const rows = await listsOf(ana)
  const { title } = await test.database.db
    .selectFrom('module_contents')
    .select('title')
    .where('id', '=', quiz.contentId)
    .executeTakeFirstOrThrow()
  const named = { attempt_name: title, question_name: expect.stringMatching(/^Pergunta \d\?$/) }
  const [right, wrong] = quiz.questions.map(({ id }) => rows('quiz_answers').find((row) => row['question_id'] === id))
  expect(right).toMatchObject({ ...named, option_name: expect.stringMatching(/^Opção \w de \d$/), is_right: true })
  expect(wrong).toMatchObject({ ...named, is_right: false })
  expect(rows('quiz_attempts')).toMatchObject([{ quiz_name: title }])
  const drawn = rows('quiz_drawn_questions').find(({ question_name }) => question_name === 'Pergunta 1?')!
  expect((drawn['option_names'] as string[]).toSorted()).toEqual(
    ['A', 'B', 'C', 'D'].map((letter) => `Opção ${letter} de 1`),
  )
})

it('says of one’s own words how they begin, and of another’s only who wrote them', async () => {
  const schoolId = await test.given.school()
  const ana = await test.given.student({ schoolId, name: 'Ana Jatobá' })
  const bia = await test.given.student({ schoolId, name: 'Bia Umbuzeiro' })
  const [own, other] = [
    await test.given.post({ owner: ana, text: 'Meu primeiro dia na trilha' }),
    await test.given.post({ owner: bia, text: 'Segredo da Bia' }),
  ]
  for (const postId of [own, other]) await test.given.save(ana, postId)
  const files = await archiveOf(ana)
  const saved = JSON.parse(files['dados/saved_posts.json']!) as Record<string, unknown>[]
  expect(new Set(saved.map(({ post_name }) => post_name))).toEqual(new Set(['Bia', 'Meu primeiro dia na trilha']))
  expect(Object.values(files).join('\n')).not.toMatch(/Segredo da Bia|Umbuzeiro/)
})

it('keeps each sent file under the name it was sent with, and says so in its line', async () => {
  const ana = await test.given.student()
  const ids = [await test.given.media(ana), await test.given.media(ana)]
  await test.database.db.updateTable('files').set({ name: 'férias.jpg' }).where('id', 'in', ids).execute()
  const files = await archiveOf(ana)
  const rows = JSON.parse(files['dados/files.json']!) as Record<string, unknown>[]
  expect(rows.map(({ archived_as }) => archived_as)).toEqual(['férias.jpg', 'férias (2).jpg'])
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['arquivos/files/férias.jpg', 'arquivos/files/férias (2).jpg']),
  )
})
