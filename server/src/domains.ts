import { chestsRoutes } from './economy/chests/chests.routes.ts'
import { findOwnedChest } from './economy/chests/public.ts'
import { walletsRoutes } from './economy/wallets/wallets.routes.ts'
import { profilesRoutes } from './growth/profiles/profiles.routes.ts'
import { findVisibleProfile } from './growth/profiles/public.ts'
import { accountsRoutes } from './identity/accounts/accounts.routes.ts'
import { authJobs } from './identity/auth/auth.jobs.ts'
import { authRoutes } from './identity/auth/auth.routes.ts'
import type { DomainRoutes } from './platform/http/mount.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Policies } from './platform/session/policy.ts'
import { findPerson } from './school/schools/public.ts'
import { schoolsRoutes } from './school/schools/schools.routes.ts'
import { findStudent } from './school/students/public.ts'
import { studentsRoutes } from './school/students/students.routes.ts'
import { findOpenResearch } from './school/surveys/public.ts'
import { surveysRoutes } from './school/surveys/surveys.routes.ts'

/** Registries of the domains, one sorted line each. */
export const domainRoutes: readonly DomainRoutes[] = [
  accountsRoutes,
  authRoutes,
  chestsRoutes,
  profilesRoutes,
  schoolsRoutes,
  studentsRoutes,
  surveysRoutes,
  walletsRoutes,
]

export const domainJobs: Jobs = { ...authJobs }

export const policies: Policies = {
  objects: {
    chest: async (db, session, { id = '' }) => (await findOwnedChest(db, session.accountId, id)) !== undefined,
    npsResearch: async (db, { schoolId }, { id = '' }) => (await findOpenResearch(db, schoolId, id)) !== undefined,
    ownProfile: async (db, session, { id = '' }) =>
      (await findVisibleProfile(db, session, { profileOrUserId: id }))?.userId === session.userId,
    profile: async (db, session, { id = '' }) =>
      (await findVisibleProfile(db, session, { profileOrUserId: id })) !== undefined,
    profileUser: async (db, session, { userId = '' }) =>
      (await findVisibleProfile(db, session, { userId })) !== undefined,
    school: (_db, { schoolId }, { id }) => Promise.resolve(id === schoolId),
    schoolAccount: async (db, { schoolId }, { id = '' }) => (await findPerson(db, schoolId, id)) !== undefined,
    student: async (db, { schoolId }, { id = '' }) =>
      (await findStudent(db, schoolId, { studentId: id })) !== undefined,
    studentUser: async (db, { schoolId }, { id = '' }) =>
      (await findStudent(db, schoolId, { userId: id })) !== undefined,
  },
}
