import { createHash } from 'node:crypto'
import { TRIAL_DAYS } from '@trilha/contract/constants'
import type { FieldProblem } from '@trilha/contract/fields'
import { needsConsent } from '@trilha/contract/rules'
import type { PersonCard, SignUp, SignUpOptions, StudentSignUp } from '@trilha/contract/identity/user-shapes'
import { ask, spendLetter } from '../../school/admissions/public.ts'
import { enrol, findClassFor, listGradesWithClasses } from '../../school/students/public.ts'
import { wordTestFor } from '../../community/words/public.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { insertControl, setFirstPin } from '../family/public.ts'
import { passwordProblems } from './new-password.rules.ts'
import { findUnavailable } from './reserved-names.service.ts'
import { grownUpProblems } from '../names/public.ts'
import { presentCard } from './users.present.ts'
import * as repo from './users.repo.ts'
import { wordProblems } from './users.rules.ts'
import { factProblems, takenProblems } from './users.service.ts'
import { askVerification } from './verification.service.ts'

export interface SignUpWork extends Work {
  platform: Pick<Platform, 'config' | 'passwords' | 'budgets' | 'secrets'>
  locale: 'pt-br' | 'en-us'
  now: Date
  address: string
}

export async function signUpOptions(db: Db, config: Platform['config']): Promise<SignUpOptions> {
  const school = await findOpenSchool(db, config)
  if (!school) return { school: null, grades: [] }
  return { school: { name: school.name }, grades: await listGradesWithClasses(db, school.id) }
}

/** A person without a school: one of them links the person later (decision G13). */
export async function signUp(work: SignUpWork, body: SignUp): Promise<{ user: PersonCard }> {
  const passwordHash = await prepare(work, body, { found: [] })
  return inTransaction(work.db, async (tx) => {
    const userId = await addPerson(tx, work, { ...body, passwordHash })
    return { user: presentCard(await repo.getPerson(tx, userId)) }
  })
}

/**
 * A person and an account that waits: for the guardian under 16, then for the office (E70, E71). A trial from 16 on
 * opens at once. All or nothing. Role and school are the installation's word (decision G13).
 */
export async function signUpStudent(work: SignUpWork, body: StudentSignUp) {
  const school = await findOpenSchool(work.db, work.platform.config)
  if (!school) throw fail('nf_0082')
  const { id: schoolId, name: schoolName } = school
  const { gradeId } = body
  const isTrial = body.trial === true
  const place = await findClassFor(work.db, { schoolId, gradeId })
  const found = [...placeProblems(place), ...guardianProblems(body, work.now)]
  const passwordHash = await prepare(work, body, { schoolId, found })
  const guardianEmail = isUnderAge(body, work.now) ? body.guardianEmail! : null
  if (guardianEmail !== null) await spendLetter(work.platform, guardianEmail)
  const opensNow = isTrial && guardianEmail === null
  return inTransaction(work.db, async (tx) => {
    const userId = await addPerson(tx, work, { ...body, passwordHash })
    const trialDays = opensNow ? TRIAL_DAYS : null
    const accountId = await repo.insertStudentAccount(tx, { userId, schoolId, trialDays })
    const studentId = opensNow ? await enrol(tx, { accountId, classId: place!.id }) : null
    const waitsFor = opensNow
      ? null
      : await ask(tx, work, { accountId, userId, schoolId, gradeId, isTrial, guardianEmail })
    await insertControl(tx, accountId)
    if (body.pin !== undefined) await setFirstPin(tx, work.platform, accountId, body.pin)
    return {
      user: presentCard(await repo.getPerson(tx, userId)),
      schoolName,
      student: studentId === null ? null : { id: studentId, className: place!.name, schoolName },
      waitsFor,
    }
  })
}

/** An unknown birth date counts as under 16 (E71). */
function isUnderAge({ dateOfBirth }: Given<StudentSignUp>, now: Date): boolean {
  return dateOfBirth === undefined || needsConsent(dateOfBirth, now.toISOString().slice(0, 10))
}

/** The shape asks by the latest day on earth, this one by the clock of the product. */
function guardianProblems(body: Given<StudentSignUp>, now: Date): FieldProblem[] {
  const isMissing = body.guardianEmail === undefined && isUnderAge(body, now)
  return isMissing ? [{ code: 'rq_1001', field: 'guardianEmail' }] : []
}

function placeProblems(place: unknown): FieldProblem[] {
  return place ? [] : [{ code: 'ii_0056', field: 'gradeId' }]
}

/** Of a form that is not whole yet. */
type Given<Body> = { [Field in keyof Body]?: Body[Field] | undefined }

/** What the handler would refuse as well, of the fields that have their shape. */
export function checkSignUp(work: SignUpWork, body: Given<SignUp>): Promise<FieldProblem[]> {
  return checkPerson(work, body)
}

function checkPerson(work: SignUpWork, body: Given<SignUp>, schoolId?: string): Promise<FieldProblem[]> {
  const { state, city, ...rest } = body
  // Of a state that is none no city is judged.
  return personProblems(work, state === undefined ? rest : { ...rest, state, city }, schoolId)
}

export async function checkStudentSignUp(work: SignUpWork, body: Given<StudentSignUp>): Promise<FieldProblem[]> {
  const { db, platform } = work
  const school = await findOpenSchool(db, platform.config)
  const problems = await checkPerson(work, body, school?.id)
  if (!school || body.gradeId === undefined) return problems
  return [...problems, ...placeProblems(await findClassFor(db, { schoolId: school.id, gradeId: body.gradeId }))]
}

/** A setting that names a school which is not there is as good as none. */
async function findOpenSchool(db: Db, { predefinedSchoolId }: Pick<Platform['config'], 'predefinedSchoolId'>) {
  return predefinedSchoolId === undefined ? undefined : repo.findSchool(db, predefinedSchoolId)
}

/**
 * Answering that a name is taken tells that it exists, so sign-ups have a budget: of the address, wide enough for a
 * whole school behind one, because whoever signs up has no name yet (decision E6).
 */
export async function spendSignUp({ platform, address }: Pick<SignUpWork, 'platform' | 'address'>): Promise<void> {
  await platform.budgets.signUp.spend(createHash('sha256').update(address).digest('base64url'))
}

async function prepare(
  work: SignUpWork,
  body: SignUp | StudentSignUp,
  { schoolId, found }: { schoolId?: string; found: readonly FieldProblem[] },
): Promise<string> {
  const problems = [...(await personProblems(work, body, schoolId)), ...found]
  if (problems.length > 0) throw failFields(problems)
  return work.platform.passwords.hash(body.password)
}

async function personProblems(
  work: SignUpWork,
  body: Given<SignUp | StudentSignUp>,
  schoolId?: string,
): Promise<FieldProblem[]> {
  await spendSignUp(work)
  const taken = await findUnavailable(work.db, work.platform.secrets, body)
  const isBlocked = await wordTestFor(work.db, schoolId)
  const { nickname, surname } = body
  return [
    ...takenProblems(taken),
    ...wordProblems(body, isBlocked),
    ...(await grownUpProblems(work.db, { schoolId }, { nickname, surname })),
    ...factProblems(body, work.now),
    ...(await guessableProblems(work.db, body, schoolId)),
  ]
}

/** Of somebody who has no row yet: the names are those of the form. */
export async function guessableProblems(
  db: Db,
  {
    password,
    username = '',
    name,
    nickname,
    surname,
  }: Given<Pick<SignUp, 'password' | 'username' | 'name' | 'nickname' | 'surname'>>,
  schoolId: string | undefined,
): Promise<FieldProblem[]> {
  if (password === undefined) return []
  const school = schoolId === undefined ? undefined : await repo.findSchool(db, schoolId)
  return passwordProblems(password, {
    username,
    names: [name, nickname, surname],
    schoolNames: school ? [school.name] : [],
  })
}

async function addPerson(
  tx: Tx,
  { locale }: SignUpWork,
  body: (SignUp | StudentSignUp) & { passwordHash: string },
): Promise<string> {
  const userId = await repo.insertUser(tx, {
    username: body.username,
    name: body.name,
    nickname: body.nickname ?? null,
    surname: body.surname ?? null,
    gender: body.gender ?? null,
    date_of_birth: body.dateOfBirth ?? null,
    state: body.state ?? null,
    city: body.city ?? null,
    telephone: body.telephone ?? null,
    language: body.language ?? locale,
    password_hash: body.passwordHash,
  })
  await askVerification(tx, userId)
  return userId
}
