import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Subscriber } from '../../platform/events.ts'
import { announcePersonChange } from '../../platform/session/edit-grants.ts'
import { takeBackChoices } from './controls.service.ts'
import { tellFamily } from './family.live.ts'
import type { Cause } from './family.work.ts'
import * as repo from './links.repo.ts'

interface Ending {
  /** The guardian is being erased: whoever is told hears no name. */
  isErased?: boolean
}

/**
 * Ends a link whose row the caller has locked. A guardian who changes a switch at the same time holds that row too: the
 * change comes before and is taken back here, or it comes after and is refused.
 */
export async function endLink(
  tx: Tx,
  cause: Cause,
  link: repo.LinkRow,
  { isErased = false }: Ending = {},
): Promise<void> {
  const { guardianUserId, guardianAccountId, childUserId: studentUserId, studentAccountId, schoolId } = link
  await repo.deleteLink(tx, link.id)
  const isLinked = link.status === 'LINKED'
  if (isLinked) await takeBackChoices(tx, cause, link)
  await audit(tx, {
    action: isLinked ? 'guardian.unlinked' : 'guardian.withdrawn',
    ...cause.line,
    schoolId,
    subject: { kind: 'guardianLink', id: link.id },
    details: { guardianAccountId, studentAccountId },
  })
  // Without a guardian a student under 16 may lose the community, whatever the switches say (E71).
  await announcePersonChange(tx, studentUserId)
  await tellFamily(tx, { studentAccountId, guardianAccountId })
  if (!isLinked) return
  const guardian = isErased ? null : { userId: guardianUserId, accountId: guardianAccountId }
  const event = { schoolId, guardian, studentUserId, studentAccountId, byUserId: cause.userId }
  await cause.emit(tx, 'guardian.unlinked', event)
}

async function endLinksOf(tx: Tx, cause: Cause, accountIds: readonly string[], ending: Ending): Promise<void> {
  for (const link of await repo.lockLinksOfGuardians(tx, accountIds)) await endLink(tx, cause, link, ending)
}

/** A guardian whose account ends is nobody's guardian any more. */
export const endLinksOfEnded: Subscriber<'account.ended'> = (tx, { accountId, by }, emit) =>
  endLinksOf(tx, { emit, userId: by.actorUserId, line: by }, [accountId], {})

/** The same for a guardian who is erased. What somebody of the office vouched for or recorded stays without their name. */
export const endLinksOfErased: Subscriber<'accounts.erasing'> = async (tx, { accountIds }, emit) => {
  await endLinksOf(tx, { emit, userId: null, line: {} }, accountIds, { isErased: true })
  await repo.forgetOffice(tx, accountIds)
}
