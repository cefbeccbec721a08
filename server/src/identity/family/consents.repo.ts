import { CONSENT_PAPER_YEARS, TERMS_VERSION } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

function selectPapers(db: Db) {
  return db
    .selectFrom('guardian_consents as consent')
    .innerJoin('accounts as child', 'child.id', 'consent.account_id')
    .leftJoin('accounts as recorder', 'recorder.id', 'consent.recorded_by_account_id')
    .leftJoin('users as recorderUser', 'recorderUser.id', 'recorder.user_id')
    .select([
      'consent.id',
      'consent.account_id as accountId',
      'child.user_id as childUserId',
      'consent.signed_by as signedBy',
      'consent.created_at as recordedAt',
      'recorderUser.name as recordedBy',
    ])
    .select(sql<string>`consent.signed_on::text`.as('signedOn'))
    .where('consent.kind', '=', 'PAPER')
    .where('consent.withdrawn_at', 'is', null)
}

export type PaperRow = Awaited<ReturnType<ReturnType<typeof selectPapers>['executeTakeFirstOrThrow']>>

export function listPapers(db: Db, accountIds: readonly string[]): Promise<PaperRow[]> {
  return selectPapers(db)
    .where('consent.account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute()
}

export function findPaper(db: Db, { schoolId, id }: { schoolId: string; id: string }): Promise<PaperRow | undefined> {
  return selectPapers(db).where('consent.id', '=', id).where('child.school_id', '=', schoolId).executeTakeFirst()
}

export async function lockPaper(tx: Tx, place: { schoolId: string; id: string }): Promise<PaperRow | undefined> {
  await tx.selectFrom('guardian_consents').select('id').where('id', '=', place.id).forUpdate().execute()
  return findPaper(tx, place)
}

export async function insertPaper(
  tx: Tx,
  paper: { accountId: string; signedBy: string; signedOn: string; recordedByAccountId: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('guardian_consents')
    .values({
      account_id: paper.accountId,
      kind: 'PAPER',
      signed_by: paper.signedBy,
      signed_on: paper.signedOn,
      terms_version: TERMS_VERSION,
      recorded_by_account_id: paper.recordedByAccountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One paper counts at a time: the newest. */
export async function withdrawPapers(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('guardian_consents')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'PAPER')
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Not in the future, and not too long ago, by the school's own day (E16). */
export async function mayBeSignedOn(db: Db, day: string, timeZone: string): Promise<boolean> {
  const { rows } = await sql<{ isTimely: boolean }>`
    select ${day}::date <= today and ${day}::date >= today - make_interval(years => ${CONSENT_PAPER_YEARS}) as "isTimely"
    from (select (now() at time zone ${timeZone})::date as today) as clock`.execute(db)
  return rows[0]!.isTimely
}

/** A guardian agreed from the mailbox that the child named; the day is the school's (E16, E71). */
export async function insertMailConsent(
  tx: Tx,
  accountId: string,
  { signedBy, termsVersion }: { signedBy: string; termsVersion: string },
): Promise<void> {
  await sql`
    insert into guardian_consents (account_id, kind, signed_by, signed_on, terms_version)
    select accounts.id, 'MAIL', ${signedBy}, (now() at time zone schools.time_zone)::date, ${termsVersion}
    from accounts join schools on schools.id = accounts.school_id
    where accounts.id = ${accountId}`.execute(tx)
}
