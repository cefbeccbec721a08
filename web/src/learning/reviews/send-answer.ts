import type { ContentReviewAnswer, ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { deliverAnswer } from '../../lib/outbox/deliver-answer.ts'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
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

export async function deliver(entry: Pick<OutboxEntry, 'args' | 'follows'>, send: Send): Promise<ContentReviewAnswer> {
  const { params, body } = argsOf(entry)
  const { contentReviewQuestionId: questionId, answer, seenVersion } = body
  return deliverAnswer(entry, {
    shown: params && { id: params.id, version: seenVersion },
    give: async () =>
      (await send('answer', { body: { contentReviewQuestionId: questionId, answer } })) as ContentReviewAnswer,
    change: async (id, seen) =>
      (await send('changeAnswer', { params: { id }, body: { answer, ...seen } })) as ContentReviewAnswer,
    findThere: async () => {
      if (questionId === undefined) return undefined
      return ((await send('getQuestion', { params: { id: questionId } })) as ContentReviewQuestion).answer
    },
    isSame: (there) => there.answer === answer,
  })
}
