import { useQueryClient } from '@tanstack/react-query'
import type { ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { useEffect, useRef } from 'react'
import { enqueue } from '../../lib/outbox/outbox.ts'
import { useWaiting, type WaitingEntry } from '../../lib/outbox/use-waiting.ts'
import { refreshDomains } from '../../lib/query.ts'
import { answerKind, standingOf, type Standing } from './answers.ts'

export interface ReviewAnswers {
  standings: readonly Standing[]
  /** False when the device could not keep it. */
  give(question: ContentReviewQuestion, optionId: string): boolean
  /** On this device, still to be acknowledged. */
  kept: number
  refused: readonly WaitingEntry[]
}

/** The answers of a review: what the server has, and before it what this device still has to send. */
export function useReviewAnswers(questions: readonly ContentReviewQuestion[]): ReviewAnswers {
  const ids = new Set(questions.map(({ id }) => id))
  const waiting = useWaiting(answerKind, ({ slot }) => slot !== undefined && ids.has(slot))
  const entries = waiting.map(({ entry }) => entry)
  const refused = waiting.filter(({ entry }) => entry.state === 'failed')
  const kept = waiting.length - refused.length
  useReadAgain(kept)

  function give({ id, answer }: ContentReviewQuestion, optionId: string): boolean {
    const as = { kind: answerKind, slot: id }
    const entry =
      answer === null
        ? enqueue(as, 'reviews', 'answer', { body: { contentReviewQuestionId: id, answer: optionId } })
        : enqueue(as, 'reviews', 'changeAnswer', {
            params: { id: answer.id },
            body: { answer: optionId, seenVersion: answer.version },
          })
    return entry !== undefined
  }

  return {
    standings: questions.map((question) => standingOf(question, entries)),
    give,
    kept,
    refused,
  }
}

/** What left may have been sent by another tab, or been refused: then only the server knows how it stands. */
function useReadAgain(kept: number): void {
  const client = useQueryClient()
  const before = useRef(kept)
  useEffect(() => {
    if (kept < before.current) void refreshDomains(client, ['reviews'])
    before.current = kept
  }, [client, kept])
}
