import type { GuardianSignUp, PersonCard } from '@trilha/contract/identity/user-shapes'
import type { MyGuardianLink } from '@trilha/contract/identity/family'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, failFields, isFailure } from '../../platform/http/failure.ts'
import { markAccountUsed, provePassword, type AuthWork } from '../auth/public.ts'
import { enterCodeAs, findCode, type GuardianCodeFound } from '../family/public.ts'
import { insertAccount, lockMembership } from './accounts.repo.ts'
import { spendSignUp, type SignUpWork } from './signup.service.ts'
import { presentCard } from './users.present.ts'
import { findAddressee, getPerson, insertUser } from './users.repo.ts'
import { wordProblems } from './users.rules.ts'
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
  const { db, platform } = work
  await spendSignUp(work)
  const key = `sign-up:${body.username}`
  await platform.budgets.guardianCode.spend(key)
  const code = await findCode(db, platform, body.guardianCode)
  if (!code) throw fail('nf_0085', { field: 'guardianCode' })
  await platform.budgets.guardianCode.refund(key)
  const known = await findAddressee(db, body.username)
  const create = known ? await provenPerson(work, body) : await newPerson(work, body)
  return inTransaction(db, async (tx) => {
    const userId = await create(tx)
    const accountId = await guardianAccount(tx, userId, code)
    const link = await enterCodeAs(tx, work, { userId, accountId, schoolId: code.schoolId }, body.guardianCode)
    // Signing in now leads to the child, not to where the person was last.
    await markAccountUsed(tx, accountId)
    return { user: presentCard(await getPerson(tx, userId)), link }
  })
}

type CreatePerson = (tx: Tx) => Promise<string>

/** The same budget as at the door, so that this is no way around it. */
async function provenPerson(work: GuardianWork, { username, password }: GuardianSignUp): Promise<CreatePerson> {
  try {
    const { id } = await provePassword(work, { username, password })
    return async () => id
  } catch (error) {
    // Signing up tells that a name is taken anyway (decision E6), so it may say what to do.
    if (isFailure(error) && error.code === 'br_0014') throw fail('ae_0187', { field: 'password' })
    throw error
  }
}

async function newPerson({ platform, locale }: GuardianWork, body: GuardianSignUp): Promise<CreatePerson> {
  const problems = wordProblems(body)
  if (problems.length > 0) throw failFields(problems)
  const passwordHash = await platform.passwords.hash(body.password)
  return async (tx) => {
    const { name, username, language = locale } = body
    const userId = await insertUser(tx, { name, username, language, password_hash: passwordHash })
    await askVerification(tx, userId)
    return userId
  }
}

/** A child's code alone makes nobody one of the school's people: the school does, when it approves. */
async function guardianAccount(tx: Tx, userId: string, { schoolId, bySchool }: GuardianCodeFound): Promise<string> {
  const account = await lockMembership(tx, userId, schoolId)
  if (!account) return insertAccount(tx, { userId, schoolId, role: 'PARENT', isMember: bySchool })
  if (account.role !== 'PARENT') throw fail('ae_0186')
  // Whom the school let go comes back by the school.
  if (!account.active) throw fail('br_0003')
  return account.id
}
