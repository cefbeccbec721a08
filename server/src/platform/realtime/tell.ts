import type { RealtimeEvent, realtimeEvents, RealtimeEvents } from '@trilha/contract/realtime'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export const realtimeChannel = 'trilha_realtime'

/** Every tab of a person, those that are in one account, or those in any account of a school. */
type Person = { userId: string }
type Account = { accountId: string }
type School = { schoolId: string }

/** The contract says of each event whose it is: to tell one account's news to a person's other one does not compile. */
interface Audiences {
  person: Person
  account: Account | School
  either: Person | Account
  /** The sockets alone say it. */
  session: never
}

export type Audience<E extends RealtimeEvent> = Audiences[(typeof realtimeEvents)[E]['for']]

export interface Told {
  to: Person | Account | School
  event: RealtimeEvent
  data: unknown
}

/**
 * Says something to open tabs when, and only when, the transaction commits; every server process hears it,
 * whichever holds the socket. Payloads stay small: NOTIFY carries 8,000 bytes.
 */
export async function tell<E extends RealtimeEvent>(
  tx: Tx,
  to: Audience<E>,
  event: E,
  data: RealtimeEvents[E],
): Promise<void> {
  const told: Told = { to, event, data }
  await sql`select pg_notify(${realtimeChannel}, ${JSON.stringify(told)})`.execute(tx)
}
