import { schools } from '@trilha/contract/school/schools'
import { routes } from '../../platform/http/routes.ts'
import {
  getBlock,
  getHome,
  getSchool,
  getSchoolFlags,
  listFlagChanges,
  listGrades,
  listPeople,
  setBlock,
  setNotice,
  setSchoolFlags,
} from './schools.service.ts'

export const schoolsRoutes = routes(schools, {
  listGrades: ({ db }) => listGrades(db),
  get: ({ db, session }) => getSchool(db, session.schoolId),
  getHome: ({ db, session }) => getHome(db, session),
  setNotice: (context, { body }) => setNotice(context, body.notice),
  getConfig: ({ session }) => session.flags,
  getBlock: ({ db, session }) => getBlock(db, session),
  getSchoolFlags: ({ db, session }) => getSchoolFlags(db, session.schoolId),
  setSchoolFlags: (context, { body }) => setSchoolFlags(context, body),
  listFlagChanges: ({ db, session }, { query }) => listFlagChanges(db, { ...query, schoolId: session.schoolId }),
  listPeople: ({ db, session }, { query }) => listPeople(db, { ...query, schoolId: session.schoolId }),
  block: (context, { params, body }) => setBlock(context, { accountId: params.id, reason: body.reason }),
  unblock: (context, { params }) => setBlock(context, { accountId: params.id, reason: null }),
})
