import { z } from 'zod'
import { domain } from '../call.ts'
import { DateOnly, Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import {
  CHILDREN_PER_GUARDIAN,
  CONSENT_STANDINGS,
  GUARDIAN_LINK_STATUSES,
  GUARDIAN_RELATIONS,
  GUARDIANS_PER_CHILD,
  PIN_SETTERS,
  type Role,
} from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { withCode } from '../fields.ts'
import { isPin } from '../rules.ts'
import { FullName, GuardianCodeTyped, NewEmail } from './user-shapes.ts'

const Pin = z.string().max(20).refine(isPin)

const switches = { communityEnabled: z.boolean(), chatEnabled: z.boolean(), purchasesEnabled: z.boolean() }
const switchChanges = {
  communityEnabled: z.boolean().optional(),
  chatEnabled: z.boolean().optional(),
  purchasesEnabled: z.boolean().optional(),
}

/** What a student may use, and how the PIN stands; never the PIN itself (decision G23). */
export const ParentalControl = z.object({
  /** The id of the student's account: each has one control. */
  id: Id,
  ...switches,
  pinSet: z.boolean(),
  pinSetBy: z.enum(PIN_SETTERS).nullable(),
  /** Wrong PINs that are left before the next lock. */
  pinTriesLeft: z.number().int(),
  /** `RESET` has no end of its own: a guardian or the school gives a new PIN. */
  pinLock: z.object({ kind: z.enum(['TRIES', 'DAY', 'RESET']), until: Timestamp.nullable() }).nullable(),
})
export type ParentalControl = z.infer<typeof ParentalControl>

export const MyParentalControl = ParentalControl.extend({
  /** Until when this session may edit; null while locked, and where there is no PIN to lock it. */
  editUnlockedUntil: Timestamp.nullable(),
  /** Whoever cares for this student, and those who asked to. First names alone. */
  guardians: z
    .array(z.object({ firstName: z.string(), status: z.enum(['PENDING', 'LINKED']) }))
    .max(GUARDIANS_PER_CHILD),
  /**
   * Why the community is closed: the switch of the control, or a grown-up's consent is missing, which also closes chat
   * (E71). Null while the control leaves it open. CONSENT comes first: without it the switch opens nothing.
   */
  communityClosedBy: z.enum(['SWITCH', 'CONSENT']).nullable(),
  /** Until when the last code that the student made can be used. */
  codeExpiresAt: Timestamp.nullable(),
})
export type MyParentalControl = z.infer<typeof MyParentalControl>

/**
 * How the PIN stands that guards this account. A PIN of a guardian or of the student guards the person in all accounts,
 * because name, profile and wallet are the same in all of them (G24). A PIN of a school guards the account there (E66).
 */
export const GuardingPin = ParentalControl.pick({ pinTriesLeft: true, pinLock: true }).extend({
  pinSet: z.boolean(),
  /** It was given in another account of mine, and is changed there. */
  isElsewhere: z.boolean(),
  /** Until when this session may edit; null while locked, and where there is no PIN to lock it. */
  editUnlockedUntil: Timestamp.nullable(),
})
export type GuardingPin = z.infer<typeof GuardingPin>

const Child = z.object({
  studentId: Id,
  userId: Id,
  name: z.string(),
  avatar: AvatarSelection.nullable(),
  className: z.string(),
})

export const ChildControl = ParentalControl.extend({
  linkId: Id,
  child: Child,
  /** First names of the other guardians. */
  otherGuardians: z.array(z.string()).max(GUARDIANS_PER_CHILD),
})
export type ChildControl = z.infer<typeof ChildControl>

/** A grown-up's consent on paper, as the office recorded it (E71). */
export const PaperConsent = z.object({
  id: Id,
  signedBy: z.string(),
  signedOn: z.iso.date(),
  /** Null where the person who recorded it is no longer there. */
  recordedBy: z.string().nullable(),
  recordedAt: Timestamp,
})
export type PaperConsent = z.infer<typeof PaperConsent>

/** Ours: four codes of the school and one of the student. */
const codesPerStudent = 5

export const SchoolStudent = ParentalControl.extend({
  child: Child,
  guardians: z.array(z.string()).max(GUARDIANS_PER_CHILD),
  /** What lets the student meet others, or that it is missing. */
  consent: z.enum(CONSENT_STANDINGS),
  paper: PaperConsent.nullable(),
  /** Codes that can still be used. */
  codes: z
    .array(z.object({ bySchool: z.boolean(), email: z.string().nullable(), expiresAt: Timestamp }))
    .max(codesPerStudent),
})
export type SchoolStudent = z.infer<typeof SchoolStudent>

/** As the guardian sees it: until the school agrees, no more of the child than a first name and a face. */
export const MyGuardianLink = z.object({
  id: Id,
  status: z.enum(GUARDIAN_LINK_STATUSES),
  child: z.object({ firstName: z.string(), avatar: AvatarSelection.nullable() }),
  relation: z.enum(GUARDIAN_RELATIONS).nullable(),
  /** What is missing before the guardian may see and decide (E69); null where nothing is, and after a refusal. */
  waitsFor: z.enum(['MAILBOX', 'OFFICE']).nullable(),
  requestedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
})
export type MyGuardianLink = z.infer<typeof MyGuardianLink>

/** As the office of the school sees it, with all that it needs to decide. */
export const GuardianLink = z.object({
  id: Id,
  status: z.enum(GUARDIAN_LINK_STATUSES),
  /** The e-mail is null where the guardian signs in with a name that a school gave. */
  guardian: z.object({ userId: Id, name: z.string(), email: z.string().nullable(), emailConfirmed: z.boolean() }),
  child: Child,
  /** Null where it was never asked: links that are older than the question. */
  relation: z.enum(GUARDIAN_RELATIONS).nullable(),
  /** Who made the code that was entered. The name is null where that person is no longer there. */
  vouchedBy: z.object({ kind: z.enum(['STUDENT', 'OFFICE']), name: z.string().nullable() }).nullable(),
  /** The mailbox that the office expected when it made the code. */
  expectedEmail: z.string().nullable(),
  requestedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
})
export type GuardianLink = z.infer<typeof GuardianLink>

/** Shown once: only its hash is kept. */
export const GuardianCode = z.object({ code: z.string(), expiresAt: Timestamp })
export type GuardianCode = z.infer<typeof GuardianCode>

export const ControlDefaults = z.object(switches)
export type ControlDefaults = z.infer<typeof ControlDefaults>

const Unlocked = z.object({ valid: z.literal(true), editUnlockedUntil: Timestamp })

/** Both or neither, and equal. */
const PinChange = { currentPin: Pin.optional(), newPin: Pin.optional(), confirmPin: Pin.optional() }
const ControlChange = z
  .object({ ...PinChange, ...switchChanges })
  .refine(
    ({ newPin, confirmPin }) => newPin === undefined || confirmPin !== undefined,
    withCode('rq_0060', ['confirmPin']),
  )
  .refine(({ newPin, confirmPin }) => confirmPin === undefined || newPin !== undefined, withCode('rq_0059', ['newPin']))
  .refine(
    ({ newPin, confirmPin }) => newPin === undefined || confirmPin === undefined || newPin === confirmPin,
    withCode('ii_0029', ['confirmPin']),
  )

const students = ['STUDENT'] as const
const guardians = ['PARENT'] as const
const office = ['STAFF', 'SCHOOL_ADMIN'] as const satisfies readonly Role[]

export const family = domain('identity', 'family', {
  getMine: {
    method: 'GET',
    path: '/parental-controls/my',
    doc: 'parental-controls.my',
    summary: 'What I may use, how my PIN stands, and who cares for me',
    access: { who: students },
    response: MyParentalControl,
  },
  getMyPin: {
    method: 'GET',
    path: '/parental-controls/my/pin',
    doc: 'extension',
    summary: 'How the PIN stands that guards my data in the account that I use',
    access: { who: 'account' },
    response: GuardingPin,
  },
  listByGuardian: {
    method: 'GET',
    path: '/parental-controls/by-parent',
    doc: 'parental-controls.by-parent',
    summary: 'The controls of each child that I am linked to',
    access: { who: guardians },
    response: z.array(ChildControl).max(CHILDREN_PER_GUARDIAN),
    list: { boundedBy: 'the children of one guardian' },
  },
  check: {
    method: 'GET',
    path: '/parental-controls/check',
    doc: 'parental-controls.check',
    summary: 'Open editing for this session with the PIN, as the documents spell it',
    access: { who: 'account' },
    query: z.object({ pin: Pin }),
    response: Unlocked,
    errors: ['br_0036', 'nf_0084'],
  },
  unlock: {
    method: 'POST',
    path: '/parental-controls/unlock',
    doc: 'extension',
    summary: 'The same with the PIN in the body, where no proxy writes it down',
    access: { who: 'account' },
    body: z.object({ pin: Pin }),
    response: Unlocked,
    errors: ['br_0036', 'nf_0084'],
    affects: ['accounts', 'profiles', 'users'],
  },
  lock: {
    method: 'POST',
    path: '/parental-controls/lock',
    doc: 'extension',
    summary: 'Close editing for this session before its time is over, on a device that others use too',
    access: { who: 'account' },
    affects: ['accounts', 'profiles', 'users'],
  },
  update: {
    method: 'PATCH',
    path: '/parental-controls/:id',
    doc: 'parental-controls.update',
    summary: 'Set or change the PIN and the switches: a guardian, the administrator, or the student with the PIN',
    access: {
      who: ['STUDENT', 'PARENT', 'SCHOOL_ADMIN'],
      object: { kind: 'parentalControl', param: 'id', missing: 'nf_0055', schoolWide: ['SCHOOL_ADMIN'] },
    },
    params: z.object({ id: Id }),
    body: ControlChange,
    response: ParentalControl,
    errors: ['br_0036', 'ii_0001', 'ii_0029', 'nf_0055', 'rq_0140'],
    // Never with a key: the fingerprint of a request that holds a PIN could be guessed back.
    affects: ['accounts'],
  },
  listStudents: {
    method: 'GET',
    path: '/parental-controls/students',
    doc: 'extension',
    summary: 'Students of my school by name, with their controls, guardians and consents',
    access: { who: office },
    query: z.object({
      ...pageQuery,
      search: TypedText.min(1).max(60).optional(),
      consent: z.enum(CONSENT_STANDINGS).optional(),
    }),
    response: pageOf(SchoolStudent),
    list: 'page',
  },
  getDefaults: {
    method: 'GET',
    path: '/parental-controls/defaults',
    doc: 'extension',
    summary: 'What a new student of my school starts with',
    access: { who: ['SCHOOL_ADMIN'] },
    response: ControlDefaults,
  },
  updateDefaults: {
    method: 'PATCH',
    path: '/parental-controls/defaults',
    doc: 'extension',
    summary: 'Change what a new student of my school starts with; nobody who is there changes',
    access: { who: ['SCHOOL_ADMIN'] },
    body: z.object(switchChanges),
    response: ControlDefaults,
  },
  createCode: {
    method: 'POST',
    path: '/guardian-codes',
    doc: 'extension',
    summary: 'A code of the school for one guardian of one student: the person with the expected mailbox is linked',
    access: { who: office },
    body: z.object({ studentId: Id, email: NewEmail.optional() }),
    response: GuardianCode,
    status: 201,
    errors: ['ii_0004', 'nf_0012'],
  },
  createMyCode: {
    method: 'POST',
    path: '/guardian-codes/my',
    doc: 'extension',
    summary: 'A code of mine for a guardian; the school decides. The one before ends',
    access: { who: students },
    response: GuardianCode,
    status: 201,
  },
  listMyLinks: {
    method: 'GET',
    path: '/guardian-links/my',
    doc: 'extension',
    summary: 'The children I am linked to or asked for, and what the school said',
    access: { who: guardians },
    response: z.array(MyGuardianLink).max(CHILDREN_PER_GUARDIAN),
    list: { boundedBy: 'the children of one guardian' },
  },
  link: {
    method: 'POST',
    path: '/guardian-links',
    doc: 'extension',
    summary: 'Enter a code: links at once where the confirmed mailbox is the expected one, else asks the office',
    access: { who: guardians },
    body: z.object({ guardianCode: GuardianCodeTyped, relation: z.enum(GUARDIAN_RELATIONS) }),
    response: MyGuardianLink,
    status: 201,
    errors: ['ii_0070', 'nf_0085'],
  },
  listLinks: {
    method: 'GET',
    path: '/guardian-links',
    doc: 'extension',
    summary: 'Guardians and students of my school, newest first',
    access: { who: office },
    query: z.object({ ...pageQuery, status: z.enum(GUARDIAN_LINK_STATUSES).optional() }),
    response: pageOf(GuardianLink),
    list: 'page',
  },
  decide: {
    method: 'PATCH',
    path: '/guardian-links/:id',
    doc: 'extension',
    summary: 'Approve or refuse what a guardian asked for',
    access: { who: office, object: { kind: 'guardianLink', param: 'id', missing: 'nf_0086', schoolWide: office } },
    params: z.object({ id: Id }),
    body: z.object({ status: z.enum(['LINKED', 'REFUSED']) }),
    response: GuardianLink,
    errors: ['ii_0063', 'ii_0070', 'nf_0086'],
  },
  unlink: {
    method: 'DELETE',
    path: '/guardian-links/:id',
    doc: 'extension',
    summary: 'End a link: the office. Take back what was asked for: the guardian, or the office',
    access: {
      who: ['PARENT', 'STAFF', 'SCHOOL_ADMIN'],
      object: { kind: 'guardianLink', param: 'id', missing: 'nf_0086', schoolWide: office },
    },
    params: z.object({ id: Id }),
    errors: ['nf_0086'],
  },
  recordConsent: {
    method: 'POST',
    path: '/guardian-consents',
    doc: 'extension',
    summary: "Record a guardian's consent on paper for a student; one that was recorded before ends",
    access: { who: office },
    body: z.object({ studentId: Id, signedBy: FullName, signedOn: DateOnly }),
    response: PaperConsent,
    status: 201,
    errors: ['nf_0012'],
  },
  withdrawConsent: {
    method: 'DELETE',
    path: '/guardian-consents/:id',
    doc: 'extension',
    summary: 'End a consent on paper: community and chat close at once, unless a guardian is linked',
    access: { who: office, object: { kind: 'guardianConsent', param: 'id', missing: 'nf_1003', schoolWide: office } },
    params: z.object({ id: Id }),
    errors: ['nf_1003'],
  },
})
