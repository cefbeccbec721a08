import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import {
  COPY_READERS,
  DATA_REQUEST_NAME_MAX,
  DATA_REQUEST_NAME_MIN,
  DATA_REQUEST_STATUSES,
  DATA_REQUEST_TEXT_MAX,
  DATA_REQUEST_TYPES,
  ERASURE_TREATMENTS,
  EXPORT_STATUSES,
  GUARDIAN_SHARES,
  LOCALES,
  ROLES,
  type Locale,
} from '../constants.ts'
import { withCode } from '../fields.ts'
import {
  isEmail,
  isLine,
  isTelephone,
  isThrowawayEmail,
  normalizeLoginName,
  normalizeTelephone,
  tidy,
} from '../rules.ts'
import { PasswordProof } from './auth.ts'

const Name = z
  .string()
  .overwrite(tidy)
  .refine((text) => isLine(text, DATA_REQUEST_NAME_MIN, DATA_REQUEST_NAME_MAX))
/** Who has no mailbox leaves it out; an empty text takes one away that was given before. */
const Email = z
  .string()
  .max(400)
  .transform(normalizeLoginName)
  .refine((email) => email === '' || isEmail(email))
  .refine((email) => !isThrowawayEmail(email), withCode('ii_0004'))
const LongText = TypedText.min(1).max(DATA_REQUEST_TEXT_MAX)

export const DataRequestFields = z.object({
  firstName: Name,
  lastName: Name,
  email: Email.optional(),
  phone: z.string().max(40).transform(normalizeTelephone).refine(isTelephone),
  type: z.enum(DATA_REQUEST_TYPES),
  description: LongText,
})
export type DataRequestFields = z.infer<typeof DataRequestFields>

/** A guardian names the child that they ask for. */
const NewDataRequest = DataRequestFields.extend({ studentId: Id.optional() })
export type NewDataRequest = z.infer<typeof NewDataRequest>

/** What the person who asked may still change. */
const OwnerChange = z.strictObject(DataRequestFields.partial().shape)
/** What the school's administrator does with it. */
const SchoolChange = z.strictObject({
  status: z.enum(DATA_REQUEST_STATUSES),
  answer: LongText.optional(),
  /** Starts what was asked for: the archive of an INFORMATION request, the erasure of a DELETION request. */
  approve: z.literal(true).optional(),
})
export type SchoolChange = z.infer<typeof SchoolChange>
export const DataRequestChange = z.union([SchoolChange, OwnerChange])
export type DataRequestChange = z.infer<typeof DataRequestChange>

export const DataExport = z.object({
  id: Id,
  status: z.enum(EXPORT_STATUSES),
  /** Percent. */
  progress: z.number().int(),
  /** Bytes, once it is ready. */
  size: z.number().int().nullable(),
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const DataRequest = z.object({
  id: Id,
  ...DataRequestFields.shape,
  /** Empty where none was given, and for whoever may not see the contact. */
  email: z.string(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  description: z.string(),
  status: z.enum(DATA_REQUEST_STATUSES),
  answer: z.string().nullable(),
  /** Whose data it is about. */
  about: z.object({ userId: Id, name: z.string() }),
  /** Who asks, so that the school can tell: the same person, or a guardian of theirs. */
  requester: z.object({ userId: Id, name: z.string(), role: z.enum(ROLES) }),
  /** Taken back by whoever made it; the status is REFUSED then. */
  withdrawn: z.boolean(),
  /** Whom it is about, or who asked, was erased: what it said is gone, and one that waited is closed as REFUSED. */
  erased: z.boolean(),
  createdAt: Timestamp,
  /** The end of the last day on which the school can answer in time (decision D12). */
  dueAt: Timestamp,
  /** In days of the school; below zero when it is late. */
  daysLeft: z.number().int(),
  answeredAt: Timestamp.nullable(),
  /** Approved: until then it can be taken back. */
  eraseAt: Timestamp.nullable(),
  /** Whether the reader can take it back. A child under 16 cannot take back what a guardian asked for (decision E72). */
  mayWithdraw: z.boolean(),
  /** Whether the reader can answer it for the school: nobody decides about themself or about a child they care for. */
  mayDecide: z.boolean(),
  /** Of a copy that a guardian asks for: who gets it. Before the school approves, who would get it. */
  copyFor: z.enum(COPY_READERS).nullable(),
  /** The copy for the guardian who asked; null for everybody else. */
  copy: DataExport.nullable(),
})
export type DataRequest = z.infer<typeof DataRequest>

const Words = z.object({
  title: z.string(),
  about: z.string(),
  /** Why something stays after an erasure. */
  kept: z.string().nullable(),
  /** Which part of it a guardian's copy has, where it is a part. */
  guardian: z.string().nullable(),
})

export const DataMapEntry = z.object({
  table: z.string(),
  treatment: z.enum(ERASURE_TREATMENTS),
  exported: z.boolean(),
  /** How much of it the copy has that a guardian gets of a child under 16 (decision E72). */
  guardianShare: z.enum(GUARDIAN_SHARES),
  words: z.object(Object.fromEntries(LOCALES.map((locale) => [locale, Words])) as Record<Locale, typeof Words>),
})
export type DataMapEntry = z.infer<typeof DataMapEntry>

/** Whoever is signed in, even with a blocked or ended account: nobody loses their rights over their data (decision D12). */
const anyone = { who: 'session' } as const
const onRequest = {
  ...anyone,
  object: { kind: 'dataRequest', param: 'id', missing: 'nf_0054', schoolWide: ['SCHOOL_ADMIN'] },
} as const
/** A person whom no school has linked has no session: the password says who they are, and nobody else decides. */
const withoutAccount = {
  access: { who: 'client' },
  body: PasswordProof,
  errors: ['br_0003', 'br_0014', 'ii_0003', 'nf_0011'],
} as const

export const privacy = domain('identity', 'privacy', {
  listForSchool: {
    method: 'GET',
    path: '/request-data-lgpd',
    doc: 'lgpd.list',
    summary: 'Requests of my school: those that wait first, the most urgent on top, then the newest of the rest',
    access: { who: ['SCHOOL_ADMIN'] },
    query: z.object({ ...pageQuery, status: z.enum(DATA_REQUEST_STATUSES).optional() }),
    response: pageOf(DataRequest),
    list: 'page',
  },
  listMine: {
    method: 'GET',
    path: '/request-data-lgpd/my',
    doc: 'lgpd.my',
    summary: 'My requests, those about me, and those that children I care for made, newest first',
    access: anyone,
    query: z.object(pageQuery),
    response: pageOf(DataRequest),
    list: 'page',
  },
  get: {
    method: 'GET',
    path: '/request-data-lgpd/:id',
    doc: 'lgpd.get',
    summary: 'One of my requests or of a child I care for, or of my school for its administrators',
    access: onRequest,
    params: z.object({ id: Id }),
    response: DataRequest,
    errors: ['nf_0054'],
  },
  create: {
    method: 'POST',
    path: '/request-data-lgpd',
    doc: 'lgpd.create',
    summary: 'Ask for something about my data, or about those of a child that I care for; one of each type at a time',
    access: anyone,
    body: NewDataRequest,
    response: DataRequest,
    status: 201,
    errors: ['ae_0014', 'ii_0004', 'nf_0012'],
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: '/request-data-lgpd/:id',
    doc: 'lgpd.update',
    summary: 'Whoever asked changes it while it is OPEN; the school says where it stands, answers and approves',
    access: onRequest,
    params: z.object({ id: Id }),
    body: DataRequestChange,
    response: DataRequest,
    errors: ['ae_0014', 'ii_0004', 'ii_0069', 'ii_0084', 'ii_1005', 'nf_0054'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/request-data-lgpd/:id',
    doc: 'extension',
    summary:
      'Take a request back, also an approved erasure that has not happened yet; from 16 on also one that a guardian made for me',
    access: onRequest,
    params: z.object({ id: Id }),
    response: DataRequest,
    errors: ['ii_0069', 'nf_0054'],
  },
  describeData: {
    method: 'GET',
    path: '/data-map',
    doc: 'extension',
    summary:
      'What is stored about people, in words, what an erasure does with it, and what a guardian’s copy has of it',
    access: anyone,
    response: z.array(DataMapEntry),
    list: { boundedBy: 'the tables of the database' },
  },
  getMyExport: {
    method: 'GET',
    path: '/data-exports/my',
    doc: 'extension',
    summary: 'My latest archive, as far as it is',
    access: anyone,
    response: z.object({ latest: DataExport.nullable() }),
  },
  createExport: {
    method: 'POST',
    path: '/data-exports',
    doc: 'extension',
    summary: 'Have an archive of all my data built; while one is being built, the same one',
    access: anyone,
    response: DataExport,
    status: 201,
  },
  downloadExport: {
    method: 'GET',
    path: '/data-exports/:id/file',
    doc: 'extension',
    summary: 'My archive, or the copy of a child’s data that I asked for and am still linked to, for seven days',
    access: { ...anyone, object: { kind: 'dataExport', param: 'id', missing: 'nf_0087' } },
    params: z.object({ id: Id }),
    file: { type: 'application/zip' },
    errors: ['nf_0087'],
  },
  takeOutWithoutAccount: {
    method: 'POST',
    path: '/data-rights/without-account/copy',
    doc: 'extension',
    summary: 'All my data, for a person whom no school has linked',
    ...withoutAccount,
    file: { type: 'application/zip' },
  },
  eraseWithoutAccount: {
    method: 'POST',
    path: '/data-rights/without-account/erasure',
    doc: 'extension',
    summary: 'Erase what is stored of a person whom no school has linked, at once',
    ...withoutAccount,
  },
})
