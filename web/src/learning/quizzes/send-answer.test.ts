import { describe, expect, test } from 'vitest'
import { apiError } from '../../lib/api/api-error.ts'
import { deliver } from './send-answer.ts'

/** A server that holds answers as G33 says: once, then changed by its id. */
function server(answers: { id: string; optionId: string; attempt: number }[] = []) {
  const asked: string[] = []
  async function send(name: string, { params, body }: { params?: Record<string, unknown>; body?: unknown }) {
    asked.push(name)
    await Promise.resolve()
    if (name === 'listAnswers') return answers
    const optionId = params?.['o'] as string
    if (name === 'changeAnswer') {
      const answer = answers.find(({ id }) => id === params?.['answerId'])!
      answer.optionId = optionId
      return answer
    }
    const { attempt } = body as { attempt: number }
    if (answers.some((answer) => answer.attempt === attempt))
      throw apiError({ code: 'br_0033', message: '', field: null, details: [], requestId: '' }, 409)
    const answer = { id: `a${answers.length}`, optionId, attempt }
    answers.push(answer)
    return answer
  }
  return { send, asked, answers }
}

function wish(optionId: string, attempt = 1) {
  return {
    call: { domain: 'quizzes', name: 'answer' },
    args: { params: { quiz: 'quiz', q: 'q1', o: optionId }, body: { attempt } },
  }
}

describe('an answer', () => {
  test('is given', async () => {
    const { send, asked } = server()
    expect(await deliver(wish('B'), send)).toMatchObject({ optionId: 'B' })
    expect(asked).toEqual(['answer'])
  })

  test('that was given before, with no id known, changes it', async () => {
    const { send, asked, answers } = server([{ id: 'a', optionId: 'B', attempt: 1 }])
    expect(await deliver(wish('C'), send)).toMatchObject({ id: 'a', optionId: 'C' })
    expect(asked).toEqual(['answer', 'listAnswers', 'changeAnswer'])
    expect(answers).toHaveLength(1)
  })

  test('that is there already, as after a lost acknowledgement, needs nothing more', async () => {
    const { send, asked } = server([{ id: 'a', optionId: 'B', attempt: 1 }])
    expect(await deliver(wish('B'), send)).toMatchObject({ id: 'a' })
    expect(asked).toEqual(['answer', 'listAnswers'])
  })

  test('whose id is known by now is changed at once', async () => {
    const { send, asked } = server([{ id: 'a', optionId: 'B', attempt: 1 }])
    expect(await deliver(wish('C'), send, 'a')).toMatchObject({ optionId: 'C' })
    expect(asked).toEqual(['changeAnswer'])
  })

  test('of an attempt that is over stays refused', async () => {
    const { answers } = server([{ id: 'a', optionId: 'B', attempt: 2 }])
    const over = server(answers)
    over.answers.push({ id: 'b', optionId: 'B', attempt: 1 })
    const send = (name: string, args: Parameters<typeof over.send>[1]) =>
      name === 'changeAnswer'
        ? Promise.reject(apiError({ code: 'br_0033', message: '', field: null, details: [], requestId: '' }, 409))
        : over.send(name, args)
    await expect(deliver(wish('C'), send)).rejects.toMatchObject({ code: 'br_0033' })
  })

  test('that the network lost is asked again by the outbox, not here', async () => {
    await expect(deliver(wish('C'), () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(TypeError)
  })
})
