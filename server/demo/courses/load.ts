import { sql } from 'kysely'
import type { Tx } from '../../src/platform/db/database.ts'
import { insertAll } from '../insert.ts'
import { challengeRows, handedInRows } from './challenges.ts'
import { ebookRows, readingRows } from './ebooks.ts'
import { fileRows, pictureRows } from './files.ts'
import { weeklyGoals, type LearningRows } from './progress.ts'
import { attemptRows, completions, quizRows } from './quizzes.ts'
import { courseRows, publishedIds } from './rows.ts'

/** The courses with all their parts, then published: from there on nothing is added to them. */
export async function insertCourses(tx: Tx, daysBefore: (days: number) => Date): Promise<void> {
  const rows = courseRows(daysBefore)
  const quizzes = quizRows()
  const { ebooks, ebook_pages } = ebookRows(daysBefore(285))
  await insertAll(tx, 'files', fileRows(daysBefore(290)))
  await insertAll(tx, 'courses', rows.courses)
  await insertAll(tx, 'course_classes', rows.course_classes)
  await insertAll(tx, 'modules', rows.modules)
  await insertAll(tx, 'module_contents', rows.module_contents)
  await insertAll(tx, 'content_pictures', pictureRows())
  await insertAll(tx, 'quizzes', quizzes.quizzes)
  await insertAll(tx, 'quiz_questions', quizzes.quiz_questions)
  await insertAll(tx, 'quiz_options', quizzes.quiz_options)
  await insertAll(tx, 'challenges', challengeRows(daysBefore(285)))
  await insertAll(tx, 'ebooks', ebooks)
  await insertAll(tx, 'ebook_pages', ebook_pages)
  await tx
    .updateTable('courses')
    .set({ published_at: sql`created_at + interval '1 day'` })
    .where('id', 'in', publishedIds())
    .execute()
}

/** How far everybody came, as their histories were paid. */
export async function insertLearning(
  tx: Tx,
  learned: readonly LearningRows[],
  daysBefore: (days: number) => Date,
): Promise<void> {
  const all = <T>(pick: (rows: LearningRows) => readonly T[]) => learned.flatMap(pick)
  await insertAll(
    tx,
    'content_progress',
    all(({ progress }) => progress),
  )
  await insertAll(
    tx,
    'content_conditions',
    all(({ conditions }) => conditions),
  )
  await insertAll(
    tx,
    'content_likes',
    all(({ likes }) => likes),
  )
  await insertAll(
    tx,
    'content_notes',
    all(({ notes }) => notes),
  )
  await insertAll(
    tx,
    'ebook_readings',
    readingRows(
      all(({ progress }) => progress),
      daysBefore,
    ),
  )
  await insertAll(tx, 'weekly_goals', weeklyGoals())
  await insertAttempts(
    tx,
    all(({ quizzes }) => quizzes),
  )
  const { files, challenge_attachments } = handedInRows(all(({ works }) => works))
  await insertAll(tx, 'files', files)
  await insertAll(tx, 'challenge_attachments', challenge_attachments)
}

async function insertAttempts(tx: Tx, done: LearningRows['quizzes']): Promise<void> {
  const rows = attemptRows(done)
  await insertAll(tx, 'quiz_attempts', rows.quiz_attempts)
  await insertAll(tx, 'quiz_drawn_questions', rows.quiz_drawn_questions)
  await insertAll(tx, 'quiz_answers', rows.quiz_answers)
  await sql`
    update quiz_attempts set completed_at = done.completed_at, correct = done.correct
    from json_populate_recordset(null::quiz_attempts, ${JSON.stringify(completions(done))}) as done
    where quiz_attempts.id = done.id
  `.execute(tx)
}
