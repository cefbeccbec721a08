import { describe, expect, test } from 'vitest'
import { apiError } from '../../lib/api/api-error.ts'
import { deliver } from './send-answer.ts'

interface Held {
  id: string
  optionId: string
  attempt: number
  version: number
}

function refused(field: string | null = null) {
  return apiError({ code: 'br_0033', message: '', field, details: [], requestId: '' }, 409)
}

/** A server that holds answers as G33 says: once, then changed by its id, by whoever saw what is there. */
function server(answers: Held[] = []) {
  const asked: string[] = []
  async function send(name: string, { params, body }: { params?: Record<string, unknown>; body?: unknown }) {
    asked.push(name)
    await Promise.resolve()
    if (name === 'listAnswers') return answers
    const optionId = params?.['o'] as string
    const { attempt, seenVersion } = body as { attempt: number; seenVersion?: number }
    if (name === 'changeAnswer') {
      const answer = answers.find(({ id }) => id === params?.['answerId'])!
      if (answer.optionId === optionId) return answer
      if (seenVersion !== undefined && seenVersion !== answer.version) throw refused('seenVersion')
      return Object.assign(answer, { optionId, version: answer.version + 1 })
    }
    if (answers.some((answer) => answer.attempt === attempt)) throw refused()
    const answer = { id: `a${answers.length}`, optionId, attempt, version: 1 }
    answers.push(answer)
    return answer
  }
  return { send, asked, answers }
}

function wish(optionId: string, more: { seen?: Held; follows?: Held } = {}) {
  const { seen, follows } = more
  const params = { quiz: 'quiz', q: 'q1', o: optionId }
  return {
    args: seen
      ? { params: { ...params, answerId: seen.id }, body: { seenVersion: seen.version } }
      : { params, body: { attempt: 1 } },
    ...(follows && { follows }),
  }
}

const there: Held = { id: 'a', optionId: 'B', attempt: 1, version: 2 }

describe('an answer', () => {
  test('is given', async () => {
    const { send, asked } = server()
    expect(await deliver(wish('B'), send)).toMatchObject({ optionId: 'B' })
    expect(asked).toEqual(['answer'])
  })

  test('that is changed is changed as it was seen', async () => {
    const { send, asked } = server([{ ...there }])
    expect(await deliver(wish('C', { seen: there }), send)).toMatchObject({ optionId: 'C', version: 3 })
    expect(asked).toEqual(['changeAnswer'])
  })

  test('that another device gave is not changed unseen: it is refused, and what is there stays', async () => {
    const { send, asked, answers } = server([{ ...there }])
    await expect(deliver(wish('C'), send)).rejects.toMatchObject({ field: 'seenVersion' })
    expect(asked).toEqual(['answer', 'listAnswers', 'changeAnswer'])
    expect(answers).toEqual([there])
    const old = { ...there, version: 1 }
    await expect(deliver(wish('C', { seen: old }), send)).rejects.toMatchObject({ field: 'seenVersion' })
    expect(answers).toEqual([there])
  })

  test('that comes after one from here changes what became of that one', async () => {
    const { send, answers } = server()
    const first = (await deliver(wish('B'), send)) as Held
    expect(await deliver(wish('C', { follows: { ...first } }), send)).toMatchObject({ optionId: 'C' })
    // Nor does what it saw when it was chosen count any more.
    const second = { ...answers[0]! }
    expect(await deliver(wish('D', { seen: first, follows: second }), send)).toMatchObject({ optionId: 'D' })
    expect(answers).toMatchObject([{ optionId: 'D', version: 3 }])
  })

  test('that is there already, as after a lost acknowledgement, needs nothing more', async () => {
    const { send, asked } = server([{ ...there }])
    expect(await deliver(wish('B'), send)).toMatchObject({ id: 'a' })
    expect(asked).toEqual(['answer', 'listAnswers'])
  })

  test('of before versions were counted changes what is there', async () => {
    const { send } = server([{ ...there }])
    const args = { params: { quiz: 'quiz', q: 'q1', o: 'C', answerId: 'a' } }
    expect(await deliver({ args }, send)).toMatchObject({ optionId: 'C' })
  })

  test('of an attempt that is over stays refused', async () => {
    const over = server([{ ...there }])
    const send = (name: string, args: Parameters<typeof over.send>[1]) =>
      name === 'changeAnswer' ? Promise.reject(refused()) : over.send(name, args)
    await expect(deliver(wish('C'), send)).rejects.toMatchObject({ code: 'br_0033', field: null })
  })

  test('that the network lost is asked again by the outbox, not here', async () => {
    await expect(deliver(wish('C'), () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(TypeError)
  })
})
