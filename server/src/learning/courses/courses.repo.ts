import type { ContentKind, CourseStatus, CourseSubject, ProgressStatus, Role } from '@trilha/contract/constants'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { mayFollow, type Learner } from './courses.access.ts'
import type { CourseTables } from './courses.tables.ts'

export interface CourseRow {
  id: string
  name: string
  description: string
  subject: CourseSubject
  publishedAt: Date | null
  authorName: string | null
  authorNickname: string | null
  authorSurname: string | null
  authorRole: Role | null
  authorAvatar: AvatarSelection | null
  modules: number
  contents: number
  started: number
  finished: number
  nextId: string | null
  nextModuleId: string | null
  nextTitle: string | null
}

/** Courses that a learner sees, each with how far they are; what a course costs does not depend on the school. */
function coursesOf(db: Db, learner: Learner) {
  return (
    db
      .selectFrom('courses')
      .leftJoin('accounts as authors', 'authors.id', 'courses.author_account_id')
      .leftJoin('users', 'users.id', 'authors.user_id')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('module_contents')
            .leftJoin('content_progress', (join) =>
              join
                .onRef('content_progress.content_id', '=', 'module_contents.id')
                // Said too, so that a course's progress is read in one piece instead of class by class.
                .onRef('content_progress.course_id', '=', 'courses.id')
                .on('content_progress.account_id', '=', learner.accountId),
            )
            .select([
              sql<number>`count(*)`.as('contents'),
              sql<number>`count(content_progress.id)`.as('started'),
              sql<number>`count(content_progress.finished_at)`.as('finished'),
              sql<Date | null>`max(content_progress.updated_at)`.as('touchedAt'),
            ])
            .whereRef('module_contents.course_id', '=', 'courses.id')
            .as('mine'),
        (join) => join.onTrue(),
      )
      // The first on the path that is not finished.
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('module_contents')
            .innerJoin('modules', 'modules.id', 'module_contents.module_id')
            .leftJoin('content_progress', (join) =>
              join
                .onRef('content_progress.content_id', '=', 'module_contents.id')
                // Said too, so that a course's progress is read in one piece instead of class by class.
                .onRef('content_progress.course_id', '=', 'courses.id')
                .on('content_progress.account_id', '=', learner.accountId),
            )
            .select(['module_contents.id', 'module_contents.module_id', 'module_contents.title'])
            .whereRef('module_contents.course_id', '=', 'courses.id')
            .where('content_progress.finished_at', 'is', null)
            .orderBy('modules.position')
            .orderBy('module_contents.position')
            .limit(1)
            .as('next'),
        (join) => join.onTrue(),
      )
      .select([
        'courses.id',
        'courses.name',
        'courses.description',
        'courses.subject',
        'courses.published_at as publishedAt',
        'users.name as authorName',
        'users.nickname as authorNickname',
        'users.surname as authorSurname',
        'authors.role as authorRole',
        'profiles.avatar as authorAvatar',
        sql<number>`(select count(*) from modules where modules.course_id = courses.id)`.as('modules'),
        'mine.contents',
        'mine.started',
        'mine.finished',
        'next.id as nextId',
        'next.module_id as nextModuleId',
        'next.title as nextTitle',
      ])
      .where(mayFollow(learner))
  )
}

export interface CourseFilter {
  search?: string | undefined
  status?: CourseStatus | undefined
  /** Courses made before this one. */
  before?: Moment | undefined
  limit: number
}

export function listCourses(
  db: Db,
  learner: Learner,
  { search, status, before, limit }: CourseFilter,
): Promise<(CourseRow & { position: string })[]> {
  let query = coursesOf(db, learner)
    // The database's own text of the time: a Date would lose its microseconds and with them rows.
    .select(sql<string>`courses.created_at::text`.as('position'))
  if (search)
    query = query.where('courses.name', 'ilike', `%${search.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`)
  if (status === 'NEW') query = query.where('mine.started', '=', 0)
  if (status === 'STARTED') query = query.where('mine.started', '>', 0).where('next.id', 'is not', null)
  if (status === 'FINISHED') query = query.where('mine.contents', '>', 0).where('next.id', 'is', null)
  if (before)
    query = query.where(
      sql<boolean>`(courses.created_at, courses.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('courses.created_at', 'desc').orderBy('courses.id', 'desc').limit(limit).execute()
}

/** Those last worked on first, those that are finished after all others; `total` counts all of them. */
export function listLatest(db: Db, learner: Learner, limit: number): Promise<(CourseRow & { total: number })[]> {
  return coursesOf(db, learner)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy(sql`next.id is null`)
    .orderBy(sql`mine."touchedAt" desc nulls last`)
    .orderBy('courses.created_at', 'desc')
    .orderBy('courses.id', 'desc')
    .limit(limit)
    .execute()
}

export function findCourse(db: Db, learner: Learner, courseId: string): Promise<CourseRow | undefined> {
  return coursesOf(db, learner).where('courses.id', '=', courseId).executeTakeFirst()
}

export type ModuleRow = Selectable<CourseTables['modules']>

export function listModules(db: Db, courseId: string): Promise<ModuleRow[]> {
  return db.selectFrom('modules').selectAll().where('course_id', '=', courseId).orderBy('position').execute()
}

export interface ModuleCount {
  moduleId: string
  total: number
  finished: number
}

export function countModules(db: Db, accountId: string, courseId: string): Promise<ModuleCount[]> {
  return db
    .selectFrom('modules')
    .leftJoin('module_contents', 'module_contents.module_id', 'modules.id')
    .leftJoin('content_progress', (join) =>
      join
        .onRef('content_progress.content_id', '=', 'module_contents.id')
        .on('content_progress.account_id', '=', accountId),
    )
    .select([
      'modules.id as moduleId',
      sql<number>`count(module_contents.id)`.as('total'),
      sql<number>`count(content_progress.finished_at)`.as('finished'),
    ])
    .where('modules.course_id', '=', courseId)
    .groupBy('modules.id')
    .orderBy('modules.position')
    .execute()
}

export interface ContentRow {
  id: string
  courseId: string
  moduleId: string
  kind: ContentKind
  title: string
  position: number
  minutes: number
  hasQuiz: boolean
  hasChallenge: boolean
  status: ProgressStatus | null
}

function contentsOf(db: Db, accountId: string) {
  return db
    .selectFrom('module_contents')
    .innerJoin('modules', 'modules.id', 'module_contents.module_id')
    .leftJoin('content_progress', (join) =>
      join
        .onRef('content_progress.content_id', '=', 'module_contents.id')
        .on('content_progress.account_id', '=', accountId),
    )
    .select([
      'module_contents.id',
      'module_contents.course_id as courseId',
      'module_contents.module_id as moduleId',
      'module_contents.kind',
      'module_contents.title',
      'module_contents.position',
      'module_contents.minutes',
      'module_contents.has_quiz as hasQuiz',
      'module_contents.has_challenge as hasChallenge',
      'content_progress.status',
    ])
    .orderBy('modules.position')
    .orderBy('module_contents.position')
}

export function listContentsOfCourse(db: Db, accountId: string, courseId: string): Promise<ContentRow[]> {
  return contentsOf(db, accountId).where('module_contents.course_id', '=', courseId).execute()
}

export function listContentsOfModule(db: Db, accountId: string, moduleId: string): Promise<ContentRow[]> {
  return contentsOf(db, accountId).where('module_contents.module_id', '=', moduleId).execute()
}

export function findModule(
  db: Db,
  { courseId, moduleId }: { courseId: string; moduleId: string },
): Promise<ModuleRow | undefined> {
  return db
    .selectFrom('modules')
    .selectAll()
    .where('id', '=', moduleId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
}

export type WholeContentRow = ContentRow &
  Pick<Selectable<CourseTables['module_contents']>, 'text' | 'file_id' | 'seconds' | 'transcript'> & {
    fileName: string | null
    hasEbook: boolean
  }

export function findContent(
  db: Db,
  accountId: string,
  { moduleId, contentId }: { moduleId: string; contentId: string },
): Promise<WholeContentRow | undefined> {
  return contentsOf(db, accountId)
    .leftJoin('files', 'files.id', 'module_contents.file_id')
    .select([
      'module_contents.text',
      'module_contents.file_id',
      'module_contents.seconds',
      'module_contents.transcript',
      'module_contents.has_ebook as hasEbook',
      'files.name as fileName',
    ])
    .where('module_contents.id', '=', contentId)
    .where('module_contents.module_id', '=', moduleId)
    .executeTakeFirst()
}

export type MetCondition = Pick<Selectable<CourseTables['content_conditions']>, 'condition' | 'percent'>

export function listConditions(db: Db, accountId: string, contentId: string): Promise<MetCondition[]> {
  return db
    .selectFrom('content_conditions')
    .select(['condition', 'percent'])
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .execute()
}

export function findLikes(
  db: Db,
  accountId: string,
  contentId: string,
): Promise<{ likes: number; likedByMe: boolean }> {
  return db
    .selectFrom('content_likes')
    .select([
      sql<number>`count(*)`.as('likes'),
      sql<boolean>`coalesce(bool_or(account_id = ${accountId}), false)`.as('likedByMe'),
    ])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow()
}

/** What people wrote on a class: the reader's notes, and comments that still stand. */
export async function countWords(
  db: Db,
  { accountId, isMember }: Pick<Learner, 'accountId' | 'isMember'>,
  contentId: string,
): Promise<{ notes: number; comments: number }> {
  const { rows } = await sql<{ notes: number; comments: number }>`
    select (select count(*) from content_notes where content_id = ${contentId} and account_id = ${accountId}) as notes,
      (select count(*) from trail_comments
       where content_id = ${contentId} and not is_removed and ${isMember}::boolean) as comments`.execute(db)
  return rows[0]!
}

export async function countNotes(db: Db, accountId: string, courseId: string): Promise<number> {
  const { notes } = await db
    .selectFrom('content_notes')
    .innerJoin('module_contents', 'module_contents.id', 'content_notes.content_id')
    .select(sql<number>`count(*)`.as('notes'))
    .where('content_notes.account_id', '=', accountId)
    .where('module_contents.course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return notes
}

/** Whether the like stands afterwards. */
export async function toggleLike(tx: Tx, accountId: string, contentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('content_likes')
    .where('content_id', '=', contentId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return false
  await tx
    .insertInto('content_likes')
    .values({ content_id: contentId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
