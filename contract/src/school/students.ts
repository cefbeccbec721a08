import { z } from 'zod'
import { domain } from '../call.ts'
import { Id } from '../common.ts'
import { RANKING_ORDERS, RANKING_SIZE, RANKING_SIZE_MAX } from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { UserBrief } from '../people.ts'

const grade = z.object({ id: Id, name: z.string() })
const schoolClass = z.object({ id: Id, name: z.string() })

export const Student = z.object({
  id: Id,
  userId: Id,
  accountId: Id,
  schoolId: Id,
  grade,
  class: schoolClass,
  /**
   * Of the person, over all accounts (decision G24). Null to classmates where the student stays out of the ranking: it
   * would tell what the ranking does not (decision D8).
   */
  level: z.number().int().nullable(),
  xp: z.number().int().nullable(),
})
export type Student = z.infer<typeof Student>

export const MyStudent = Student.extend({
  level: z.number().int(),
  xp: z.number().int(),
  /** A student may stay out of the ranking (decision D8). */
  isInRanking: z.boolean(),
})
export type MyStudent = z.infer<typeof MyStudent>

export const StudentBasic = z.object({
  id: Id,
  userId: Id,
  profileId: Id,
  name: z.string(),
  nickname: z.string().nullable(),
  surname: z.string().nullable(),
  avatar: AvatarSelection.nullable(),
  grade,
  class: schoolClass,
})
export type StudentBasic = z.infer<typeof StudentBasic>

export const Ranking = z.object({
  /** Null where the student stays out of the ranking, or stands where a classmate is not shown. */
  position: z.number().int().nullable(),
  /** XP of the school year; null with the position, unless it is one's own. */
  value: z.number().int().nullable(),
})
export type Ranking = z.infer<typeof Ranking>

export const RankingRow = z.object({
  /** Equal XP share it. */
  position: z.number().int(),
  user: UserBrief,
  value: z.number().int(),
})
export type RankingRow = z.infer<typeof RankingRow>

/** Who may look at a class beside its own students; the service asks which class. A guardian sees through /family. */
const readers = ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN'] as const
const schoolPeople = [...readers, 'MENTOR'] as const
const onlyStudents = ['STUDENT'] as const
const byStudent = { kind: 'student', param: 'id', missing: 'nf_0012', schoolWide: 'everyone' } as const
const byUser = { kind: 'studentUser', param: 'id', missing: 'nf_0012', schoolWide: 'everyone' } as const

const byId = z.object({ id: Id })
const queryBy = z.enum(RANKING_ORDERS).default('xp')
const listQuery = z.object({
  pSize: z.coerce.number().int().min(1).max(RANKING_SIZE_MAX).default(RANKING_SIZE),
  queryBy,
})
const theClass = { boundedBy: 'the students of one class' } as const
const theTeachers = { boundedBy: 'the professors of one class' } as const
const theShown = { boundedBy: 'pSize, and three rows around one student' } as const

export const students = domain('school', 'students', {
  getMine: {
    method: 'GET',
    path: '/students/my',
    doc: 'students.my',
    summary: 'Me as a student of this school',
    access: { who: onlyStudents },
    response: MyStudent,
  },
  setMyRanking: {
    method: 'PATCH',
    path: '/students/my/ranking',
    doc: 'extension',
    summary: 'Be in the ranking of my class, or stay out of it',
    access: { who: onlyStudents },
    body: z.object({ isVisible: z.boolean() }),
    response: MyStudent,
  },
  get: {
    method: 'GET',
    path: '/students/:id',
    doc: 'students.get',
    summary: 'A student of my school',
    access: { who: schoolPeople, object: byStudent },
    params: byId,
    response: Student,
    errors: ['nf_0012'],
  },
  getBasic: {
    method: 'GET',
    path: '/students/:id/basic',
    doc: 'students.basic',
    summary: 'The card of a student of my school',
    access: { who: schoolPeople, object: byStudent },
    params: byId,
    response: StudentBasic,
    errors: ['nf_0012'],
  },
  getRanking: {
    method: 'GET',
    path: '/students/:id/ranking',
    doc: 'students.ranking',
    summary: 'Where a student stands in the class, by XP of the school year',
    access: { who: readers, object: byStudent },
    params: byId,
    query: z.object({ queryBy }),
    response: Ranking,
    errors: ['nf_0012'],
  },
  getRankingByUser: {
    method: 'GET',
    path: '/students/user/:id/ranking',
    doc: 'students.ranking-by-user',
    summary: 'The same by the person',
    access: { who: readers, object: byUser },
    params: byId,
    query: z.object({ queryBy }),
    response: Ranking,
    errors: ['nf_0012'],
  },
  listRanking: {
    method: 'GET',
    path: '/students/:id/ranking/list-users',
    doc: 'students.ranking-list',
    summary: 'The first places of the class, and the neighbourhood of one student',
    access: { who: readers, object: byStudent },
    params: byId,
    query: listQuery,
    response: z.array(RankingRow),
    errors: ['nf_0012'],
    list: theShown,
  },
  listRankingByUser: {
    method: 'GET',
    path: '/students/user/:id/ranking/list-users',
    doc: 'students.ranking-list-by-user',
    summary: 'The same by the person',
    access: { who: readers, object: byUser },
    params: byId,
    query: listQuery,
    response: z.array(RankingRow),
    errors: ['nf_0012'],
    list: theShown,
  },
  listMyClassmates: {
    method: 'GET',
    path: '/student-classes/my-classmates',
    doc: 'student-classes.my-classmates',
    summary: 'Who else is in my class',
    access: { who: onlyStudents, gates: ['classMenu'] },
    response: z.array(UserBrief),
    list: theClass,
  },
  listMyProfessors: {
    method: 'GET',
    path: '/student-classes/my-professors',
    doc: 'student-classes.my-professors',
    summary: 'Who teaches my class',
    access: { who: onlyStudents, gates: ['classMenu'] },
    response: z.array(UserBrief),
    list: theTeachers,
  },
  listClassmates: {
    method: 'GET',
    path: '/student-classes/user/:id/my-classmates',
    doc: 'student-classes.user-classmates',
    summary: 'Who else is in the class of a student',
    access: { who: readers, gates: ['classMenu'], object: byUser },
    params: byId,
    response: z.array(UserBrief),
    errors: ['nf_0012'],
    list: theClass,
  },
  listProfessors: {
    method: 'GET',
    path: '/student-classes/user/:id/my-professors',
    doc: 'student-classes.user-professors',
    summary: 'Who teaches the class of a student',
    access: { who: readers, gates: ['classMenu'], object: byUser },
    params: byId,
    response: z.array(UserBrief),
    errors: ['nf_0012'],
    list: theTeachers,
  },
})
