import type { Quiz } from '@trilha/contract/learning/quizzes'
import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import { answerKind, chosenAnswer, entriesOf, slotOf, vanishedBetween, withAnswer, type Vanished } from './answers.ts'

const place = { quizId: 'quiz', attempt: 1, questionId: 'q1' }

function entry(optionId: string, state: OutboxEntry['state'] = 'waiting', at = place): OutboxEntry {
  return {
    id: `${optionId}-${state}`,
    account: 'luana',
    kind: answerKind,
    call: { domain: 'quizzes', name: 'answer' },
    args: { params: { quiz: at.quizId, q: at.questionId, o: optionId }, body: { attempt: at.attempt } },
    idempotencyKey: 'key',
    slot: slotOf(at),
    state,
    tries: 0,
    createdAt: 1,
  }
}

function answered(optionId: string | null) {
  return {
    id: 'q1',
    answer: optionId === null ? null : { id: 'a', questionId: 'q1', optionId, attempt: 1, version: 1 },
  }
}

function chosen(
  optionId: string | null,
  entries: readonly OutboxEntry[] = [],
  vanished: ReadonlyMap<string, Vanished> = new Map(),
  readAt = 100,
) {
  const { optionId: option, saving } = chosenAnswer({ question: answered(optionId), place, entries, vanished, readAt })
  return [option, saving]
}

describe('what the screen may say', () => {
  test('of what the server has, and of nothing', () => {
    expect(chosen('B')).toEqual(['B', 'saved'])
    expect(chosen(null)).toEqual([null, 'none'])
  })

  test('what is on the device comes first, and is never called saved', () => {
    expect(chosen(null, [entry('C')])).toEqual(['C', 'kept'])
    expect(chosen('B', [entry('C', 'sending')])).toEqual(['C', 'kept'])
    // Even the same option: the server's may be about to change.
    expect(chosen('C', [entry('B'), entry('C')])).toEqual(['C', 'kept'])
    expect(chosen('B', [entry('C', 'failed')])).toEqual(['C', 'refused'])
  })

  test('another question, attempt or quiz is another place', () => {
    const others = [{ questionId: 'q2' }, { attempt: 2 }, { quizId: 'other' }].map((other) =>
      entry('C', 'waiting', { ...place, ...other }),
    )
    expect(chosen('B', others)).toEqual(['B', 'saved'])
    expect(entriesOf(others, 'quiz')).toHaveLength(2)
  })

  test('what another tab sent is not called saved before it was read', () => {
    const vanished = new Map(vanishedBetween([entry('C')], [], 100))
    expect(chosen('B', [], vanished, 100)).toEqual(['C', 'kept'])
    expect(chosen('C', [], vanished, 100)).toEqual(['C', 'saved'])
    // Read since: whatever the server says now is the truth.
    expect(chosen('B', [], vanished, 101)).toEqual(['B', 'saved'])
  })
})

test('only what is gone has vanished', () => {
  expect(vanishedBetween([entry('B'), entry('C')], [entry('C')], 7)).toEqual([
    [slotOf(place), { optionId: 'B', readAt: 7 }],
  ])
})

test('an acknowledged answer enters its attempt, and no other', () => {
  const answer = { id: 'a', questionId: 'q1', optionId: 'B', attempt: 1, version: 1 }
  const quiz = {
    id: 'quiz',
    attempt: 1,
    completed: false,
    started: false,
    questions: [answered(null), { ...answered(null), id: 'q2' }],
  } as unknown as Quiz
  expect(withAnswer(quiz, answer)).toMatchObject({ started: true, questions: [{ answer }, { answer: null }] })
  expect(withAnswer({ ...quiz, attempt: 2 }, answer)).toMatchObject({ questions: [{ answer: null }, { answer: null }] })
  expect(withAnswer({ ...quiz, completed: true }, answer).questions[0]?.answer).toBeNull()
})
