import type { z } from 'zod'
// Types only: forms use this module, and must not pull in the sentences of the catalogue.
import type { ErrorCode } from './errors/catalogue.ts'
import { trimText } from './trim.ts'

type FieldCodes = {
  /** Left out where no call requires the field. */
  readonly required?: Extract<ErrorCode, `rq_${string}`>
  readonly invalid: Extract<ErrorCode, `ii_${string}`>
}

/** Which code a failing field gets, by its name on the wire. */
export const fieldCodes = {
  username: { required: 'rq_0001', invalid: 'ii_0006' },
  password: { required: 'rq_0002', invalid: 'ii_0005' },
  grant_type: { required: 'rq_0003', invalid: 'ii_0033' },
  refresh_token: { required: 'rq_0004', invalid: 'ii_0034' },
  token: { required: 'rq_0100', invalid: 'ii_0050' },
  partner: { invalid: 'ii_0039' },
  verifier: { invalid: 'ii_0039' },
  iss: { invalid: 'ii_0039' },
  id: { required: 'rq_0063', invalid: 'ii_0032' },
  accId: { required: 'rq_0015', invalid: 'ii_0032' },
  skin: { invalid: 'ii_0028' },
  hair: { invalid: 'ii_0028' },
  pose: { invalid: 'ii_0028' },
  disc: { invalid: 'ii_0028' },
  items: { required: 'rq_0062', invalid: 'ii_0028' },
  slot: { invalid: 'ii_0028' },
  colours: { invalid: 'ii_0028' },
  itemId: { invalid: 'ii_0028' },
  avatarPreview: { required: 'rq_0061', invalid: 'ii_0020' },
  contentType: { required: 'rq_0040', invalid: 'ii_0067' },
  answerId: { invalid: 'ii_0032' },
  attempt: { invalid: 'ii_0051' },
  seenVersion: { invalid: 'ii_0032' },
  courseId: { invalid: 'ii_0032' },
  moduleId: { invalid: 'ii_0032' },
  o: { invalid: 'ii_0032' },
  q: { invalid: 'ii_0032' },
  quiz: { invalid: 'ii_0032' },
  quizId: { invalid: 'ii_0032' },
  contentReviewId: { invalid: 'ii_0032' },
  contentReviewQuestionId: { required: 'rq_0052', invalid: 'ii_0032' },
  contentId: { required: 'rq_0024', invalid: 'ii_0032' },
  userId: { required: 'rq_0028', invalid: 'ii_0032' },
  biography: { invalid: 'ii_0071' },
  school: { invalid: 'ii_0071' },
  location: { invalid: 'ii_0071' },
  languages: { invalid: 'ii_0072' },
  hobbies: { invalid: 'ii_0072' },
  favoriteBooks: { invalid: 'ii_0072' },
  latestTrips: { invalid: 'ii_0072' },
  queryBy: { invalid: 'ii_0067' },
  isVisible: { required: 'rq_0161', invalid: 'ii_0039' },
  reason: { required: 'rq_0160', invalid: 'ii_0067' },
  notice: { required: 'rq_0162', invalid: 'ii_0071' },
  noteId: { invalid: 'ii_0032' },
  note: { required: 'rq_0018', invalid: 'ii_0068' },
  subjectId: { invalid: 'ii_0032' },
  subjectName: { required: 'rq_0064', invalid: 'ii_0071' },
  second: { invalid: 'ii_0044' },
  limit: { invalid: 'ii_0030' },
  list: { invalid: 'ii_0067' },
  parentId: { invalid: 'ii_0032' },
  commentId: { invalid: 'ii_0032' },
  moreRelevant: { invalid: 'ii_0039' },
  postId: { required: 'rq_0070', invalid: 'ii_0032' },
  fileIds: { invalid: 'ii_0072' },
  alts: { invalid: 'ii_0072' },
  alt: { invalid: 'ii_0068' },
  subjectIds: { invalid: 'ii_0072' },
  mentions: { invalid: 'ii_0072' },
  tags: { invalid: 'ii_0072' },
  audience: { invalid: 'ii_0067' },
  scope: { required: 'rq_0071', invalid: 'ii_0067' },
  text: { required: 'rq_0017', invalid: 'ii_0068' },
  actions: { required: 'rq_0081', invalid: 'ii_0067' },
  days: { invalid: 'ii_0067' },
  entityReport: { invalid: 'ii_0067' },
  granted: { required: 'rq_0083', invalid: 'ii_0039' },
  isChecked: { invalid: 'ii_0039' },
  message: { required: 'rq_0082', invalid: 'ii_0071' },
  queue: { invalid: 'ii_0067' },
  userProfile: { invalid: 'ii_0039' },
  url: { required: 'rq_0027', invalid: 'ii_0021' },
  linkUrl: { invalid: 'ii_0021' },
  textSearch: { required: 'rq_0026', invalid: 'ii_0068' },
  word: { required: 'rq_0080', invalid: 'ii_0071' },
  caption: { invalid: 'ii_0068' },
  coverPhotoId: { invalid: 'ii_0032' },
  photos: { required: 'rq_0020', invalid: 'ii_0072' },
  classId: { required: 'rq_0163', invalid: 'ii_0032' },
  dueOn: { invalid: 'ii_0010' },
  npsResearchId: { required: 'rq_0057', invalid: 'ii_0032' },
  value: { required: 'rq_0058', invalid: 'ii_0002' },
  comment: { invalid: 'ii_0071' },
  question: { invalid: 'ii_0071' },
  openUntil: { invalid: 'ii_0010' },
  isBlockedAccount: { invalid: 'ii_0039' },
  isGradeControl: { invalid: 'ii_0039' },
  isPermitAccessChat: { invalid: 'ii_0039' },
  isPermitAccessClassMenu: { invalid: 'ii_0039' },
  isPermitCreateCourse: { invalid: 'ii_0039' },
  role: { required: 'rq_0187', invalid: 'ii_0039' },
  paperCode: { invalid: 'ii_1006' },
  classIds: { required: 'rq_0186', invalid: 'ii_0072' },
  blocked: { invalid: 'ii_0039' },
  coinType: { invalid: 'ii_0022' },
  operation: { invalid: 'ii_0067' },
  originOperator: { invalid: 'ii_0067' },
  origin: { invalid: 'ii_0067' },
  educoins: { invalid: 'ii_0075' },
  perDay: { invalid: 'ii_0075' },
  xp: { invalid: 'ii_0075' },
  by: { invalid: 'ii_0067' },
  title: { required: 'rq_0029', invalid: 'ii_0071' },
  item: { invalid: 'ii_0067' },
  from: { invalid: 'ii_0010' },
  to: { invalid: 'ii_0010' },
  cursor: { invalid: 'ii_0030' },
  page: { invalid: 'ii_0030' },
  pSize: { invalid: 'ii_0030' },
  kind: { invalid: 'ii_0067' },
  entity: { invalid: 'ii_0032' },
  codes: { invalid: 'ii_0039' },
  level: { invalid: 'ii_0075' },
  status: { required: 'rq_0150', invalid: 'ii_0039' },
  keep: { invalid: 'ii_0039' },
  device_id: { invalid: 'ii_0039' },
  name: { required: 'rq_0005', invalid: 'ii_0007' },
  nickname: { required: 'rq_0006', invalid: 'ii_0008' },
  nick: { invalid: 'ii_0008' },
  surname: { invalid: 'ii_0009' },
  dateOfBirth: { required: 'rq_0008', invalid: 'ii_0010' },
  gender: { invalid: 'ii_0067' },
  city: { required: 'rq_0010', invalid: 'ii_0067' },
  state: { required: 'rq_0011', invalid: 'ii_0067' },
  telephone: { invalid: 'ii_0014' },
  gradeId: { required: 'rq_0013', invalid: 'ii_0056' },
  language: { invalid: 'ii_0067' },
  trial: { invalid: 'ii_0039' },
  pin: { required: 'rq_0014', invalid: 'ii_0001' },
  confirmPin: { required: 'rq_0060', invalid: 'ii_0029' },
  currentPassword: { required: 'rq_0110', invalid: 'ii_0058' },
  version: { required: 'rq_0111', invalid: 'ii_0061' },
  idOrUsername: { invalid: 'ii_0032' },
  verificationToken: { invalid: 'ii_0060' },
  code: { invalid: 'ii_0059' },
  currentPin: { required: 'rq_0140', invalid: 'ii_0001' },
  newPin: { required: 'rq_0059', invalid: 'ii_0001' },
  communityEnabled: { invalid: 'ii_0064' },
  chatEnabled: { invalid: 'ii_0064' },
  purchasesEnabled: { invalid: 'ii_0064' },
  studentId: { required: 'rq_0141', invalid: 'ii_0032' },
  search: { invalid: 'ii_0066' },
  relation: { required: 'rq_0187', invalid: 'ii_0067' },
  signedBy: { required: 'rq_0005', invalid: 'ii_0007' },
  signedOn: { required: 'rq_0008', invalid: 'ii_0010' },
  consent: { invalid: 'ii_0067' },
  guardianEmail: { required: 'rq_1001', invalid: 'ii_0003' },
  consents: { required: 'rq_1002', invalid: 'ii_0039' },
  refusal: { required: 'rq_1003', invalid: 'ii_0067' },
  guardianCode: { required: 'rq_0044', invalid: 'ii_0065' },
  firstName: { required: 'rq_0053', invalid: 'ii_0024' },
  lastName: { required: 'rq_0054', invalid: 'ii_0009' },
  email: { invalid: 'ii_0003' },
  phone: { required: 'rq_0056', invalid: 'ii_0014' },
  type: { required: 'rq_0022', invalid: 'ii_0067' },
  description: { required: 'rq_0023', invalid: 'ii_0068' },
  answer: { required: 'rq_0051', invalid: 'ii_0068' },
  approve: { invalid: 'ii_0039' },
  moduleContentId: { required: 'rq_0021', invalid: 'ii_0032' },
  classes: { required: 'rq_0130', invalid: 'ii_0075' },
  watched: { invalid: 'ii_0044' },
  position: { invalid: 'ii_0039' },
  atPage: { required: 'rq_0200', invalid: 'ii_0043' },
  seen: { invalid: 'ii_0044' },
  fileId: { required: 'rq_0020', invalid: 'ii_0032' },
  file: { required: 'rq_0019', invalid: 'ii_0018' },
  /** The body as a whole. */
  body: { invalid: 'ii_0031' },
  /** The header Idempotency-Key, in the lower case that servers see. */
  'idempotency-key': { invalid: 'ii_0040' },
} as const satisfies Record<string, FieldCodes>

export type FieldProblem = { readonly code: ErrorCode; readonly field: string }

/** A field that is not in the table gets the general code: still named, never a 500. */
const unknownField: ErrorCode = 'ii_0039'

/** Enough for any form; a hostile body with thousands of wrong entries must not come back as large. */
const mostProblems = 100

export function issueCode(fieldName: string, missing: boolean): ErrorCode {
  const codes: FieldCodes | undefined = Object.hasOwn(fieldCodes, fieldName)
    ? fieldCodes[fieldName as keyof typeof fieldCodes]
    : undefined
  if (codes === undefined) return unknownField
  return missing ? (codes.required ?? codes.invalid) : codes.invalid
}

/**
 * Options for a schema's own check whose code is not the field's usual one:
 * `.refine(inOrder, withCode('ii_0038', ['to']))`.
 */
export function withCode(code: ErrorCode, path: string[] = []) {
  return { path, params: { code } }
}

/**
 * Options for a check over several fields that blames one of them. It runs whatever else is wrong, so that one
 * answer names every failing field; the check must bear fields that are missing or of another type.
 */
export function always(field: string) {
  return { path: [field], when: () => true }
}

/**
 * All failing fields, one entry each, in the order of the schema.
 * `whole` names what is wrong when the input itself, not a field of it, fails.
 */
export function fieldProblems(error: z.ZodError, input: unknown, whole = 'body'): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  const issues = new Map<string, z.core.$ZodIssue>()
  for (const { issue, path } of flatIssues(error.issues, [])) {
    if (problems.size === mostProblems) break
    const field = path.length === 0 ? whole : path.map(String).join('.')
    // Of another type altogether, a check that is asked all the same may know what to call it.
    const before = issues.get(field)
    if (before && !(before.code === 'invalid_type' && ownCode(issue))) continue
    issues.set(field, issue)
    const name = path.findLast((segment) => typeof segment === 'string') ?? whole
    const missing = path.length > 0 && isMissing(valueAt(input, path))
    const code = (missing ? undefined : ownCode(issue)) ?? issueCode(name, missing)
    problems.set(field, { code, field })
  }
  return [...problems.values()]
}

type Path = readonly PropertyKey[]
type Located = { readonly issue: z.core.$ZodIssue; readonly path: Path }

/** Issues with absolute paths: unknown keys one by one, unions as the option that came nearest. */
function flatIssues(issues: readonly z.core.$ZodIssue[], prefix: Path): Located[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path]
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ issue, path: [...path, key] }))
    const nearest = issue.code === 'invalid_union' ? nearestOption(issue.errors) : undefined
    return nearest === undefined ? [{ issue, path }] : flatIssues(nearest, path)
  })
}

/** An option that fails at its root (another type altogether) says nothing about fields. */
function nearestOption(options: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return options
    .filter((issues) => issues.every((issue) => issue.path.length > 0))
    .toSorted((a, b) => a.length - b.length)[0]
}

function ownCode(issue: z.core.$ZodIssue): ErrorCode | undefined {
  // Only withCode writes params.code, so its type holds.
  return issue.code === 'custom' ? (issue.params?.['code'] as ErrorCode | undefined) : undefined
}

function valueAt(input: unknown, path: Path): unknown {
  let value: unknown = input
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined
    value = (value as Record<PropertyKey, unknown>)[segment]
  }
  return value
}

/** Nothing typed counts as missing, however it was sent. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && trimText(value) === '')
}
