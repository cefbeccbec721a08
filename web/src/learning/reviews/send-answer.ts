import type { ContentReviewAnswer, ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { isApiError } from '../../lib/api/api-error.ts'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import { seenBy } from '../../lib/outbox/outdated.ts'
import type { Send } from '../../lib/outbox/outbox.ts'
import { queryClient } from '../../lib/query-client.ts'
import { keyOf } from '../../lib/query-keys.ts'
import { argsOf, withAnswer } from './answers.ts'

/** Delivers one, and shows it as the server has it before the entry leaves the device: no gap from kept to saved. */
export async function sendReviewAnswer(entry: OutboxEntry, send: Send): Promise<ContentReviewAnswer> {
  const answer = await deliver(entry, send)
  const lists = queryClient.getQueriesData<ContentReviewQuestion[]>({ queryKey: keyOf('reviews', 'listQuestions') })
  for (const [key, questions] of lists)
    if (questions?.some(({ id }) => id === answer.questionId))
      queryClient.setQueryData(key, withAnswer(questions, answer))
  return answer
}

/** None was in sight. */
const unseen = 0

/**
 * A question is answered once and changed afterwards (G31). Where the server has an answer that was never seen here, it is
 * not changed unseen: the server refuses, and the person decides (decision 17).
 */
export async function deliver(
  { args, follows }: Pick<OutboxEntry, 'args' | 'follows'>,
  send: Send,
): Promise<ContentReviewAnswer> {
  const { params, body } = argsOf({ args })
  const { contentReviewQuestionId: questionId, answer, seenVersion } = body
  async function change(id: string, version: number | undefined): Promise<ContentReviewAnswer> {
    const seen = version === undefined ? {} : { seenVersion: version }
    return (await send('changeAnswer', { params: { id }, body: { answer, ...seen } })) as ContentReviewAnswer
  }
  const seen = seenBy(params && { id: params.id, version: seenVersion }, follows)
  if (seen) return change(seen.id, seen.version)
  try {
    return (await send('answer', { body: { contentReviewQuestionId: questionId, answer } })) as ContentReviewAnswer
  } catch (error) {
    if (!isApiError(error) || error.code !== 'br_0033' || questionId === undefined) throw error
    const { answer: there } = (await send('getQuestion', { params: { id: questionId } })) as ContentReviewQuestion
    if (!there) throw error
    return there.answer === answer ? there : change(there.id, unseen)
  }
}
