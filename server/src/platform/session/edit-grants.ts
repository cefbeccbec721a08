import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { announceSessionChange, sessionsChannel } from './session-store.ts'

/** Opens editing for this session alone, by the database's clock (decision E3). */
export async function grantEditing(tx: Tx, sessionId: string, seconds: number): Promise<Date> {
  const { until } = await tx
    .updateTable('sessions')
    .set({ edit_granted_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', sessionId)
    .returning(sql<Date>`edit_granted_until`.as('until'))
    .executeTakeFirstOrThrow()
  await announceSessionChange(tx, sessionId)
  return until
}

/** Takes the grant of one session back, in every server process at once. */
export async function withdrawEditing(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ edit_granted_until: null }).where('id', '=', sessionId).execute()
  await announceSessionChange(tx, sessionId)
}

/** As the database says it now, for what must not rest on a session that was read a moment ago. */
export async function mayEdit(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('edit_granted_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Closes editing in every session of the person but one: the PIN that opened it is no longer the PIN. */
export async function endEditing(tx: Tx, userId: string, but?: string): Promise<void> {
  let query = tx
    .updateTable('sessions')
    .set({ edit_granted_until: null })
    .where('user_id', '=', userId)
    .where('edit_granted_until', 'is not', null)
  if (but !== undefined) query = query.where('id', '!=', but)
  await query.execute()
}

/**
 * What a person may do has changed: every server process looks their open sessions up anew, in whichever account each
 * is, because a PIN may guard all of them.
 */
export async function announcePersonChange(tx: Tx, userId: string): Promise<void> {
  await sql`
    select pg_notify(${sessionsChannel}, id::text) from sessions where user_id = ${userId} and ended_at is null
  `.execute(tx)
}
