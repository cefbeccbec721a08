import type { GuardianAnswer, GuardianRequest } from '@trilha/contract/school/admissions'
import { endAccount, setWaitsFor } from '../../identity/accounts/public.ts'
import { insertMailConsent } from '../../identity/family/public.ts'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { sha256 } from '../../platform/session/hash.ts'
import { presentRequest } from './admissions.present.ts'
import * as repo from './admissions.repo.ts'
import { openTrial, tellAccount, tellDecided } from './admissions.service.ts'

/** The link of a guardian's letter. */
interface Followed {
  id: string
  token: string
}

export async function getRequest(db: Db, followed: Followed): Promise<GuardianRequest> {
  const { row, expiresAt } = await follow(db, followed)
  return presentRequest(row, expiresAt)
}

/** An unknown request and an unknown link answer alike: a stranger learns nothing. */
async function follow(db: Db, { id, token }: Followed): Promise<{ row: repo.AdmissionRow; expiresAt: Date }> {
  const letter = await repo.findLetter(db, id, sha256(token))
  const row = letter && (await repo.findAdmission(db, id))
  if (!letter || !row) throw fail('br_0011')
  if (letter.used) throw fail('br_0012')
  if (letter.expired) throw fail('br_0025')
  return { row, expiresAt: letter.expiresAt }
}

interface AnswerWork extends Work {
  requestId: string
}

/** Works once: an answer spends every link of the request. */
export function answerRequest(
  work: AnswerWork,
  followed: Followed,
  answer: GuardianAnswer,
): Promise<{ next: 'OFFICE' | 'OPEN' | 'ENDED' }> {
  return inTransaction(work.db, async (tx) => {
    await repo.lockAdmission(tx, followed.id)
    const { row } = await follow(tx, followed)
    const { id, accountId, schoolId } = row
    await repo.spendLetters(tx, accountId)
    await audit(tx, {
      action: answer.consents ? 'guardian.consented' : 'guardian.declined',
      schoolId,
      subject: { kind: 'account', id: accountId },
      requestId: work.requestId,
    })
    if (!answer.consents) {
      await endAccount(tx, accountId)
      await repo.markDecided(tx, id, { status: 'GUARDIAN_REFUSED' })
      await tellDecided(tx, work, row, 'guardianRefused')
      return { next: 'ENDED' }
    }
    await insertMailConsent(tx, accountId, { signedBy: answer.name!, termsVersion: answer.version! })
    await repo.markConfirmed(tx, id)
    if (row.isTrial) {
      await openTrial(tx, row)
      await repo.markDecided(tx, id, { status: 'ACCEPTED' })
      await tellDecided(tx, work, row, 'opened')
      return { next: 'OPEN' }
    }
    await setWaitsFor(tx, accountId, 'OFFICE')
    await tellAccount(tx, accountId)
    return { next: 'OFFICE' }
  })
}
