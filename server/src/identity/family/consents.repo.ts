import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

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
