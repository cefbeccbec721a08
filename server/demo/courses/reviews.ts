import { createReview } from '../../src/learning/reviews/public.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { idOf } from '../ids.ts'
import { insertAll } from '../insert.ts'
import { accountId, people } from '../people.ts'
import { contentId, courseId, moduleId } from './places.ts'
import { reviews } from './review-questions.ts'
import type { DemoQuestion } from './shape.ts'

type Word = 'right' | 'wrong' | 'mended'

/** One done, one left in the middle: whether each first word was right, and whether a wrong one was mended. */
const done: readonly { by: string; review: string; daysAgo: number; words: readonly Word[] }[] = [
  { by: 'caio', review: 'origem', daysAgo: 6, words: ['right', 'right', 'mended', 'right', 'wrong'] },
  { by: 'caio', review: 'triangulos', daysAgo: 1, words: ['right', 'wrong'] },
]

const minute = 60_000

function reviewId(key: string): string {
  return idOf('review', key)
}

const questionOf = (key: string, at: number) => idOf('review question', key, at)
const optionOf = (key: string, at: number, option: number) => idOf('review option', key, at, option)

export async function insertReviews(tx: Tx, daysBefore: Days): Promise<void> {
  for (const { key, course, module, title, questions } of reviews)
    await createReview(tx, {
      id: reviewId(key),
      courseId: courseId('ipe', course),
      moduleId: moduleId('ipe', course, module),
      title,
      questions: questions.map(({ question, options, right, explanation, about: number }, at) => ({
        id: questionOf(key, at),
        text: question,
        explanation,
        contentId: contentId('ipe', course, module, number),
        options: options.map((text, place) => ({ id: optionOf(key, at, place), text, isRight: place === right })),
      })),
    })
  await insertDone(tx, takings(daysBefore))
}

type Days = (days: number) => Date

interface Taking {
  account: string
  key: string
  at: Date
  words: readonly Word[]
  questions: readonly DemoQuestion[]
}

function takings(daysBefore: Days): Taking[] {
  return done.map(({ by, review, daysAgo, words }) => ({
    account: accountId(
      people.find(({ key }) => key === by)!,
      'ipe',
    ),
    key: review,
    at: daysBefore(daysAgo),
    words,
    questions: reviews.find(({ key }) => key === review)!.questions,
  }))
}

async function insertDone(tx: Tx, taken: readonly Taking[]): Promise<void> {
  await insertAll(
    tx,
    'content_review_progress',
    taken.map(({ account, key, at }) => ({
      account_id: account,
      review_id: reviewId(key),
      started_at: at,
      completed_at: null,
    })),
  )
  await insertAll(tx, 'content_review_answers', taken.flatMap(answerRows))
  // After their answers: a completed review takes none.
  for (const { account, key, at, words, questions } of taken)
    if (words.length === questions.length)
      await tx
        .updateTable('content_review_progress')
        .set({ completed_at: new Date(at.getTime() + words.length * minute) })
        .where('account_id', '=', account)
        .where('review_id', '=', reviewId(key))
        .execute()
}

function answerRows({ account, key, at, words, questions }: Taking) {
  return words.map((word, number) => {
    const { right, options } = questions[number]!
    const rightId = optionOf(key, number, right)
    const wrongId = optionOf(key, number, (right + 1) % options.length)
    const answeredAt = new Date(at.getTime() + number * minute)
    return {
      id: idOf('review answer', account, key, number),
      account_id: account,
      review_id: reviewId(key),
      question_id: questionOf(key, number),
      option_id: word === 'wrong' ? wrongId : rightId,
      first_option_id: word === 'right' ? rightId : wrongId,
      answered_at: answeredAt,
      changed_at: word === 'mended' ? new Date(answeredAt.getTime() + minute / 2) : null,
    }
  })
}
