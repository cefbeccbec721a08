import {
  ADMISSION_KEPT_DAYS,
  GUARDIAN_LETTER_SECONDS,
  type AdmissionRefusal,
  type AdmissionStatus,
} from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { hasConsent, saysYounger } from '../../platform/session/guardianship.ts'

function selectAdmissions(db: Db) {
  return db
    .selectFrom('admissions')
    .innerJoin('accounts', 'accounts.id', 'admissions.account_id')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('schools', 'schools.id', 'accounts.school_id')
    .innerJoin('grades', 'grades.id', 'admissions.grade_id')
    .select([
      'admissions.id',
      'admissions.status',
      'admissions.refusal',
      'admissions.is_trial as isTrial',
      'admissions.guardian_email as guardianEmail',
      'admissions.guardian_confirmed_at as guardianConfirmedAt',
      'admissions.created_at as askedAt',
      'accounts.id as accountId',
      'accounts.user_id as userId',
      'accounts.school_id as schoolId',
      'accounts.waits_for as waitsFor',
      'schools.name as schoolName',
      'users.name',
      'users.username as email',
      'users.email_verified_at as emailVerifiedAt',
      'users.date_of_birth as dateOfBirth',
      'grades.id as gradeId',
      'grades.name as gradeName',
    ])
    .select([
      sql<boolean>`(${saysYounger()} and not ${hasConsent()})`.as('needsGuardian'),
      sql<string | null>`(select signed_by from guardian_consents
        where account_id = accounts.id and kind = 'MAIL' and withdrawn_at is null)`.as('signedBy'),
      sql<Date | null>`(select max(created_at) from guardian_letters where account_id = accounts.id)`.as('sentAt'),
      sql<string>`admissions.created_at::text`.as('position'),
    ])
}

export type AdmissionRow = Awaited<ReturnType<ReturnType<typeof selectAdmissions>['executeTakeFirstOrThrow']>>

/** A trial is no request to the school: the office does not see it. */
function ofSchool(db: Db, schoolId: string) {
  return selectAdmissions(db).where('accounts.school_id', '=', schoolId).where('admissions.is_trial', '=', false)
}

export function listWaiting(
  db: Db,
  { schoolId, after, limit }: { schoolId: string; after: Moment | undefined; limit: number },
): Promise<AdmissionRow[]> {
  let query = ofSchool(db, schoolId).where('admissions.status', '=', 'WAITING')
  if (after)
    query = query.where(
      sql<boolean>`(admissions.created_at, admissions.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  return query.orderBy('admissions.created_at').orderBy('admissions.id').limit(limit).execute()
}

export function findOfSchool(db: Db, schoolId: string, id: string): Promise<AdmissionRow | undefined> {
  return ofSchool(db, schoolId).where('admissions.id', '=', id).executeTakeFirst()
}

export function findOfAccount(db: Db, accountId: string): Promise<AdmissionRow | undefined> {
  return selectAdmissions(db).where('admissions.account_id', '=', accountId).executeTakeFirst()
}

export function findAdmission(db: Db, id: string): Promise<AdmissionRow | undefined> {
  return selectAdmissions(db).where('admissions.id', '=', id).executeTakeFirst()
}

/** Everybody who answers or changes a request waits here for the others. */
export async function lockAdmission(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('admissions').select('id').where('id', '=', id).forUpdate().execute()
}

interface NewAdmission {
  accountId: string
  gradeId: string
  isTrial: boolean
  guardianEmail: string | null
}

export async function insertAdmission(tx: Tx, admission: NewAdmission): Promise<string> {
  const { accountId, gradeId, isTrial, guardianEmail } = admission
  const { id } = await tx
    .insertInto('admissions')
    .values({ account_id: accountId, grade_id: gradeId, is_trial: isTrial, guardian_email: guardianEmail })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateGuardianEmail(tx: Tx, id: string, guardianEmail: string): Promise<void> {
  await tx.updateTable('admissions').set({ guardian_email: guardianEmail }).where('id', '=', id).execute()
}

export async function markConfirmed(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('admissions')
    .set({ guardian_confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

interface Decision {
  status: Exclude<AdmissionStatus, 'WAITING'>
  refusal?: AdmissionRefusal | undefined
  byAccountId?: string
}

export async function markDecided(tx: Tx, id: string, { status, refusal, byAccountId }: Decision): Promise<void> {
  await tx
    .updateTable('admissions')
    .set({
      status,
      refusal: refusal ?? null,
      decided_by_account_id: byAccountId ?? null,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function insertLetter(tx: Tx, accountId: string, tokenHash: Buffer): Promise<void> {
  await tx
    .insertInto('guardian_letters')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      expires_at: sql<Date>`now() + make_interval(secs => ${GUARDIAN_LETTER_SECONDS})`,
    })
    .execute()
}

/** A link by its hash: what was sent for one child does nothing for another. */
export function findLetter(db: Db, id: string, tokenHash: Buffer) {
  return db
    .selectFrom('guardian_letters as letter')
    .innerJoin('admissions', 'admissions.account_id', 'letter.account_id')
    .select('letter.expires_at as expiresAt')
    .select([
      sql<boolean>`letter.used_at is not null`.as('used'),
      sql<boolean>`letter.expires_at <= now()`.as('expired'),
    ])
    .where('letter.token_hash', '=', tokenHash)
    .where('admissions.id', '=', id)
    .executeTakeFirst()
}

/** One answer spends every link that was sent for it. So does another mailbox. */
export async function spendLetters(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('guardian_letters')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

/** Of a link that is over a while is kept, so that it still gets its own answer. */
export async function removeStale(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('guardian_letters')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
  await tx
    .deleteFrom('admissions')
    .using('accounts')
    .whereRef('accounts.id', '=', 'admissions.account_id')
    .where('accounts.active', '=', false)
    .where(
      sql<boolean>`coalesce(admissions.decided_at, accounts.ended_at, accounts.created_at)
        < now() - make_interval(days => ${ADMISSION_KEPT_DAYS})`,
    )
    .execute()
}
