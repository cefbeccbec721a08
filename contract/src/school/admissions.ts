import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp } from '../common.ts'
import { ADMISSION_REFUSALS, ADMISSION_STATUSES, TERMS_VERSION, WAITS_FOR, type Role } from '../constants.ts'
import { always } from '../fields.ts'
import { FullName, NewEmail } from '../identity/user-shapes.ts'

/** A person who signed up alone, as the office sees the request (E70). */
export const Admission = z.object({
  id: Id,
  status: z.enum(ADMISSION_STATUSES),
  /** Whose yes is missing. Null once the request is decided. */
  waitsFor: z.enum(WAITS_FOR).nullable(),
  person: z.object({
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    dateOfBirth: z.iso.date().nullable(),
  }),
  grade: z.object({ id: Id, name: z.string() }),
  askedAt: Timestamp,
  /** A person under 16 without a guardian's yes: the office cannot accept (E71). */
  needsGuardian: z.boolean(),
  guardian: z
    .object({ email: z.string(), confirmedAt: Timestamp.nullable(), signedBy: z.string().nullable() })
    .nullable(),
})
export type Admission = z.infer<typeof Admission>

/** The same request as the person who waits sees it. */
export const MyAdmission = Admission.pick({ status: true, waitsFor: true, askedAt: true, needsGuardian: true }).extend({
  isTrial: z.boolean(),
  gradeName: z.string(),
  /** When the last letter went to the guardian's mailbox. Null before the first one. */
  guardian: z.object({ email: z.string(), sentAt: Timestamp.nullable(), confirmedAt: Timestamp.nullable() }).nullable(),
  /** Why the office refused. */
  refusal: z.enum(ADMISSION_REFUSALS).nullable(),
})
export type MyAdmission = z.infer<typeof MyAdmission>

/** What the guardian reads before the answer. No more of the child than the first name (D4). */
export const GuardianRequest = z.object({
  child: z.object({ firstName: z.string() }),
  school: z.object({ name: z.string() }),
  isTrial: z.boolean(),
  termsVersion: z.literal(TERMS_VERSION),
  expiresAt: Timestamp,
})
export type GuardianRequest = z.infer<typeof GuardianRequest>

const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== ''

export const GuardianAnswer = z
  .object({
    consents: z.boolean(),
    name: FullName.optional(),
    /** The terms that the guardian read and accepts for the child (E73). */
    version: z.literal(TERMS_VERSION).optional(),
  })
  .refine(({ consents, name }) => !consents || isGiven(name), always('name'))
  .refine(({ consents, version }) => !consents || isGiven(version), always('version'))
export type GuardianAnswer = z.infer<typeof GuardianAnswer>

export const AdmissionDecision = z
  .object({
    status: z.enum(['ACCEPTED', 'REFUSED']),
    classId: Id.optional(),
    refusal: z.enum(ADMISSION_REFUSALS).optional(),
  })
  .refine(({ status, classId }) => status !== 'ACCEPTED' || isGiven(classId), always('classId'))
  .refine(({ status, refusal }) => status !== 'REFUSED' || isGiven(refusal), always('refusal'))
export type AdmissionDecision = z.infer<typeof AdmissionDecision>

const office = ['STAFF', 'SCHOOL_ADMIN'] as const satisfies readonly Role[]
const letter = {
  path: '/guardian-consents/:id/token/:verificationToken',
  doc: 'extension',
  access: { who: 'anonymous' },
  params: z.object({ id: Id, verificationToken: z.string().regex(/^[\w-]{20,100}$/) }),
  errors: ['br_0011', 'br_0012', 'br_0025'],
} as const

/** Who signed up alone waits here for a guardian's and the office's yes (E70, E71). */
export const admissions = domain('school', 'admissions', {
  list: {
    method: 'GET',
    path: '/schools/my/admissions',
    doc: 'extension',
    summary: 'Who signed up alone into my school and waits for an answer, oldest first',
    access: { who: office },
    query: z.object(pageQuery),
    response: pageOf(Admission),
    list: 'page',
  },
  decide: {
    method: 'PATCH',
    path: '/schools/my/admissions/:id',
    doc: 'extension',
    summary: 'Accept a person into a class of this year, or refuse with a reason; audited',
    access: {
      who: office,
      object: { kind: 'admission', param: 'id', missing: 'nf_1004', schoolWide: 'everyone' },
    },
    params: z.object({ id: Id }),
    body: AdmissionDecision,
    response: Admission,
    errors: ['br_1003', 'ii_0056', 'ii_0063', 'nf_1004'],
    affects: ['family', 'schools', 'students'],
  },
  getMine: {
    method: 'GET',
    path: '/admissions/my',
    doc: 'extension',
    summary: 'What my account waits for, and what the office answered; null for who did not sign up alone',
    access: { who: 'session' },
    response: z.object({ admission: MyAdmission.nullable() }),
  },
  askGuardian: {
    method: 'POST',
    path: '/admissions/my/guardian-letter',
    doc: 'extension',
    summary: "Send the guardian's letter again, or to another mailbox",
    access: { who: ['STUDENT'], whileWaiting: true },
    body: z.object({ guardianEmail: NewEmail.optional() }),
    response: MyAdmission,
    errors: ['br_1004', 'ii_0003', 'ii_0004', 'ii_1007', 'rq_1001'],
    affects: ['accounts'],
  },
  getRequest: {
    ...letter,
    method: 'GET',
    summary: 'What a guardian is asked, by the link of the letter',
    response: GuardianRequest,
  },
  answerRequest: {
    ...letter,
    method: 'POST',
    summary: "A guardian's yes with name and terms, or no; the link works once",
    body: GuardianAnswer,
    /** What happens next: the office looks, the trial is open, or the account has ended. */
    response: z.object({ next: z.enum(['OFFICE', 'OPEN', 'ENDED']) }),
  },
})
