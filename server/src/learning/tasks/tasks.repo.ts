import type { TaskStatus } from '@trilha/contract/constants'
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { FoundPlace, ThingIds } from '../../platform/places.ts'
import { mayFollow, type Learner } from '../courses/public.ts'
import { noDay, type TaskPosition } from './tasks.rules.ts'
import type { TaskTables } from './tasks.tables.ts'

export interface TaskRow {
  id: string
  title: string
  description: string
  classId: string
  className: string
  contentId: string | null
  contentTitle: string | null
  courseId: string | null
  courseName: string | null
  mayOpen: boolean
  dueOn: string | null
  createdAt: Date
  authorId: string | null
  completedAt: Date | null
  done: number
  total: number
  isDone: boolean
  isLate: boolean
  mayTeach: boolean
}

/** Whose classes somebody gives tasks to; `classes` is in the query that it goes into. */
function mayTeach({ accountId, schoolId, role }: Learner): RawBuilder<boolean> {
  const ofSchool = sql<boolean>`classes.school_id = ${schoolId}`
  if (role === 'SCHOOL_ADMIN') return ofSchool
  if (role !== 'PROFESSOR') return sql`false`
  return sql`${ofSchool} and exists (select 1 from class_professors
    where class_professors.class_id = classes.id and class_professors.account_id = ${accountId})`
}

/** Students: their own class. Who teaches: their classes. The office and mentors: all of the school. */
function mayRead(reader: Learner): RawBuilder<boolean> {
  const { accountId, schoolId, role, isMember } = reader
  if (role === 'PROFESSOR') return mayTeach(reader)
  const ofSchool = sql<boolean>`classes.school_id = ${schoolId}`
  // A visitor on trial is in a class by name alone (G15).
  if (role === 'STUDENT' && isMember)
    return sql`${ofSchool} and classes.id = (select class_id from students where account_id = ${accountId})`
  return role === 'STUDENT' || role === 'PARENT' ? sql`false` : ofSchool
}

/** A student's own; for everybody else the whole class, as far as its students are still here. */
function isDone({ accountId, role }: Learner): RawBuilder<boolean> {
  if (role === 'STUDENT')
    return sql`exists (select 1 from task_completions
      where task_completions.task_id = interactive_tasks.id and task_completions.account_id = ${accountId})`
  return sql`(${total} > 0 and ${done} >= ${total})`
}

const pupils = sql`from students join accounts on accounts.id = students.account_id
  where students.class_id = interactive_tasks.class_id and accounts.active`
const total = sql<number>`(select count(*) ${pupils})`
const done = sql<number>`(select count(*) ${pupils} and exists (select 1 from task_completions
  where task_completions.task_id = interactive_tasks.id and task_completions.account_id = students.account_id))`
/** A day is the school's (E16). */
const isLate = sql<boolean>`coalesce(interactive_tasks.due_on < (now() at time zone schools.time_zone)::date, false)`
const day = sql<string>`coalesce(interactive_tasks.due_on, ${sql.lit(noDay)}::date)`

function visible(db: Db, reader: Learner) {
  return db
    .selectFrom('interactive_tasks')
    .innerJoin('classes', 'classes.id', 'interactive_tasks.class_id')
    .innerJoin('schools', 'schools.id', 'classes.school_id')
    .leftJoin('module_contents', 'module_contents.id', 'interactive_tasks.content_id')
    .leftJoin('courses', 'courses.id', 'module_contents.course_id')
    .leftJoin('task_completions', (join) =>
      join
        .onRef('task_completions.task_id', '=', 'interactive_tasks.id')
        .on('task_completions.account_id', '=', reader.accountId),
    )
    .where(mayRead(reader))
}

function tasks(db: Db, reader: Learner) {
  const none = sql<number>`0`
  const isStudent = reader.role === 'STUDENT'
  return visible(db, reader)
    .select([
      'interactive_tasks.id',
      'interactive_tasks.title',
      'interactive_tasks.description',
      'interactive_tasks.class_id as classId',
      'classes.name as className',
      'interactive_tasks.content_id as contentId',
      'module_contents.title as contentTitle',
      'courses.id as courseId',
      'courses.name as courseName',
      'interactive_tasks.due_on as dueOn',
      'interactive_tasks.created_at as createdAt',
      'interactive_tasks.author_account_id as authorId',
      'task_completions.completed_at as completedAt',
    ])
    .select([
      sql<boolean>`coalesce(${mayFollow(reader)}, false)`.as('mayOpen'),
      (isStudent ? none : done).as('done'),
      (isStudent ? none : total).as('total'),
      isDone(reader).as('isDone'),
      isLate.as('isLate'),
      sql<boolean>`(${mayTeach(reader)})`.as('mayTeach'),
    ])
}

export interface TaskFilter {
  courseId?: string | undefined
  status?: TaskStatus | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
}

export function listTasks(
  db: Db,
  reader: Learner,
  { courseId, status, from, to, search, after, limit }: TaskFilter & { after: TaskPosition | undefined; limit: number },
): Promise<TaskRow[]> {
  const isDoneNow = isDone(reader)
  let query = tasks(db, reader)
  if (courseId) query = query.where('courses.id', '=', courseId)
  if (status === 'DONE') query = query.where(isDoneNow)
  else if (status) query = query.where(sql<boolean>`not ${isDoneNow} and ${isLate} = ${status === 'LATE'}`)
  if (from) query = query.where('interactive_tasks.due_on', '>=', from)
  if (to) query = query.where('interactive_tasks.due_on', '<=', to)
  if (search)
    query = query.where(
      sql<boolean>`strpos(search_text(interactive_tasks.title || ' ' || interactive_tasks.description), search_text(${search})) > 0`,
    )
  const rank = sql<number>`${isDoneNow}::int`
  if (after)
    query = query.where(
      sql<boolean>`(${rank}, ${day}, interactive_tasks.id) > (${after[0]}::int, ${after[1]}::date, ${after[2]}::uuid)`,
    )
  return query.orderBy(rank).orderBy(day).orderBy('interactive_tasks.id').limit(limit).execute()
}

export function findTask(db: Db, reader: Learner, id: string): Promise<TaskRow | undefined> {
  return tasks(db, reader).where('interactive_tasks.id', '=', id).executeTakeFirst()
}

export async function isVisibleTask(db: Db, reader: Learner, id: string): Promise<boolean> {
  const row = await visible(db, reader)
    .select('interactive_tasks.id')
    .where('interactive_tasks.id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Of these tasks the ones whose page the reader may open. */
export async function findTaskPlaces(db: Db, reader: Learner, { TASK: ids }: ThingIds): Promise<FoundPlace[]> {
  if (!ids) return []
  const rows = await visible(db, reader)
    .select('interactive_tasks.id')
    .where('interactive_tasks.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => ({ kind: 'TASK', id, place: { type: 'TASK', taskId: id } }))
}

/** To change or delete. */
export async function isTaughtTask(db: Db, reader: Learner, id: string): Promise<boolean> {
  const row = await visible(db, reader)
    .select('interactive_tasks.id')
    .where('interactive_tasks.id', '=', id)
    .where(mayTeach(reader))
    .executeTakeFirst()
  return row !== undefined
}

export function listClasses(db: Db, teacher: Learner): Promise<{ id: string; name: string }[]> {
  return (
    db
      .selectFrom('classes')
      .select(['classes.id', 'classes.name'])
      .where(mayTeach(teacher))
      // Those of this year: the others are over.
      .where('classes.school_year', '=', (query) =>
        query
          .selectFrom('classes as newest')
          .select(sql<number>`max(newest.school_year)`.as('year'))
          .where('newest.school_id', '=', teacher.schoolId),
      )
      .orderBy('classes.name')
      .orderBy('classes.id')
      .execute()
  )
}

export async function isTaughtClass(db: Db, teacher: Learner, classId: string): Promise<boolean> {
  const row = await db
    .selectFrom('classes')
    .select('classes.id')
    .where('classes.id', '=', classId)
    .where(mayTeach(teacher))
    .executeTakeFirst()
  return row !== undefined
}

export interface ContentRow {
  id: string
  title: string
  courseName: string
  moduleName: string
}

/** Of the published trails that the class follows. */
function contentsOf(db: Db, classId: string) {
  return db
    .selectFrom('module_contents')
    .innerJoin('modules', 'modules.id', 'module_contents.module_id')
    .innerJoin('courses', 'courses.id', 'module_contents.course_id')
    .innerJoin('course_classes', 'course_classes.course_id', 'courses.id')
    .select(['module_contents.id', 'module_contents.title', 'courses.name as courseName', 'modules.name as moduleName'])
    .where('course_classes.class_id', '=', classId)
    .where('courses.published_at', 'is not', null)
}

export function listContents(
  db: Db,
  { classId, search, limit }: { classId: string; search: string | undefined; limit: number },
): Promise<ContentRow[]> {
  let query = contentsOf(db, classId)
  if (search)
    query = query.where(
      sql<boolean>`strpos(search_text(module_contents.title || ' ' || courses.name), search_text(${search})) > 0`,
    )
  return query
    .orderBy('courses.name')
    .orderBy('modules.position')
    .orderBy('module_contents.position')
    .orderBy('module_contents.id')
    .limit(limit)
    .execute()
}

export async function isContentOfClass(db: Db, classId: string, contentId: string): Promise<boolean> {
  const row = await contentsOf(db, classId).where('module_contents.id', '=', contentId).executeTakeFirst()
  return row !== undefined
}

export async function insertTask(tx: Tx, task: Insertable<TaskTables['interactive_tasks']>): Promise<string> {
  const { id } = await tx.insertInto('interactive_tasks').values(task).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateTask(
  tx: Tx,
  id: string,
  change: Updateable<TaskTables['interactive_tasks']>,
): Promise<void> {
  if (Object.keys(change).length > 0)
    await tx.updateTable('interactive_tasks').set(change).where('id', '=', id).execute()
}

export async function deleteTask(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('interactive_tasks').where('id', '=', id).execute()
}

function holdable(tx: Tx, id: string) {
  return tx
    .selectFrom('interactive_tasks')
    .innerJoin('classes', 'classes.id', 'interactive_tasks.class_id')
    .select(['interactive_tasks.title', 'interactive_tasks.class_id as classId', 'interactive_tasks.due_on as dueOn'])
    .where('interactive_tasks.id', '=', id)
}

export interface HeldTask {
  title: string
  classId: string
  dueOn: string | null
}

/** Held while a student says that it is done: it does not go away meanwhile. */
export function holdTask(tx: Tx, reader: Learner, id: string): Promise<HeldTask | undefined> {
  return holdable(tx, id).where(mayRead(reader)).forKeyShare('interactive_tasks').executeTakeFirst()
}

/** To change or delete. */
export function lockTask(tx: Tx, teacher: Learner, id: string): Promise<HeldTask | undefined> {
  return holdable(tx, id).where(mayTeach(teacher)).forUpdate('interactive_tasks').executeTakeFirst()
}

/** Today still counts; the day is the school's (E16). */
export async function isPastDay(db: Db, { schoolId }: Pick<Learner, 'schoolId'>, dueOn: string): Promise<boolean> {
  const { isPast } = await db
    .selectFrom('schools')
    .select(sql<boolean>`${dueOn}::date < (now() at time zone time_zone)::date`.as('isPast'))
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow()
  return isPast
}

/** False where it was done before. */
export async function insertCompletion(tx: Tx, taskId: string, accountId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('task_completions')
    .values({ task_id: taskId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
