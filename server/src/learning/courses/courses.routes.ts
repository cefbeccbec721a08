import { courses } from '@trilha/contract/learning/courses'
import { routes } from '../../platform/http/routes.ts'
import {
  getContent,
  getContentInfo,
  getCourse,
  getPath,
  getSummary,
  getWeek,
  likeOrUnlike,
  listContents,
  listCourses,
  listModules,
  listModulesProgress,
  removeWeeklyGoal,
  setWeeklyGoal,
} from './courses.service.ts'
import { getProgress, getProgressOf, reportProgress, resetProgress, startProgress } from './progress.service.ts'

export const coursesRoutes = routes(courses, {
  listMine: ({ db, session }, { query }) => listCourses(db, session, query),
  getSummary: ({ db, session }) => getSummary(db, session),
  getWeek: ({ db, session }) => getWeek(db, session),
  setWeeklyGoal: ({ db, session }, { body }) => setWeeklyGoal(db, session, body.classes),
  removeWeeklyGoal: ({ db, session }) => removeWeeklyGoal(db, session),
  get: ({ db, session }, { params }) => getCourse(db, session, params.id),
  getPath: ({ db, session }, { params }) => getPath(db, session, params.id),
  listModules: ({ db }, { params }) => listModules(db, params.courseId),
  listModulesProgress: ({ db, session }, { params }) => listModulesProgress(db, session.accountId, params.courseId),
  listContents: ({ db, session }, { params }) => listContents(db, session.accountId, params),
  getContent: ({ db, platform, session }, { params }) => getContent({ db, platform }, session.accountId, params),
  getContentInfo: ({ db, session }, { params }) => getContentInfo(db, session, params.id),
  likeOrUnlike: (context, { params }) => likeOrUnlike(context, context.session, params.id),
  getProgress: ({ db, session }, { params }) => getProgress(db, session.accountId, params.id),
  getProgressOfContent: ({ db, session }, { params }) => getProgressOf(db, session.accountId, params.id),
  startProgress: (context, { body }) => startProgress(context, context.session, body),
  reportProgress: (context, { params, body }) => reportProgress(context, context.session, params.id, body),
  resetProgress: ({ db, session }, { params }) => resetProgress(db, session, params.id),
})
