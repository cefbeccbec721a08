import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, TypedText } from '../common.ts'
import { COURSE_MODULES_MAX, COURSE_STATUSES, MODULE_CONTENTS_MAX, PROGRESS_STATUSES } from '../constants.ts'
import {
  Content,
  ContentBrief,
  ContentInfo,
  Course,
  CourseModule,
  CoursePath,
  LearningSummary,
  LearningWeek,
  ModuleProgress,
  Progress,
  ReportedProgress,
  WatchedRanges,
  WeeklyGoal,
} from './course-shapes.ts'

export * from './course-shapes.ts'

const students = ['STUDENT'] as const
/** Guardians follow a child in their own pages. */
const learners = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const
/** A course is its class's, and all of the school's for who works for the whole school. */
const shared = ['STUDENT', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const

const courseBy = <const P extends string>(param: P) =>
  ({ who: learners, object: { kind: 'course', param, schoolWide: shared, missing: 'nf_0006' } }) as const
const ofContent = { kind: 'content', param: 'id', schoolWide: shared, missing: 'nf_0017' } as const
const ownProgress = { who: students, object: { kind: 'contentProgress', param: 'id', missing: 'nf_0019' } } as const

const byId = z.object({ id: Id })

/** What a client tells of a class; which status that makes is the server's to say. G34 */
const report = {
  status: z.enum(PROGRESS_STATUSES).optional(),
  position: z.number().int().min(0).max(1_000_000).optional(),
  watched: WatchedRanges.optional(),
}
const paysOut = ['accounts', 'achievements', 'chests', 'wallets'] as const

export const courses = domain('learning', 'courses', {
  listMine: {
    method: 'GET',
    path: '/courses/s/my',
    doc: 'courses.s-my',
    summary: 'The courses that I may see, with my progress, newest first',
    access: { who: learners },
    query: z.object({
      ...pageQuery,
      search: TypedText.max(60).optional(),
      status: z.enum(COURSE_STATUSES).optional(),
    }),
    response: pageOf(Course),
    list: 'page',
  },
  getSummary: {
    method: 'GET',
    path: '/courses/s/my-summary',
    doc: 'extension',
    summary: 'Where to go on, the week, and the courses last worked on: what the home shows',
    access: { who: students },
    response: LearningSummary,
  },
  getWeek: {
    method: 'GET',
    path: '/courses/s/my-week',
    doc: 'extension',
    summary: 'Classes finished this week, and the goal',
    access: { who: students },
    response: LearningWeek,
  },
  setWeeklyGoal: {
    method: 'PATCH',
    path: '/courses/s/my-week',
    doc: 'extension',
    summary: 'How many classes a week I set out to finish',
    access: { who: students },
    body: WeeklyGoal,
    response: LearningWeek,
  },
  removeWeeklyGoal: {
    method: 'DELETE',
    path: '/courses/s/my-week',
    doc: 'extension',
    summary: 'No goal any more',
    access: { who: students },
    response: LearningWeek,
  },
  get: {
    method: 'GET',
    path: '/courses/:id',
    doc: 'courses.get',
    summary: 'A course with my progress',
    access: courseBy('id'),
    params: byId,
    response: Course,
    errors: ['nf_0006'],
  },
  getPath: {
    method: 'GET',
    path: '/courses/:id/path',
    doc: 'extension',
    summary: 'The whole course page: modules, classes, my progress and my chests',
    access: courseBy('id'),
    params: byId,
    response: CoursePath,
    errors: ['nf_0006'],
  },
  listModules: {
    method: 'GET',
    path: '/courses/:courseId/modules',
    doc: 'courses.modules',
    summary: 'The modules of a course, in their order',
    access: courseBy('courseId'),
    params: z.object({ courseId: Id }),
    response: z.array(CourseModule).max(COURSE_MODULES_MAX),
    errors: ['nf_0006'],
    list: { boundedBy: 'COURSE_MODULES_MAX' },
  },
  listModulesProgress: {
    method: 'GET',
    path: '/courses/:courseId/modules/progress',
    doc: 'courses.modules-progress',
    summary: 'How far I am in each module',
    access: courseBy('courseId'),
    params: z.object({ courseId: Id }),
    response: z.array(ModuleProgress).max(COURSE_MODULES_MAX),
    errors: ['nf_0006'],
    list: { boundedBy: 'COURSE_MODULES_MAX' },
  },
  listContents: {
    method: 'GET',
    path: '/courses/:courseId/module/:moduleId/module-contents',
    doc: 'courses.module-contents',
    summary: 'The classes of a module, in their order',
    access: courseBy('courseId'),
    params: z.object({ courseId: Id, moduleId: Id }),
    response: z.array(ContentBrief).max(MODULE_CONTENTS_MAX),
    errors: ['nf_0006', 'nf_0007'],
    list: { boundedBy: 'MODULE_CONTENTS_MAX' },
  },
  getContent: {
    method: 'GET',
    path: '/courses/:courseId/module/:moduleId/module-content/:contentId',
    doc: 'courses.content',
    summary: 'A class with all that it shows',
    access: courseBy('courseId'),
    params: z.object({ courseId: Id, moduleId: Id, contentId: Id }),
    response: Content,
    errors: ['nf_0006', 'nf_0007', 'nf_0017'],
  },
  getContentInfo: {
    method: 'GET',
    path: '/courses/module-content/:id/info',
    doc: 'courses.content-info',
    summary: 'Likes of a class, and the chest of its module',
    access: { who: learners, object: ofContent },
    params: byId,
    response: ContentInfo,
    errors: ['nf_0017'],
  },
  likeOrUnlike: {
    method: 'POST',
    path: '/courses/module-content/:id/likeOrUnlike',
    doc: 'courses.content-like',
    summary: 'Like a class, or take the like back; the first like pays',
    access: { who: learners, object: ofContent },
    params: byId,
    response: z.object({ liked: z.boolean(), likes: z.number().int().nonnegative() }),
    errors: ['nf_0017'],
    affects: paysOut,
    idempotent: true,
  },
  getProgress: {
    method: 'GET',
    path: '/modules-content-user/:id',
    doc: 'modules-content-user.get',
    summary: 'One record of my progress',
    access: ownProgress,
    params: byId,
    response: Progress,
    errors: ['nf_0019'],
  },
  getProgressOfContent: {
    method: 'GET',
    path: '/modules-content-user/module-content/:id',
    doc: 'modules-content-user.by-content',
    summary: 'My progress in a class',
    access: { who: students, object: { ...ofContent, schoolWide: students } },
    params: byId,
    response: Progress,
    errors: ['nf_0017', 'nf_0019'],
  },
  startProgress: {
    method: 'POST',
    path: '/modules-content-user',
    doc: 'modules-content-user.create',
    summary: 'Open a class; one that was opened before is told the same again',
    access: { who: students },
    body: z.object({ moduleContentId: Id, ...report }),
    status: 201,
    response: ReportedProgress,
    errors: ['ii_0045', 'nf_0017'],
    affects: paysOut,
    idempotent: true,
  },
  reportProgress: {
    method: 'PATCH',
    path: '/modules-content-user/:id',
    doc: 'modules-content-user.update',
    summary: 'What was watched, where I stand, and that I am done',
    access: ownProgress,
    params: byId,
    body: z.object(report),
    response: ReportedProgress,
    errors: ['ii_0045', 'nf_0019'],
    affects: paysOut,
    idempotent: true,
  },
  resetProgress: {
    method: 'DELETE',
    path: '/modules-content-user/:id',
    doc: 'modules-content-user.delete',
    summary: 'Start a class anew; what it paid stays mine',
    access: ownProgress,
    params: byId,
    errors: ['nf_0019'],
  },
})
