import { randomUUID } from 'node:crypto'
import { SUMMARY_COURSES_MAX } from '@trilha/contract/constants'
import type {
  Content,
  ContentBrief,
  ContentInfo,
  Course,
  CourseModule,
  CoursePath,
  LearningSummary,
  LearningWeek,
  ModuleProgress,
} from '@trilha/contract/learning/courses'
import { chestsOfLearning } from '../../economy/chests/public.ts'
import { lockWallet } from '../../economy/wallets/public.ts'
import { fileAddress } from '../../media/files/public.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { findVisibleContent, type Learner, type VisibleContent } from './courses.access.ts'
import {
  presentConditions,
  presentContent,
  presentCourse,
  presentModule,
  presentProgress,
  presentWeek,
} from './courses.present.ts'
import * as repo from './courses.repo.ts'
import { percentOf } from './courses.rules.ts'
import { picturesOfContent } from './pictures.ts'
import { findProgressOf } from './progress.repo.ts'
import * as weeks from './week.repo.ts'

type CourseQuery = Omit<repo.CourseFilter, 'limit' | 'before'> & PageQuery

export async function listCourses(
  db: Db,
  learner: Learner,
  { pSize, cursor, ...filter }: CourseQuery,
): Promise<Page<Course>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listCourses(db, learner, { ...filter, before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: (row) => presentCourse(row), position: ({ position, id }) => [position, id] })
}

export async function getCourse(db: Db, learner: Learner, courseId: string): Promise<Course> {
  return presentCourse(await findCourse(db, learner, courseId))
}

async function findCourse(db: Db, learner: Learner, courseId: string): Promise<repo.CourseRow> {
  const row = await repo.findCourse(db, learner, courseId)
  if (!row) throw fail('nf_0006')
  return row
}

/** The same number of queries whatever the course holds. */
export async function getPath(db: Db, learner: Learner, courseId: string): Promise<CoursePath> {
  const [course, modules, contents, notes] = await Promise.all([
    findCourse(db, learner, courseId),
    repo.listModules(db, courseId),
    repo.listContentsOfCourse(db, learner.accountId, courseId),
    repo.countNotes(db, learner.accountId, courseId),
  ])
  const chests = await chestsOfLearning(db, learner.accountId, [courseId, ...modules.map(({ id }) => id)])
  const byModule = Map.groupBy(contents, ({ moduleId }) => moduleId)
  return {
    course: presentCourse(course),
    notes,
    chest: chests.get(courseId) ?? null,
    modules: modules.map((module) => {
      const own = byModule.get(module.id) ?? []
      return {
        ...presentModule(module),
        finished: own.filter(({ status }) => status === 'FINISHED').length,
        chest: chests.get(module.id) ?? null,
        contents: own.map(presentContent),
      }
    }),
  }
}

export async function listModules(db: Db, courseId: string): Promise<CourseModule[]> {
  return (await repo.listModules(db, courseId)).map(presentModule)
}

export async function listModulesProgress(db: Db, accountId: string, courseId: string): Promise<ModuleProgress[]> {
  const rows = await repo.countModules(db, accountId, courseId)
  return rows.map(({ moduleId, total, finished }) => ({
    moduleId,
    total,
    finished,
    percent: percentOf(finished, total),
  }))
}

interface ModulePlace {
  courseId: string
  moduleId: string
}

export async function listContents(db: Db, accountId: string, place: ModulePlace): Promise<ContentBrief[]> {
  await checkModule(db, place)
  return (await repo.listContentsOfModule(db, accountId, place.moduleId)).map(presentContent)
}

async function checkModule(db: Db, place: ModulePlace): Promise<void> {
  if (!(await repo.findModule(db, place))) throw fail('nf_0007')
}

export async function getContent(
  { db, platform }: { db: Db; platform: Platform },
  accountId: string,
  place: ModulePlace & { contentId: string },
): Promise<Content> {
  const [row, conditions, progress, picturesOf] = await Promise.all([
    repo.findContent(db, accountId, place),
    repo.listConditions(db, accountId, place.contentId),
    findProgressOf(db, accountId, place.contentId),
    picturesOfContent({ db, platform }, place.contentId),
    checkModule(db, place),
  ])
  if (!row) throw fail('nf_0017')
  const { text, seconds, transcript, fileName } = row
  return {
    ...presentContent(row),
    text,
    pictures: picturesOf(text),
    seconds,
    transcript,
    fileUrl: row.file_id && fileName ? fileAddress(platform, { fileId: row.file_id, name: fileName }) : null,
    conditions: presentConditions(row, conditions, progress?.watched_at != null),
    progress: progress ? presentProgress(progress) : null,
  }
}

export async function getContentInfo(db: Db, learner: Learner, contentId: string): Promise<ContentInfo> {
  const { courseId, moduleId } = await openContent(db, learner, contentId)
  const [likes, words, chests] = await Promise.all([
    repo.findLikes(db, learner.accountId, contentId),
    repo.countWords(db, learner, contentId),
    chestsOfLearning(db, learner.accountId, [moduleId]),
  ])
  return { id: contentId, courseId, moduleId, ...likes, ...words, chest: chests.get(moduleId) ?? null }
}

async function openContent(db: Db, learner: Learner, contentId: string): Promise<VisibleContent> {
  const content = await findVisibleContent(db, learner, contentId)
  if (!content) throw fail('nf_0017')
  return content
}

export function likeOrUnlike(
  { db, emit }: Work,
  student: Learner & Pick<Session, 'userId'>,
  contentId: string,
): Promise<{ liked: boolean; likes: number }> {
  const { userId, accountId } = student
  return inTransaction(db, async (tx) => {
    // Two likes of one person at once queue here; and the wallet is locked before anything else.
    await lockWallet(tx, userId)
    const { title: name } = await openContent(tx, student, contentId)
    const liked = await repo.toggleLike(tx, accountId, contentId)
    if (liked) await emit(tx, 'content.liked', { actId: randomUUID(), userId, accountId, contentId, name })
    const { likes } = await repo.findLikes(tx, accountId, contentId)
    return { liked, likes }
  })
}

export async function getWeek(db: Db, student: Session): Promise<LearningWeek> {
  return presentWeek(await weeks.findWeek(db, student))
}

export function setWeeklyGoal(db: Db, student: Session, classes: number): Promise<LearningWeek> {
  return inTransaction(db, async (tx) => {
    await weeks.saveGoal(tx, student.accountId, classes)
    return getWeek(tx, student)
  })
}

export function removeWeeklyGoal(db: Db, student: Session): Promise<LearningWeek> {
  return inTransaction(db, async (tx) => {
    await weeks.removeGoal(tx, student.accountId)
    return getWeek(tx, student)
  })
}

export async function getSummary(db: Db, student: Session): Promise<LearningSummary> {
  const [latest, week] = await Promise.all([repo.listLatest(db, student, SUMMARY_COURSES_MAX), getWeek(db, student)])
  const open = latest.find(({ nextId }) => nextId !== null)
  return {
    next: open ? await findNext(db, student.accountId, open) : null,
    week,
    courses: latest.map(presentCourse),
    total: latest[0]?.total ?? 0,
  }
}

async function findNext(db: Db, accountId: string, course: repo.CourseRow): Promise<LearningSummary['next']> {
  const moduleId = course.nextModuleId!
  const [module, contents] = await Promise.all([
    repo.findModule(db, { courseId: course.id, moduleId }),
    repo.listContentsOfModule(db, accountId, moduleId),
  ])
  const index = contents.findIndex(({ id }) => id === course.nextId)
  const content = contents[index]
  // Taken out between two reads: there is nothing to go on with then.
  if (!module || !content) return null
  return {
    course: { id: course.id, name: course.name, subject: course.subject },
    module: { position: module.position, name: module.name },
    content: presentContent(content),
    place: {
      index: index + 1,
      total: contents.length,
      finished: contents.filter(({ status }) => status === 'FINISHED').length,
    },
    isStarted: course.started > 0,
  }
}
