import type { QueryKey } from '@tanstack/react-query'
import type { Quiz, UserAnswer } from '@trilha/contract/learning/quizzes'
import { isApiError } from '../../lib/api/api-error.ts'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import type { Send } from '../../lib/outbox/outbox.ts'
import { queryClient } from '../../lib/query-client.ts'
import { withAnswer, type AnswerArgs } from './answers.ts'

/**
 * A question is answered once and changed afterwards (G33), but whoever answered twice without a network had no id to
 * change: then, and when another device was faster, the first call is refused and the answer that is there is changed.
 * Of two devices the one that arrives last has the last word.
 */
export async function sendAnswer(entry: OutboxEntry, send: Send): Promise<UserAnswer> {
  const { params, body } = entry.args as unknown as AnswerArgs
  const known = readQuiz(params.quiz)?.quiz.questions.find(({ id }) => id === params.q)?.answer
  const isSame = known && known.attempt === (body?.attempt ?? known.attempt)
  const answer = await deliver(entry, send, isSame ? known.id : undefined)
  // Before the entry leaves the device: the screen goes from "kept" to "saved" without a gap.
  const shown = readQuiz(params.quiz)
  if (shown) {
    // The other questions were not read again: what is known of them stays as old as it was.
    const updatedAt = queryClient.getQueryState(shown.key)?.dataUpdatedAt
    queryClient.setQueryData(shown.key, withAnswer(shown.quiz, answer), updatedAt === undefined ? {} : { updatedAt })
  }
  return answer
}

function readQuiz(quizId: string): { key: QueryKey; quiz: Quiz } | undefined {
  for (const [key, quiz] of queryClient.getQueriesData<Quiz>({ queryKey: ['quizzes', 'getMine'] }))
    if (quiz?.id === quizId) return { key, quiz }
  return undefined
}

export async function deliver(
  { call, args }: Pick<OutboxEntry, 'call' | 'args'>,
  send: Send,
  knownAnswerId?: string,
): Promise<UserAnswer> {
  const { params, body } = args as unknown as AnswerArgs
  const { quiz, q, o, answerId = knownAnswerId } = params
  function change(id: string): Promise<unknown> {
    return send('changeAnswer', { params: { quiz, q, o, answerId: id } })
  }
  if (answerId !== undefined) return (await change(answerId)) as UserAnswer
  try {
    return (await send(call.name, args)) as UserAnswer
  } catch (error) {
    if (!isApiError(error) || error.code !== 'br_0033') throw error
    const answers = (await send('listAnswers', { params: { quiz, q } })) as UserAnswer[]
    const there = answers.find(({ attempt }) => attempt === (body?.attempt ?? attempt))
    if (!there) throw error
    return there.optionId === o ? there : ((await change(there.id)) as UserAnswer)
  }
}
