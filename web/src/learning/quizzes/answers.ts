import type { Quiz, QuizQuestion } from '@trilha/contract/learning/quizzes'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import type { Saving } from '../../ui/pieces/SavingLine.tsx'

/** Its name among the kinds of the outbox. */
export const answerKind = 'quiz-answer'

/** What an entry of that kind carries, whichever of the two calls it names. */
export interface AnswerArgs {
  params: { quiz: string; q: string; o: string; answerId?: string }
  body?: { attempt?: number; seenVersion?: number }
}

export interface Place {
  quizId: string
  attempt: number
  questionId: string
}

export function slotOf({ quizId, attempt, questionId }: Place): string {
  return [quizId, attempt, questionId].join(':')
}

function argsOf(entry: OutboxEntry): AnswerArgs {
  return entry.args as unknown as AnswerArgs
}

export interface ChosenAnswer {
  optionId: string | null
  saving: Saving
  /** Of a refused one. */
  entry?: OutboxEntry
}

/** Seen waiting and then no longer, without its acknowledgement having been seen here: another tab sent it. */
export interface Vanished {
  optionId: string
  /** The reading of the server that was known then; a later one tells the truth again. */
  readAt: number
}

export interface AnswerSources {
  question: Pick<QuizQuestion, 'id' | 'answer'>
  place: Place
  entries: readonly OutboxEntry[]
  vanished: ReadonlyMap<string, Vanished>
  /** When the question was last read from the server. */
  readAt: number
}

/** The device's word before the server's, and never `saved` for anything but what the server was heard to have. */
export function chosenAnswer({ question, place, entries, vanished, readAt }: AnswerSources): ChosenAnswer {
  const slot = slotOf(place)
  const newest = entries.findLast((entry) => entry.slot === slot)
  if (newest?.state === 'failed') return { optionId: argsOf(newest).params.o, saving: 'refused', entry: newest }
  if (newest) return { optionId: argsOf(newest).params.o, saving: 'kept' }
  const optionId = question.answer?.optionId ?? null
  const gone = vanished.get(slot)
  if (gone && gone.optionId !== optionId && gone.readAt >= readAt) return { optionId: gone.optionId, saving: 'kept' }
  return { optionId, saving: optionId === null ? 'none' : 'saved' }
}

/** Of one quiz, whichever attempt. */
export function entriesOf(entries: readonly OutboxEntry[], quizId: string): OutboxEntry[] {
  return entries.filter((entry) => argsOf(entry).params.quiz === quizId)
}

/** What was there before and is not now. */
export function vanishedBetween(
  before: readonly OutboxEntry[],
  after: readonly OutboxEntry[],
  readAt: number,
): [slot: string, gone: Vanished][] {
  const left = new Set(after.map(({ id }) => id))
  return before
    .filter(({ id, slot }) => slot !== undefined && !left.has(id))
    .map((entry) => [entry.slot!, { optionId: argsOf(entry).params.o, readAt }])
}

/** The same quiz with an answer that the server has acknowledged. */
export function withAnswer(quiz: Quiz, answer: NonNullable<QuizQuestion['answer']>): Quiz {
  if (quiz.attempt !== answer.attempt || quiz.completed) return quiz
  return {
    ...quiz,
    started: true,
    questions: quiz.questions.map((question) =>
      question.id === answer.questionId ? { ...question, answer } : question,
    ),
  }
}
