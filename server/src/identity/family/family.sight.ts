import { sql, type RawBuilder } from 'kysely'
import { isProvenLink } from '../../platform/session/guardianship.ts'

/** An account cares for another, with a guardian's powers (E69). Other repos build this into their queries. */
export function isLinkedTo(
  guardianAccount: RawBuilder<unknown>,
  studentAccount: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from guardian_links link
    where link.guardian_account_id = ${guardianAccount} and link.student_account_id = ${studentAccount}
      and ${isProvenLink()})`
}

/** The same for whichever accounts a person has. */
export function isOpenGuardianOf(
  guardianUserId: string | null,
  studentAccount: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from accounts guardian
    where guardian.user_id = ${guardianUserId}::uuid and ${isLinkedTo(sql.ref('guardian.id'), studentAccount)})`
}

/**
 * The person cares for the child in any school, or asked to, with powers or without: whoever decides about the child at
 * a desk must be a stranger to both (E69).
 */
export function isGuardianAnywhere(guardianUserId: string | null, childUser: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from accounts held
      join guardian_links link on link.student_account_id = held.id and link.status <> 'REFUSED'
      join accounts guardian on guardian.id = link.guardian_account_id
    where held.user_id = ${childUser} and guardian.user_id = ${guardianUserId}::uuid)`
}
