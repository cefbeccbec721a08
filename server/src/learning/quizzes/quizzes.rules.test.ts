import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draw, percentOf, unanswered, type Drawable } from './quizzes.rules.ts'

function pool(size: number): Drawable[] {
  return Array.from({ length: size }, (_, at) => ({
    id: randomUUID(),
    position: at + 1,
    options: Array.from({ length: 4 }, () => ({ id: randomUUID() })),
  }))
}

const drawer = { userId: randomUUID(), quizId: randomUUID(), attempt: 1 }

describe('the draw', () => {
  it('depends only on user, quiz and attempt, whatever order the questions come in', () => {
    const questions = pool(12)
    const first = draw(drawer, questions, 5)
    fc.assert(
      fc.property(fc.shuffledSubarray(questions, { minLength: 12 }), (mixed) => {
        const turned = mixed.map((question) => ({ ...question, options: question.options.toReversed() }))
        expect(draw(drawer, turned, 5)).toEqual(first)
      }),
      { numRuns: 30 },
    )
  })

  it('differs from person to person and from attempt to attempt', () => {
    const questions = pool(20)
    const draws = [
      draw(drawer, questions, 10),
      draw({ ...drawer, attempt: 2 }, questions, 10),
      draw({ ...drawer, userId: randomUUID() }, questions, 10),
      draw({ ...drawer, quizId: randomUUID() }, questions, 10),
    ]
    expect(new Set(draws.map((one) => JSON.stringify(one)))).toHaveLength(draws.length)
  })

  it('takes so many, each once, in the order of their author, with all their options', () => {
    const questions = pool(9)
    const drawn = draw(drawer, questions, 4)
    const positions = drawn.map(({ questionId }) => questions.find(({ id }) => id === questionId)!.position)
    expect(new Set(positions)).toHaveLength(4)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    for (const { questionId, optionIds } of drawn) {
      const options = questions.find(({ id }) => id === questionId)!.options.map(({ id }) => id)
      expect(optionIds.toSorted()).toEqual(options.toSorted())
    }
  })

  it('gives every place of the options its turn', () => {
    const [question] = pool(1)
    const firsts = Array.from(
      { length: 60 },
      (_, at) => draw({ ...drawer, userId: `${at}` }, [question!], 1)[0]!.optionIds[0]!,
    )
    expect(new Set(firsts)).toHaveLength(4)
  })
})

it('never rounds a score up to the line', () => {
  expect([percentOf(7, 10), percentOf(2, 3), percentOf(0, 5), percentOf(5, 5)]).toEqual([70, 66, 0, 100])
})

it('names every question that waits', () => {
  const drawn = ['a', 'b', 'c'].map((questionId) => ({ questionId }))
  expect(unanswered(drawn, new Set(['b']))).toEqual([
    { code: 'ii_0052', field: 'questions.a' },
    { code: 'ii_0052', field: 'questions.c' },
  ])
})
