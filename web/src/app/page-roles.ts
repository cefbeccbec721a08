import { ROLES, type Role } from '@trilha/contract/constants/people'
import { paths } from './paths.ts'

const admins: readonly Role[] = ['SCHOOL_ADMIN']
const office: readonly Role[] = ['STAFF', 'SCHOOL_ADMIN']
const students: readonly Role[] = ['STUDENT']

/** Whoever looks after the school or a child earns nothing, so there is no bank to show. */
const earners: readonly Role[] = ['STUDENT', 'PROFESSOR', 'MENTOR']

/** Guardians follow a child in their own pages, not in the trails, and take no part in the community. */
const learners: readonly Role[] = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN']

/** A class's photos are for who is in it, who teaches it, and who answers for the school. G38 */
const classPeople: readonly Role[] = ['STUDENT', 'PROFESSOR', 'SCHOOL_ADMIN']

/** Pages for some roles; any other is for everybody. Its routes carry them, and menus read them here. E17 */
export const pageRoles = {
  [paths.achievement]: students,
  [paths.desk]: ['PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'],
  [paths.deskAdmissions]: office,
  [paths.deskGuardians]: office,
  [paths.deskNames]: office,
  [paths.deskInvitations]: office,
  [paths.deskPeople]: office,
  [paths.deskReports]: office,
  [paths.deskRequests]: admins,
  [paths.deskRewards]: admins,
  [paths.deskSchool]: admins,
  [paths.deskSubjects]: office,
  [paths.deskSurvey]: admins,
  [paths.deskWords]: admins,
  [paths.ebooks]: learners,
  [paths.edubank]: earners,
  [paths.family]: ['PARENT'],
  [paths.friends]: learners,
  [paths.myClass]: students,
  [paths.myTrail]: learners,
  [paths.notes]: learners,
  [paths.parentalControl]: students,
  [paths.photoAlbums]: classPeople,
  [paths.playground]: learners,
  [paths.search]: learners,
} as const satisfies Readonly<Record<string, readonly Role[]>>

/** What the routes on the way to a page say together: each of them must let the role through. */
export function mayOpen(role: Role, asked: readonly (readonly Role[] | undefined)[]): boolean {
  return asked.every((roles) => roles === undefined || roles.includes(role))
}

export function isForSome(asked: readonly (readonly Role[] | undefined)[]): boolean {
  return asked.some((roles) => roles !== undefined && roles.length < ROLES.length)
}
