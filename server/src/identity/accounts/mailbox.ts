import type { Tx } from '../../platform/db/database.ts'
import type { Emit } from '../../platform/events.ts'
import { confirmMailbox as confirmRow } from './users.repo.ts'

/** The person reads the mailbox, however that was proven. A mailbox that was confirmed before changes nothing. */
export async function confirmMailbox(tx: Tx, emit: Emit, userId: string): Promise<void> {
  if (await confirmRow(tx, userId)) await emit(tx, 'mailbox.confirmed', { userId })
}
