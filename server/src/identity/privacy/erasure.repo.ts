import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { isOf, type Subject } from '../../platform/personal-data/person.ts'
import { byAccount, byUser } from '../../platform/privacy.ts'
import { mayAsk } from './privacy.repo.ts'

interface ClosedRequest {
  id: string
  asker_user_id: string
  asker_account_id: string
}

/**
 * Notes on every request that its person is erased, and closes those that wait: no answer could reach anybody, and one
 * would write the name back. Answers those of them that somebody else asked for and still may see.
 */
export async function closeRequests(tx: Tx, subject: Subject): Promise<ClosedRequest[]> {
  const isAbout = isOf(subject, [byUser('r.user_id'), byAccount('r.account_id')])
  const isAsker = isOf(subject, [byUser('r.asker_user_id'), byAccount('r.asker_account_id')])
  await sql`
    update data_requests r
    set about_erased = r.about_erased or ${isAbout}, asker_erased = r.asker_erased or ${isAsker}
    where ${isAbout} or ${isAsker}`.execute(tx)
  const { rows } = await sql<ClosedRequest & { asker_stays: boolean }>`
    update data_requests r
    set status = 'REFUSED', answered_at = now(), erase_at = null, asker_stays = not r.asker_erased and ${mayAsk}
    where (${isAbout} or ${isAsker}) and r.status in ('OPEN', 'IN_PROGRESS')
    returning r.id, r.asker_user_id, r.asker_account_id, r.asker_stays`.execute(tx)
  return rows.filter(({ asker_stays }) => asker_stays)
}

/** Longer than a request may take, for this transaction: it is the one that walks every table. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '60s', true)`.execute(tx)
}
