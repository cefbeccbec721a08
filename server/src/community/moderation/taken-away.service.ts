import type { EntityReport } from '@trilha/contract/constants'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { listUnfinished } from './cases.repo.ts'

/**
 * Somebody takes a thing off themself: whoever judges it, or what goes along with it, reads who, and that it was not
 * the school. Said before it is gone: then nothing tells any more what was in it.
 */
export async function noteTakenAway(
  tx: Tx,
  actor: Actor,
  thing: { entity: EntityReport; contentId: string },
): Promise<void> {
  for (const id of await listUnfinished(tx, thing))
    await audit(tx, { ...actorOf(actor), action: 'moderation.takenAway', subject: { kind: 'moderationCase', id } })
}
