import { createHash } from 'node:crypto'
import type { ErrorCode } from '@trilha/contract/errors/index'
import { fail } from '../../platform/http/failure.ts'

/** Whose attempt at what: the draw depends on nothing else (decision G33). */
export interface Drawer {
  userId: string
  quizId: string
  attempt: number
}

export interface Drawable {
  id: string
  position: number
  options: readonly { id: string }[]
}

export interface Drawn {
  questionId: string
  optionIds: string[]
}

/**
 * The questions of an attempt: some of those there are, in their author's order, each with its options in an order of
 * its own. Every id is given a place by a hash, so the order in which a database answers them does not matter.
 */
export function draw(drawer: Drawer, questions: readonly Drawable[], count: number): Drawn[] {
  return shuffled(drawer, questions)
    .slice(0, count)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, options }) => ({ questionId: id, optionIds: shuffled(drawer, options).map((option) => option.id) }))
}

function shuffled<T extends { id: string }>({ userId, quizId, attempt }: Drawer, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: placeOf([userId, quizId, attempt, item.id].join(':')) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ item }) => item)
}

function placeOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Whoever changes an answer says which they saw: a later one from elsewhere is not undone unseen (decision 17). */
export function refuseUnseen(seenVersion: number | undefined, version: number): void {
  if (seenVersion !== undefined && seenVersion !== version) throw fail('br_0033', { field: 'seenVersion' })
}

/** Rounded down: seven of ten are 70, and two of three are not 67. */
export function percentOf(correct: number, total: number): number {
  return Math.floor((correct * 100) / total)
}

/** All that wait for an answer, each named: one answer tells the whole way to go. */
export function unanswered(
  drawn: readonly Pick<Drawn, 'questionId'>[],
  answered: ReadonlySet<string>,
): { code: ErrorCode; field: string }[] {
  return drawn
    .filter(({ questionId }) => !answered.has(questionId))
    .map(({ questionId }) => ({ code: 'ii_0052', field: `questions.${questionId}` }))
}
