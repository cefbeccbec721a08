import type { QueryKey } from '@tanstack/react-query'
import type { Quiz, UserAnswer } from '@trilha/contract/learning/quizzes'
import { isApiError } from '../../lib/api/api-error.ts'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import { seenBy } from '../../lib/outbox/outdated.ts'
import type { Send } from '../../lib/outbox/outbox.ts'
import { queryClient } from '../../lib/query-client.ts'
import { keyOf } from '../../lib/query-keys.ts'
import { withAnswer, type AnswerArgs } from './answers.ts'

/**
 * A question is answered once and changed afterwards (G33). Whoever answered twice without a network had no id to change:
 * the outbox tells the second what became of the first. Where the server has an answer that was never seen here, from
 * another device, it is not changed unseen: the server refuses, and the person decides (decision 17).
 */
export async function sendAnswer(entry: OutboxEntry, send: Send): Promise<UserAnswer> {
  const answer = await deliver(entry, send)
  // Before the entry leaves the device: the screen goes from "kept" to "saved" without a gap.
  const shown = readQuiz((entry.args as unknown as AnswerArgs).params.quiz)
  if (shown) {
    // The other questions were not read again: what is known of them stays as old as it was.
    const updatedAt = queryClient.getQueryState(shown.key)?.dataUpdatedAt
    queryClient.setQueryData(shown.key, withAnswer(shown.quiz, answer), updatedAt === undefined ? {} : { updatedAt })
  }
  return answer
}

function readQuiz(quizId: string): { key: QueryKey; quiz: Quiz } | undefined {
  for (const [key, quiz] of queryClient.getQueriesData<Quiz>({ queryKey: keyOf('quizzes', 'getMine') }))
    if (quiz?.id === quizId) return { key, quiz }
  return undefined
}

/** None was in sight. */
const unseen = 0

export async function deliver(
  { args, follows }: Pick<OutboxEntry, 'args' | 'follows'>,
  send: Send,
): Promise<UserAnswer> {
  const {
    params: { answerId, ...params },
    body: { attempt, seenVersion } = {},
  } = args as unknown as AnswerArgs
  async function change(id: string, version: number | undefined): Promise<UserAnswer> {
    const body = version === undefined ? {} : { seenVersion: version }
    return (await send('changeAnswer', { params: { ...params, answerId: id }, body })) as UserAnswer
  }
  const seen = seenBy(answerId === undefined ? undefined : { id: answerId, version: seenVersion }, follows)
  if (seen) return change(seen.id, seen.version)
  try {
    return (await send('answer', { params, body: { attempt } })) as UserAnswer
  } catch (error) {
    if (!isApiError(error) || error.code !== 'br_0033') throw error
    const answers = (await send('listAnswers', { params: { quiz: params.quiz, q: params.q } })) as UserAnswer[]
    const there = answers.find((answer) => answer.attempt === (attempt ?? answer.attempt))
    if (!there) throw error
    return there.optionId === params.o ? there : change(there.id, unseen)
  }
}
