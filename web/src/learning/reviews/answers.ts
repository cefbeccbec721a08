import type { ContentReviewAnswer, ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import type { Saving } from '../../ui/pieces/SavingLine.tsx'

/** Its name among the kinds of the outbox. */
export const answerKind = 'review-answer'

/** What an entry of that kind carries, whichever of the two calls it names; its place is the question. */
export interface AnswerArgs {
  params?: { id: string }
  body: { contentReviewQuestionId?: string; answer: string; seenVersion?: number }
}

export function argsOf(entry: Pick<OutboxEntry, 'args'>): AnswerArgs {
  return entry.args as unknown as AnswerArgs
}

/** What the screen knows of a question: the device's word before the server's. */
export interface Standing {
  saving: Saving
  /** What this device still has to send, or what the server refused. */
  entry: OutboxEntry | undefined
  /** The server's, heard; nothing else is ever called saved. */
  answer: ContentReviewAnswer | null
}

export function standingOf(
  { id, answer }: Pick<ContentReviewQuestion, 'id' | 'answer'>,
  entries: readonly OutboxEntry[],
): Standing {
  const entry = entries.findLast(({ slot }) => slot === id)
  if (entry) return { saving: entry.state === 'failed' ? 'refused' : 'kept', entry, answer }
  return { saving: answer === null ? 'none' : 'saved', entry: undefined, answer }
}

/** The same questions with an answer that the server has acknowledged. */
export function withAnswer(
  questions: readonly ContentReviewQuestion[],
  answer: ContentReviewAnswer,
): ContentReviewQuestion[] {
  return questions.map((question) => (question.id === answer.questionId ? { ...question, answer } : question))
}

/** Undefined leads to the result. */
export type Place = number | undefined

/** Where "next" leads: to the next one that waits for an answer, round the end; with none left, to the result. */
export function nextPlace(at: number, isOpen: readonly boolean[], isCompleted: boolean): Place {
  if (isCompleted) return at + 1 < isOpen.length ? at + 1 : undefined
  const after = isOpen.findIndex((open, place) => open && place > at)
  if (after !== -1) return after
  const before = isOpen.findIndex((open, place) => open && place !== at)
  return before === -1 ? undefined : before
}

/** The classes that tell what was not known at first, each once. */
export function slipped(
  questions: readonly Pick<ContentReviewQuestion, 'answer'>[],
): NonNullable<ContentReviewAnswer['about']>[] {
  const classes = questions.flatMap(({ answer }) => (answer?.about && !answer.isRightAtFirst ? [answer.about] : []))
  return [...new Map(classes.map((about) => [about.id, about])).values()]
}
