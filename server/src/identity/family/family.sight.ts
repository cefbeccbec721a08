import { sql, type RawBuilder } from 'kysely'

/** A link by which an account cares for another. Other repos build this into their queries. */
export function isLinkedTo(
  guardianAccount: RawBuilder<unknown>,
  studentAccount: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from guardian_links link
    where link.guardian_account_id = ${guardianAccount} and link.student_account_id = ${studentAccount}
      and link.status = 'LINKED')`
}

/** The same for whichever accounts a person has; one that ended or is blocked shows nothing of a child. */
export function isOpenGuardianOf(
  guardianUserId: string | null,
  studentAccount: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from accounts guardian
    where guardian.user_id = ${guardianUserId}::uuid and guardian.active and guardian.blocked_at is null
      and ${isLinkedTo(sql.ref('guardian.id'), studentAccount)})`
}

/** Whether the person cares for the child in any school: open accounts or not, as who decides must be a stranger to both. */
export function isGuardianAnywhere(guardianUserId: string | null, childUser: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from accounts guardian cross join accounts child
    where guardian.user_id = ${guardianUserId}::uuid and child.user_id = ${childUser}
      and ${isLinkedTo(sql.ref('guardian.id'), sql.ref('child.id'))})`
}
