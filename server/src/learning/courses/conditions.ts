import type { ContentCondition } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

interface Met {
  accountId: string
  contentId: string
  condition: ContentCondition
  percent?: number
}

/** A quiz completed, a challenge handed in: said by the domain that owns it; the best of several counts. G34 */
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

/** From now on finishing the class asks for it; said by the domain that owns the quiz or the challenge. G34 */
export async function askFor(tx: Tx, contentId: string, condition: ContentCondition): Promise<void> {
  await tx
    .updateTable('module_contents')
    .set(condition === 'QUIZ' ? { has_quiz: true } : { has_challenge: true })
    .where('id', '=', contentId)
    .execute()
}
