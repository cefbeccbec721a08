import type { RealtimeEvent, RealtimeEvents } from '@trilha/contract/realtime'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export const realtimeChannel = 'trilha_realtime'

/** A person, or everybody of a school. */
type Audience = { userId: string } | { schoolId: string }

export interface Told {
  to: Audience
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
  await send(tx, { to: { userId }, event, data })
}

/** The same to everybody of a school. */
export async function tellSchool<E extends RealtimeEvent>(
  tx: Tx,
  schoolId: string,
  event: E,
  data: RealtimeEvents[E],
): Promise<void> {
  await send(tx, { to: { schoolId }, event, data })
}

async function send(tx: Tx, told: Told): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${JSON.stringify(told)})`.execute(tx)
}
