import { sql } from 'kysely'
import type { Tx } from '../../src/platform/db/database.ts'
import { insertAll } from '../insert.ts'
import { weeklyGoals, type LearningRows } from './progress.ts'
import { courseRows, publishedIds } from './rows.ts'

/** The courses with all their parts, then published: from there on nothing is added to them. */
export async function insertCourses(tx: Tx, daysBefore: (days: number) => Date): Promise<void> {
  const rows = courseRows(daysBefore)
  await insertAll(tx, 'courses', rows.courses)
  await insertAll(tx, 'course_classes', rows.course_classes)
  await insertAll(tx, 'modules', rows.modules)
  await insertAll(tx, 'module_contents', rows.module_contents)
  await tx
    .updateTable('courses')
    .set({ published_at: sql`created_at + interval '1 day'` })
    .where('id', 'in', publishedIds())
    .execute()
}

/** How far everybody came, as their histories were paid. */
export async function insertLearning(tx: Tx, learned: readonly LearningRows[]): Promise<void> {
  await insertAll(
    tx,
    'content_progress',
    learned.flatMap(({ progress }) => progress),
  )
  await insertAll(
    tx,
    'content_conditions',
    learned.flatMap(({ conditions }) => conditions),
  )
  await insertAll(
    tx,
    'content_likes',
    learned.flatMap(({ likes }) => likes),
  )
  await insertAll(tx, 'weekly_goals', weeklyGoals())
}
