import type { RealtimeEvent, RealtimeEvents } from '@trilha/contract/realtime'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export const realtimeChannel = 'trilha_realtime'

export interface Told {
  userId: string
  event: RealtimeEvent
  data: unknown
}

/**
 * Says something to a person's open tabs when, and only when, the transaction commits; every server
 * process hears it, whichever holds the socket. Payloads stay small: NOTIFY carries 8,000 bytes.
 */
export async function tell<E extends RealtimeEvent>(
  tx: Tx,
  userId: string,
  event: E,
  data: RealtimeEvents[E],
): Promise<void> {
  const told: Told = { userId, event, data }
  await sql`select pg_notify(${realtimeChannel}, ${JSON.stringify(told)})`.execute(tx)
}
