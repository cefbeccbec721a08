import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isProvenLink } from '../../platform/session/guardianship.ts'
import type { FamilyTables } from './family.tables.ts'

export type Choice = Selectable<FamilyTables['control_choices']>

/** Which guardian chose what, in any of these accounts. */
export function listChoices(db: Db, accountIds: readonly string[]): Promise<Choice[]> {
  return db
    .selectFrom('control_choices')
    .selectAll()
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute()
}

/** Null: nobody but the school answers for these parts from here on. */
export async function putChoices(
  tx: Tx,
  accountId: string,
  parts: readonly Choice['part'][],
  guardianUserId: string | null,
): Promise<void> {
  if (parts.length === 0) return
  if (guardianUserId === null) {
    await tx
      .deleteFrom('control_choices')
      .where('account_id', '=', accountId)
      .where('part', 'in', [...parts])
      .execute()
    return
  }
  await tx
    .insertInto('control_choices')
    .values(parts.map((part) => ({ account_id: accountId, part, guardian_user_id: guardianUserId })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'part']).doUpdateSet({ guardian_user_id: guardianUserId }),
    )
    .execute()
}

/** The guardian who gave the PIN still has powers here; of an older PIN, whose giver nobody wrote down, any guardian. */
export async function isGuardianPinAlive(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ alive: boolean }>`
    select exists (select from guardian_links as link
      join accounts as carer on carer.id = link.guardian_account_id
      where link.student_account_id = ${accountId} and ${isProvenLink()} and carer.user_id = coalesce(
        (select guardian_user_id from control_choices where account_id = ${accountId} and part = 'pin'),
        carer.user_id)) as alive`.execute(db)
  return rows[0]!.alive
}

/** The PIN of a guardian whose link ended locks editing and opens nothing: it counts as the student's own. */
export async function makePinOwn(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('parental_controls')
    .set({ pin_set_by: 'STUDENT' })
    .where('account_id', '=', accountId)
    .where('pin_set_by', '=', 'GUARDIAN')
    .execute()
}

/**
 * A school is about to put its own PIN over one that guards the person everywhere. That one moves on to another account
 * of the student that has none, so that the act of one school unlocks nothing in another (E66).
 */
export async function handOverPin(tx: Tx, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update parental_controls as heir set (pin_hash, pin_set_by, pin_wrong_in_a_row, pin_wrong_on, pin_wrong_that_day,
        pin_wrong_since_success, pin_locked_until) = (
      select pin_hash, pin_set_by, pin_wrong_in_a_row, pin_wrong_on, pin_wrong_that_day, pin_wrong_since_success,
        pin_locked_until
      from parental_controls where account_id = ${accountId})
    where heir.account_id = (
      select other.id from accounts own join accounts other on other.user_id = own.user_id and other.id <> own.id
        join parental_controls bare on bare.account_id = other.id and bare.pin_hash is null
      where own.id = ${accountId} and other.role = 'STUDENT' and other.active
      order by other.trial_ends_at is not null, other.id limit 1)
    returning heir.account_id as id`.execute(tx)
  const [heir] = rows
  if (!heir) return
  await sql`update control_choices set account_id = ${heir.id} where account_id = ${accountId} and part = 'pin'`.execute(
    tx,
  )
}
