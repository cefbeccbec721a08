import type { ContentCondition } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

interface Met {
  accountId: string
  contentId: string
  condition: ContentCondition
  percent?: number
}

/** A quiz completed, a challenge handed in, a book read: said by the domain that owns it; the best of several counts. G34 */
export async function meetCondition(tx: Tx, { accountId, contentId, condition, percent = 100 }: Met): Promise<void> {
  await tx
    .insertInto('content_conditions')
    .values({ account_id: accountId, content_id: contentId, condition, percent })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'content_id', 'condition'])
        .doUpdateSet({ percent: sql`greatest(content_conditions.percent, excluded.percent)` }),
    )
    .execute()
}

/** What was met is taken back, as long as the class was not finished with it. */
export async function unmeetCondition(
  tx: Tx,
  { accountId, contentId, condition }: Omit<Met, 'percent'>,
): Promise<void> {
  await tx
    .deleteFrom('content_conditions')
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where('condition', '=', condition)
    .execute()
}

const asks = {
  QUIZ: { has_quiz: true },
  CHALLENGE: { has_challenge: true },
  EBOOK: { has_ebook: true },
} as const satisfies Record<ContentCondition, object>

/** From now on finishing the class asks for it; said by the domain that owns the quiz, the challenge or the book. G34 */
export async function askFor(tx: Tx, contentId: string, condition: ContentCondition): Promise<void> {
  await tx.updateTable('module_contents').set(asks[condition]).where('id', '=', contentId).execute()
}
