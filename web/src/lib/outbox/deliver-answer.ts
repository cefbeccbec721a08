import { isApiError } from '../api/api-error.ts'
import type { OutboxEntry } from './entry-store.ts'
import { seenBy } from './outdated.ts'

/** None was in sight. */
const unseen = 0

interface AnswerDelivery<Answer> {
  /** The answer that was on the screen when this one was made. */
  shown: { id: string; version: number | undefined } | undefined
  give(): Promise<Answer>
  change(id: string, seen: { seenVersion?: number }): Promise<Answer>
  /** The answer that the server has, where it says that there is one. */
  findThere(): Promise<Answer | null | undefined>
  isSame(there: Answer): boolean
}

/**
 * A question is answered once and changed afterwards (G31, G33). Whoever answered twice without a network had no id to
 * change: the outbox tells the second what became of the first. Where the server has an answer that was never seen here,
 * from another device, it is not changed unseen: the server refuses, and the person decides (decision 17).
 */
export async function deliverAnswer<Answer extends { id: string }>(
  { follows }: Pick<OutboxEntry, 'follows'>,
  { shown, give, change, findThere, isSame }: AnswerDelivery<Answer>,
): Promise<Answer> {
  const seen = seenBy(shown, follows)
  if (seen) return change(seen.id, seen.version === undefined ? {} : { seenVersion: seen.version })
  try {
    return await give()
  } catch (error) {
    if (!isApiError(error) || error.code !== 'br_0033') throw error
    const there = await findThere()
    if (!there) throw error
    return isSame(there) ? there : change(there.id, { seenVersion: unseen })
  }
}
