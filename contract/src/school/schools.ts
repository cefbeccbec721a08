import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import { BLOCK_REASONS, ROLES, SCHOOL_FLAGS, SCHOOL_NOTICE_MAX, SCHOOL_STAGES, type SchoolFlag } from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { LoginNameOrId } from '../identity/user-shapes.ts'

export const Grade = z.object({
  id: Id,
  name: z.string(),
  stage: z.enum(SCHOOL_STAGES),
  /** Counted from the stage's first. */
  year: z.number().int(),
})
export type Grade = z.infer<typeof Grade>

export const School = z.object({ id: Id, name: z.string(), city: z.string().nullable(), state: z.string().nullable() })
export type School = z.infer<typeof School>

/** What a school tells its people on their first page. Pictures enter with the part that stores files. */
export const SchoolHome = z.object({
  schoolId: Id,
  name: z.string(),
  news: z.array(z.object({ text: z.string(), publishedAt: Timestamp })).max(1),
})
export type SchoolHome = z.infer<typeof SchoolHome>

function flagsOf<T extends z.ZodType>(each: T) {
  return Object.fromEntries(SCHOOL_FLAGS.map((flag) => [flag, each])) as Record<SchoolFlag, T>
}
export const SchoolFlags = z.object(flagsOf(z.boolean()))
export type SchoolFlags = z.infer<typeof SchoolFlags>

export const FlagChange = z.object({
  id: z.number().int(),
  at: Timestamp,
  /** Null once that person's data was erased. */
  byName: z.string().nullable(),
  byRole: z.enum(ROLES).nullable(),
  changes: z.array(z.object({ flag: z.enum(SCHOOL_FLAGS), before: z.boolean(), after: z.boolean() })),
})
export type FlagChange = z.infer<typeof FlagChange>

const Block = z.object({ reason: z.enum(BLOCK_REASONS), since: Timestamp })

/** Someone of the school, as its office sees them. */
export const SchoolPerson = z.object({
  accountId: Id,
  userId: Id,
  name: z.string(),
  nickname: z.string().nullable(),
  avatar: AvatarSelection.nullable(),
  role: z.enum(ROLES),
  /** Of a student alone. */
  className: z.string().nullable(),
  /** Where a student learns, or what a professor teaches. */
  classIds: z.array(Id),
  /** As the school gave it; null where an email is the name. */
  username: z.string().nullable(),
  /** Of a student who is there. Only a date that the office wrote or confirmed counts for the age (E71). */
  birthDate: z.object({ day: z.iso.date(), isProven: z.boolean() }).nullable(),
  active: z.boolean(),
  /** Null while the account is open. */
  endedAt: Timestamp.nullable(),
  block: Block.nullable(),
})
export type SchoolPerson = z.infer<typeof SchoolPerson>

/** Why my account is closed: because I left, by the whole school, or by itself and then for a reason. */
export const BlockNotice = z.object({
  isBlocked: z.boolean(),
  hasEnded: z.boolean(),
  bySchool: z.boolean(),
  block: Block.nullable(),
})
export type BlockNotice = z.infer<typeof BlockNotice>

const admins = ['SCHOOL_ADMIN'] as const
const office = ['STAFF', 'SCHOOL_ADMIN'] as const
const accountOfSchool = { kind: 'schoolAccount', param: 'id', missing: 'nf_0001', schoolWide: 'everyone' } as const
const ownSchool = { kind: 'school', param: 'id', missing: 'nf_0013', schoolWide: 'everyone' } as const

export const schools = domain('school', 'schools', {
  listGrades: {
    method: 'GET',
    path: '/grades',
    doc: 'public.grades.list',
    summary: 'The years of schooling, first to last',
    access: { who: 'anonymous' },
    response: z.array(Grade),
    list: { boundedBy: 'the years of schooling' },
  },
  get: {
    method: 'GET',
    path: '/schools/:id',
    doc: 'schools.get',
    summary: 'My school; any other answers as a missing one',
    access: { who: 'account', object: ownSchool },
    params: z.object({ id: Id }),
    response: School,
    errors: ['nf_0013'],
  },
  getHome: {
    method: 'GET',
    path: '/schools-home/:id',
    doc: 'schools-home.get',
    summary: 'What my school tells its people',
    access: { who: 'account', object: ownSchool },
    params: z.object({ id: Id }),
    response: SchoolHome,
    errors: ['nf_0013'],
  },
  setNotice: {
    method: 'PATCH',
    path: '/schools/my/notice',
    doc: 'extension',
    summary: 'Put a notice on the first page of everybody at my school, or take it down with null',
    access: { who: admins },
    body: z.object({ notice: TypedText.min(3).max(SCHOOL_NOTICE_MAX).nullable() }),
    response: SchoolHome,
  },
  getConfig: {
    method: 'GET',
    path: '/school-configs/config',
    doc: 'school-configs.config',
    summary: 'The five flags as they hold for my account',
    access: { who: 'session' },
    response: SchoolFlags,
  },
  getBlock: {
    method: 'GET',
    path: '/school-configs/block',
    doc: 'extension',
    summary: 'Whether my account is blocked, since when and why',
    access: { who: 'session' },
    response: BlockNotice,
  },
  getSchoolFlags: {
    method: 'GET',
    path: '/school-configs/school',
    doc: 'extension',
    summary: "My school's own flags, before anything about a single account",
    access: { who: admins },
    response: SchoolFlags,
  },
  setSchoolFlags: {
    method: 'PATCH',
    path: '/school-configs/school',
    doc: 'extension',
    summary: 'Change flags of my school, for every open session at once; audited',
    access: { who: admins },
    body: SchoolFlags.partial(),
    response: SchoolFlags,
    affects: ['accounts'],
  },
  listFlagChanges: {
    method: 'GET',
    path: '/school-configs/school/changes',
    doc: 'extension',
    summary: "Who changed my school's flags, newest first",
    access: { who: admins },
    query: z.object(pageQuery),
    response: pageOf(FlagChange),
    list: 'page',
  },
  listPeople: {
    method: 'GET',
    path: '/schools/my/people',
    doc: 'extension',
    summary: 'People of my school by name, accents and case aside',
    access: { who: office },
    query: z.object({
      ...pageQuery,
      search: TypedText.max(60).optional(),
      role: z.enum(ROLES).optional(),
      blocked: z.enum(['true', 'false']).optional(),
      /** Exactly this name or address, with the ended accounts. */
      username: LoginNameOrId.optional(),
    }),
    response: pageOf(SchoolPerson),
    list: 'page',
  },
  block: {
    method: 'PATCH',
    path: '/schools/my/people/:id/block',
    doc: 'extension',
    summary: 'Close one account of my school, for a reason; administrators cannot be closed. Audited',
    access: { who: admins, object: accountOfSchool },
    params: z.object({ id: Id }),
    body: z.object({ reason: z.enum(BLOCK_REASONS) }),
    response: SchoolPerson,
    errors: ['nf_0001'],
  },
  unblock: {
    method: 'PATCH',
    path: '/schools/my/people/:id/unblock',
    doc: 'extension',
    summary: 'Open a closed account of my school again; audited',
    access: { who: admins, object: accountOfSchool },
    params: z.object({ id: Id }),
    response: SchoolPerson,
    errors: ['nf_0001'],
  },
})
