import type { ContentReviewAnswer } from '@trilha/contract/learning/reviews'
import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import { answerKind, nextPlace, slipped, standingOf, withAnswer } from './answers.ts'

const answer: ContentReviewAnswer = {
  id: 'a',
  contentReviewId: 'r',
  questionId: 'q1',
  answer: 'B',
  isRight: true,
  isRightAtFirst: true,
  rightOptionId: 'B',
  explanation: 'Porque sim.',
  about: null,
  answeredAt: '2026-11-15T12:00:00.000Z',
  version: 1,
}

function entry(option: string, state: OutboxEntry['state'] = 'waiting', slot = 'q1'): OutboxEntry {
  return {
    id: `${option}-${state}`,
    account: 'luana',
    kind: answerKind,
    call: { domain: 'reviews', name: 'answer' },
    args: { body: { contentReviewQuestionId: slot, answer: option } },
    idempotencyKey: 'key',
    slot,
    state,
    tries: 0,
    createdAt: 1,
  }
}

describe('what the screen may say', () => {
  test('saved is what the server was heard to have, and nothing else', () => {
    expect(standingOf({ id: 'q1', answer: null }, [])).toMatchObject({ saving: 'none', answer: null })
    expect(standingOf({ id: 'q1', answer }, [])).toMatchObject({ saving: 'saved', answer })
    expect(standingOf({ id: 'q1', answer }, [entry('C')])).toMatchObject({ saving: 'kept' })
    expect(standingOf({ id: 'q1', answer: null }, [entry('C', 'sending')])).toMatchObject({ saving: 'kept' })
    expect(standingOf({ id: 'q1', answer }, [entry('C', 'failed')])).toMatchObject({ saving: 'refused', answer })
  })

  test('another question is another place, and of one the newest entry counts', () => {
    expect(standingOf({ id: 'q1', answer: null }, [entry('C', 'waiting', 'q2')]).saving).toBe('none')
    expect(standingOf({ id: 'q1', answer: null }, [entry('B', 'sending'), entry('C')]).entry?.id).toBe('C-waiting')
  })
})

test('an acknowledged answer goes to its question', () => {
  const questions = ['q1', 'q2'].map((id) => ({ id, contentReviewId: 'r', text: '?', options: [], answer: null }))
  expect(withAnswer(questions, answer).map((question) => question.answer)).toEqual([answer, null])
})

test('next is the next open question, round the end, and the result when none is left', () => {
  expect(nextPlace(0, [true, true, true], false)).toBe(1)
  expect(nextPlace(0, [false, false, true], false)).toBe(2)
  expect(nextPlace(2, [true, false, false], false)).toBe(0)
  // Itself, without an answer, is no way on.
  expect(nextPlace(2, [false, false, true], false)).toBeUndefined()
  expect(nextPlace(2, [false, false, false], false)).toBeUndefined()
  expect(nextPlace(0, [false, false], true)).toBe(1)
  expect(nextPlace(1, [false, false], true)).toBeUndefined()
})

test('what slipped away leads to its classes, each once, and what was known at first to none', () => {
  const about = (id: string) => ({ id, title: id, courseId: 'c' })
  const first = (isRightAtFirst: boolean, id: string | null) => ({
    answer: { ...answer, isRightAtFirst, about: id === null ? null : about(id) },
  })
  expect(
    slipped([first(false, 'x'), first(false, 'x'), first(true, 'y'), first(false, null), { answer: null }]),
  ).toEqual([about('x')])
})
