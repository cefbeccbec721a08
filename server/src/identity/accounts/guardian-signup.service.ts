import type { FieldProblem } from '@trilha/contract/fields'
import type { GuardianSignUp, PersonCard } from '@trilha/contract/identity/user-shapes'
import type { MyGuardianLink } from '@trilha/contract/identity/family'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, failFields, isFailure } from '../../platform/http/failure.ts'
import { wordTestFor } from '../../community/words/public.ts'
import { markAccountUsed, provePassword, type AuthWork } from '../auth/public.ts'
import { enterCodeAs, findCode, type GuardianCodeFound } from '../family/public.ts'
import { insertAccount, lockMemberships } from './accounts.repo.ts'
import { guessableProblems, spendSignUp, type SignUpWork } from './signup.service.ts'
import { presentCard } from './users.present.ts'
import { findAddressee, getPerson, insertUser } from './users.repo.ts'
import { isRoomFor, wordProblems } from './users.rules.ts'
import { askVerification } from './verification.service.ts'

interface GuardianWork extends SignUpWork {
  platform: AuthWork['platform']
  requestId: string
}

/** Person, account and link, all or nothing, and the code with them: of two who hold one code one comes in (E7). */
export async function signUpGuardian(
  work: GuardianWork,
  body: GuardianSignUp,
): Promise<{ user: PersonCard; link: MyGuardianLink }> {
  const { db } = work
  await spendSignUp(work)
  const code = await readCode(work, body)
  const { problems, userId: knownId } = await personProblems(work, body, code?.schoolId)
  if (!code) throw failFields([unknownCode, ...problems])
  if (problems.length > 0) throw failFields(problems)
  const create = knownId === undefined ? await newPerson(work, body) : async () => knownId
  return inTransaction(db, async (tx) => {
    const userId = await create(tx)
    const accountId = await guardianAccount(tx, userId, code)
    const link = await enterCodeAs(tx, work, { userId, accountId, schoolId: code.schoolId }, body)
    // Signing in now leads to the child, not to where the person was last.
    await markAccountUsed(tx, accountId)
    return { user: presentCard(await getPerson(tx, userId)), link }
  })
}

type Given = { [Field in keyof GuardianSignUp]?: GuardianSignUp[Field] | undefined }

const unknownCode = { code: 'nf_0085', field: 'guardianCode' } as const

/** What signing up would refuse as well, of the fields that have their shape. */
export async function checkGuardianSignUp(work: GuardianWork, body: Given): Promise<FieldProblem[]> {
  const { guardianCode } = body
  await spendSignUp(work)
  const code = guardianCode === undefined ? undefined : await readCode(work, { ...body, guardianCode })
  const isKnown = guardianCode === undefined || code !== undefined
  return [...(isKnown ? [] : [unknownCode]), ...(await personProblems(work, body, code?.schoolId)).problems]
}

/** Tries are counted by the name that signs up, and by the address where there is none yet. */
async function readCode(
  { db, platform, address }: GuardianWork,
  { username, guardianCode }: Given & { guardianCode: string },
): Promise<GuardianCodeFound | undefined> {
  const key = `sign-up:${username ?? address}`
  await platform.budgets.guardianCode.spend(key)
  const code = await findCode(db, platform, guardianCode)
  if (code) await platform.budgets.guardianCode.refund(key)
  return code
}

/** Whom the name and password are of, where there is somebody of that name; else what a new name must not be. */
async function personProblems(
  work: GuardianWork,
  { username, password, name }: Given,
  schoolId: string | undefined,
): Promise<{ problems: FieldProblem[]; userId?: string }> {
  if (username === undefined || !(await findAddressee(work.db, username))) {
    const words = wordProblems({ username, name }, await wordTestFor(work.db, schoolId))
    return { problems: [...words, ...(await guessableProblems(work.db, { username, password, name }, schoolId))] }
  }
  return password === undefined ? { problems: [] } : provenPerson(work, { username, password })
}

type CreatePerson = (tx: Tx) => Promise<string>

/** The same budget as at the door, so that this is no way around it. */
async function provenPerson(
  work: GuardianWork,
  proof: Pick<GuardianSignUp, 'username' | 'password'>,
): Promise<{ problems: FieldProblem[]; userId?: string }> {
  try {
    return { problems: [], userId: (await provePassword(work, proof)).id }
  } catch (error) {
    // Signing up tells that a name is taken anyway (decision E6), so it may say what to do.
    if (isFailure(error) && error.code === 'br_0014') return { problems: [{ code: 'ae_0017', field: 'password' }] }
    throw error
  }
}

async function newPerson({ platform, locale }: GuardianWork, body: GuardianSignUp): Promise<CreatePerson> {
  const passwordHash = await platform.passwords.hash(body.password)
  return async (tx) => {
    const { name, username, language = locale } = body
    const userId = await insertUser(tx, { name, username, language, password_hash: passwordHash })
    await askVerification(tx, userId)
    return userId
  }
}

/** A code alone makes nobody one of the school's people: a link that the school agreed to does. */
async function guardianAccount(tx: Tx, userId: string, { schoolId }: GuardianCodeFound): Promise<string> {
  const held = await lockMemberships(tx, userId, schoolId)
  if (!isRoomFor('PARENT', held)) throw fail('ae_0016')
  const account = held.find(({ role }) => role === 'PARENT')
  if (!account) return insertAccount(tx, { userId, schoolId, role: 'PARENT', isMember: false })
  // Whom the school let go comes back by the school.
  if (!account.active) throw fail('br_0003')
  return account.id
}
