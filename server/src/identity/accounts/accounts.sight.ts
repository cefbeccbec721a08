import { sql, type RawBuilder } from 'kysely'
import { isBlockBetween } from '../../community/sight/public.ts'
import { isProvenLink } from '../../platform/session/guardianship.ts'
import type { Session } from '../../platform/session/session-store.ts'

export type Viewer = Pick<Session, 'userId' | 'accountId' | 'schoolId' | 'role' | 'active' | 'isMember' | 'flags'>

/**
 * The one rule of who sees whom, asked of a row of `accounts`: oneself, and the members of one's school each other
 * (decision 9), but not two students of whom one blocked the other. Who works at the school keeps its students in
 * sight, and they them: there a block acts in the community alone. A guardian sees the grown-ups there; children
 * through their own guardians alone, whose link is proven (E69).
 */
export function isSeenBy(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.role !== 'STUDENT') return isKnownTo(viewer)
  return sql<boolean>`(${isKnownTo(viewer)} and not (accounts.role = 'STUDENT' and ${isBlockBetween(viewer)}))`
}

/** The same whoever blocked whom: what happened between two people is reported after a block too. */
function isKnownTo(viewer: Viewer): RawBuilder<boolean> {
  const isOneself = sql<boolean>`accounts.user_id = ${viewer.userId}`
  if (!seesOthers(viewer)) return isOneself
  const isMember = sql<boolean>`accounts.is_member`
  const isSeen = viewer.role === 'PARENT' ? seenByGuardian(viewer.accountId, isMember) : isMember
  return sql<boolean>`(${isOneself} or (accounts.school_id = ${viewer.schoolId} and accounts.active and ${isSeen}))`
}

/** An account that cannot be used reaches its own data and nobody else's. */
function seesOthers({ isMember, active, flags }: Viewer): boolean {
  return isMember && active && !flags.isBlockedAccount
}

function seenByGuardian(guardianAccountId: string, isMember: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`((accounts.role <> 'STUDENT' and ${isMember}) or exists (
    select from guardian_links link
    where link.student_account_id = accounts.id and link.guardian_account_id = ${guardianAccountId}
      and ${isProvenLink()}
  ))`
}

/** The same asked of a row of `users`: by any account of theirs. */
export function isPersonSeenBy(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`exists (select from accounts where accounts.user_id = users.id and ${isSeenBy(viewer)})`
}

export function isPersonKnownTo(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`exists (select from accounts where accounts.user_id = users.id and ${isKnownTo(viewer)})`
}
