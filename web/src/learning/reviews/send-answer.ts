import type { ContentReviewAnswer, ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { isApiError } from '../../lib/api/api-error.ts'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import type { Send } from '../../lib/outbox/outbox.ts'
import { queryClient } from '../../lib/query-client.ts'
import { argsOf, withAnswer } from './answers.ts'

/** Delivers one, and shows it as the server has it before the entry leaves the device: no gap from kept to saved. */
export async function sendReviewAnswer(entry: OutboxEntry, send: Send): Promise<ContentReviewAnswer> {
  const answer = await deliver(entry, send)
  const lists = queryClient.getQueriesData<ContentReviewQuestion[]>({ queryKey: ['reviews', 'listQuestions'] })
  for (const [key, questions] of lists)
    if (questions?.some(({ id }) => id === answer.questionId))
      queryClient.setQueryData(key, withAnswer(questions, answer))
  return answer
}

/**
 * A question is answered once and changed afterwards (G31). Where another device or tab was faster, the answer that is
 * there is changed: of two the one that arrives last has the last word, until the review is completed.
 */
export async function deliver(
  { call, args }: Pick<OutboxEntry, 'call' | 'args'>,
  send: Send,
): Promise<ContentReviewAnswer> {
  try {
    return (await send(call.name, args)) as ContentReviewAnswer
  } catch (error) {
    const { contentReviewQuestionId: id, answer } = argsOf({ args }).body
    if (!isApiError(error) || error.code !== 'br_0033' || id === undefined) throw error
    const { answer: there } = (await send('getQuestion', { params: { id } })) as ContentReviewQuestion
    if (!there) throw error
    if (there.answer === answer) return there
    return (await send('changeAnswer', { params: { id: there.id }, body: { answer } })) as ContentReviewAnswer
  }
}
