import { z } from 'zod'
import { domain } from '../call.ts'
import { Id } from '../common.ts'
import { CLASSES_PER_PROFESSOR, NAME_WARNINGS, ROLES, type Role } from '../constants.ts'
import { always } from '../fields.ts'
import { BirthDate, FullName, NewLoginName } from '../identity/user-shapes.ts'
import { SchoolInvitation } from './invitations.ts'
import { SchoolPerson } from './schools.ts'

export const SchoolClass = z.object({ id: Id, name: z.string(), gradeName: z.string(), schoolYear: z.number().int() })
export type SchoolClass = z.infer<typeof SchoolClass>

const ClassIds = z.array(Id).max(CLASSES_PER_PROFESSOR)

/** A student is in one class, a professor teaches some; nobody else has any. */
export function fitsRole(role: unknown, classIds: unknown): boolean {
  const count = Array.isArray(classIds) ? classIds.length : 0
  if (role === 'STUDENT') return count === 1
  return role === 'PROFESSOR' || count === 0
}

/** Somebody whom the school takes in. */
export const NewPerson = z
  .object({ name: FullName, username: NewLoginName, role: z.enum(ROLES), classIds: ClassIds.optional() })
  .refine(({ role, classIds }) => fitsRole(role, classIds), always('classIds'))
export type NewPerson = z.infer<typeof NewPerson>

/** Says nothing of where else the person may be. */
export const AddedPerson = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  /** Of a username without a mailbox, shown once: the server keeps only its hash. Null where an invitation was made. */
  firstPassword: z.string().nullable(),
  /** Of a name that the office wrote and that somebody else at the school may be taken for; it is kept (decision E68). */
  warnings: z.array(z.enum(NAME_WARNINGS)).max(NAME_WARNINGS.length).optional(),
  /** Of an e-mail: nobody is added before somebody says yes (E65). */
  invitation: SchoolInvitation.nullable(),
})
export type AddedPerson = z.infer<typeof AddedPerson>

export const GivenPassword = AddedPerson.pick({ name: true, role: true }).extend({ firstPassword: z.string() })
export type GivenPassword = z.infer<typeof GivenPassword>

/** The person is one of the school's again, or invited where another school has them now. */
export const ReopenedPerson = z.object({ person: SchoolPerson, invitation: SchoolInvitation.nullable() })
export type ReopenedPerson = z.infer<typeof ReopenedPerson>

export const NewBirthDate = z.object({ dateOfBirth: BirthDate })

const office = ['STAFF', 'SCHOOL_ADMIN'] as const satisfies readonly Role[]
const accountOfSchool = { kind: 'schoolAccount', param: 'id', missing: 'nf_0001', schoolWide: 'everyone' } as const

/** Who belongs to a school: the only way in (decision 7). The office adds students and guardians, the administrator everybody. */
export const roster = domain('school', 'roster', {
  listClasses: {
    method: 'GET',
    path: '/schools/my/classes',
    doc: 'extension',
    summary: 'The classes of my school in its newest year, by grade and name',
    access: { who: office },
    response: z.array(SchoolClass),
    list: { boundedBy: 'the classes of a school in one year' },
  },
  add: {
    method: 'POST',
    path: '/schools/my/people',
    doc: 'extension',
    summary: 'Add somebody: an e-mail makes an invitation, a username makes a new person. Audited',
    access: { who: office },
    body: NewPerson,
    response: AddedPerson,
    status: 201,
    errors: [
      'ae_0016',
      'ae_1002',
      'ae_1003',
      'ae_1004',
      'ae_1005',
      'ae_1006',
      'br_0021',
      'ii_0003',
      'ii_0004',
      'ii_0083',
      'ii_0072',
    ],
    affects: ['family', 'invitations', 'schools'],
  },
  setClasses: {
    method: 'PATCH',
    path: '/schools/my/people/:id/classes',
    doc: 'extension',
    summary: 'Move a student to another class, or say what a professor teaches; audited',
    access: { who: office, object: accountOfSchool },
    params: z.object({ id: Id }),
    body: z.object({ classIds: ClassIds }),
    response: SchoolPerson,
    errors: ['ii_0072', 'nf_0001'],
    affects: ['family', 'schools', 'students'],
  },
  setBirthDate: {
    method: 'PATCH',
    path: '/schools/my/people/:id/birth-date',
    doc: 'extension',
    summary: 'Write or confirm the birth date of a student who is at no other school; from then on it counts. Audited',
    access: { who: office, object: accountOfSchool },
    params: z.object({ id: Id }),
    body: NewBirthDate,
    response: SchoolPerson,
    errors: ['nf_0001'],
    affects: ['accounts', 'family', 'schools'],
  },
  newPassword: {
    method: 'POST',
    path: '/schools/my/people/:id/first-password',
    doc: 'extension',
    summary: 'A new first password for who signs in with a name of the school; their sessions end. Audited',
    access: { who: office, object: accountOfSchool },
    params: z.object({ id: Id }),
    response: GivenPassword,
    errors: ['ii_0085', 'nf_0001'],
  },
  end: {
    method: 'PATCH',
    path: '/schools/my/people/:id/end',
    doc: 'extension',
    summary: 'End an account of my school when the person left; administrators cannot be ended. Audited',
    access: { who: ['SCHOOL_ADMIN'], object: accountOfSchool },
    params: z.object({ id: Id }),
    response: SchoolPerson,
    errors: ['nf_0001'],
    affects: ['family', 'schools', 'students'],
  },
  reopen: {
    method: 'PATCH',
    path: '/schools/my/people/:id/reopen',
    doc: 'extension',
    summary: 'Open an ended account of my school again; where another school has the person, it makes an invitation',
    access: { who: office, object: accountOfSchool },
    params: z.object({ id: Id }),
    body: z.object({ classIds: ClassIds.optional() }),
    response: ReopenedPerson,
    errors: ['ae_0016', 'ae_1002', 'ae_1004', 'ii_0072', 'nf_0001'],
    affects: ['family', 'invitations', 'schools', 'students'],
  },
})
