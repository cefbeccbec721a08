import type { EntityReport } from '@trilha/contract/constants'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { listUnfinished } from './cases.repo.ts'

/** Somebody takes a thing off themself: whoever judges it reads who, and that it was not the school. */
export async function noteTakenAway(
  tx: Tx,
  actor: Actor,
  thing: { entity: EntityReport; contentId: string },
): Promise<void> {
  for (const id of await listUnfinished(tx, thing))
    await audit(tx, { ...actorOf(actor), action: 'moderation.takenAway', subject: { kind: 'moderationCase', id } })
}
