import type { Quiz, QuizQuestion } from '@trilha/contract/learning/quizzes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import { enqueue, useOutbox } from '../../lib/outbox/outbox.ts'
import { isOutdated } from '../../lib/outbox/outdated.ts'
import { refreshDomains } from '../../lib/query.ts'
import {
  answerKind,
  chosenAnswer,
  entriesOf,
  slotOf,
  vanishedBetween,
  type ChosenAnswer,
  type Vanished,
} from './answers.ts'

export interface Answers {
  chosenFor(question: QuizQuestion): ChosenAnswer
  /** False when the device could not keep it. */
  choose(question: QuizQuestion, optionId: string): boolean
  /** Where another device answered later: that answer stays. */
  keepOther(question: QuizQuestion): void
  /** Of this quiz: still to be acknowledged. */
  waiting: number
  /** Places of the questions that another device answered otherwise since. */
  undecided: readonly number[]
  refused: readonly OutboxEntry[]
  discard(id: string): void
}

/** The answers of a quiz: what the server has, and before it what this device still has to send. */
export function useAnswers(quiz: Quiz, readAt: number): Answers {
  const { entries: all, discard } = useOutbox(answerKind)
  const entries = entriesOf(all, quiz.id)
  const vanished = useVanished(entries, readAt)

  function chosenFor(question: QuizQuestion): ChosenAnswer {
    return chosenAnswer({ question, place: placeOf(question), entries, vanished, readAt })
  }

  function placeOf({ id }: QuizQuestion) {
    return { quizId: quiz.id, attempt: quiz.attempt, questionId: id }
  }

  function choose(question: QuizQuestion, optionId: string): boolean {
    if (chosenFor(question).optionId === optionId && chosenFor(question).saving !== 'refused') return true
    const as = { kind: answerKind, slot: slotOf(placeOf(question)), about: quiz.moduleContentId }
    const params = { quiz: quiz.id, q: question.id, o: optionId }
    const { answer } = question
    const entry =
      answer === null
        ? enqueue(as, 'quizzes', 'answer', { params, body: { attempt: quiz.attempt } })
        : enqueue(as, 'quizzes', 'changeAnswer', {
            params: { ...params, answerId: answer.id },
            body: { seenVersion: answer.version },
          })
    return entry !== undefined
  }

  const failed = entries.filter(({ state }) => state === 'failed')
  // Of an attempt that is over there is nothing left to decide.
  const slots = quiz.completed ? [] : quiz.questions.map((question) => slotOf(placeOf(question)))
  const undecided = failed.filter((entry) => isOutdated(entry) && slots.includes(entry.slot!))
  return {
    chosenFor,
    choose,
    keepOther: (question) => {
      for (const { id, slot } of undecided) if (slot === slotOf(placeOf(question))) discard(id)
    },
    waiting: entries.length - failed.length,
    undecided: slots.flatMap((slot, at) => (undecided.some((entry) => entry.slot === slot) ? [at] : [])),
    refused: failed.filter((entry) => !undecided.includes(entry)),
    discard,
  }
}

/** What another tab sent is asked for again; until it has been read, it is not called saved here. */
function useVanished(entries: readonly OutboxEntry[], readAt: number): ReadonlyMap<string, Vanished> {
  const client = useQueryClient()
  const key = entries.map(({ id }) => id).join()
  const [seen, setSeen] = useState({
    key,
    entries,
    vanished: new Map<string, Vanished>(),
  })
  // While rendering, not after it: there must be no picture in which the old answer passes for the last word.
  if (seen.key !== key) {
    const gone = vanishedBetween(seen.entries, entries, readAt)
    setSeen({ key, entries, vanished: new Map([...seen.vanished, ...gone]) })
  }
  const { vanished } = seen
  useEffect(() => {
    if (vanished.size > 0) void refreshDomains(client, ['quizzes'])
  }, [client, vanished])
  return vanished
}
