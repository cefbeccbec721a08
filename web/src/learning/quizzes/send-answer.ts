import type { QueryKey } from '@tanstack/react-query'
import type { Quiz, UserAnswer } from '@trilha/contract/learning/quizzes'
import { deliverAnswer } from '../../lib/outbox/deliver-answer.ts'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import type { Send } from '../../lib/outbox/outbox.ts'
import { queryClient } from '../../lib/query-client.ts'
import { keyOf } from '../../lib/query-keys.ts'
import { withAnswer, type AnswerArgs } from './answers.ts'

/** Delivers one, and shows it as the server has it before the entry leaves the device: no gap from kept to saved. */
export async function sendAnswer(entry: OutboxEntry, send: Send): Promise<UserAnswer> {
  const answer = await deliver(entry, send)
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

export async function deliver(entry: Pick<OutboxEntry, 'args' | 'follows'>, send: Send): Promise<UserAnswer> {
  const {
    params: { answerId, ...params },
    body: { attempt, seenVersion } = {},
  } = entry.args as unknown as AnswerArgs
  return deliverAnswer(entry, {
    shown: answerId === undefined ? undefined : { id: answerId, version: seenVersion },
    give: async () => (await send('answer', { params, body: { attempt } })) as UserAnswer,
    change: async (id, seen) =>
      (await send('changeAnswer', { params: { ...params, answerId: id }, body: seen })) as UserAnswer,
    findThere: async () => {
      const answers = (await send('listAnswers', { params: { quiz: params.quiz, q: params.q } })) as UserAnswer[]
      return answers.find((answer) => answer.attempt === (attempt ?? answer.attempt))
    },
    isSame: (there) => there.optionId === params.o,
  })
}
