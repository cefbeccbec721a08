import { describe, expect, test } from 'vitest'
import { apiError } from '../../lib/api/api-error.ts'
import type { PlainArgs } from '../../lib/api/types.ts'
import { deliver } from './send-answer.ts'

const refused = (code: string) => apiError({ code, message: '', field: null, details: [], requestId: '' }, 409)
const wish = (answer: string) => ({
  call: { domain: 'reviews', name: 'answer' },
  args: { body: { contentReviewQuestionId: 'q', answer } },
})

/** A server that has this answer already, where one is given. */
function server(there: string | null, { isCompleted = false } = {}) {
  const asked: string[] = []
  async function send(name: string, args: PlainArgs): Promise<unknown> {
    asked.push(name)
    const { answer } = (args.body ?? {}) as { answer?: string }
    if (name === 'getQuestion') return { id: 'q', answer: there === null ? null : { id: 'a', answer: there } }
    if (name === 'answer' && there !== null) throw refused('br_0033')
    if (name === 'changeAnswer' && isCompleted) throw refused('br_0048')
    return { id: 'a', answer }
  }
  return { asked, send }
}

describe('an answer', () => {
  test('is given with one call', async () => {
    const { asked, send } = server(null)
    expect(await deliver(wish('B'), send)).toMatchObject({ answer: 'B' })
    expect(asked).toEqual(['answer'])
  })

  test('that is there already in the same words is taken as it is', async () => {
    const { asked, send } = server('B')
    expect(await deliver(wish('B'), send)).toMatchObject({ id: 'a', answer: 'B' })
    expect(asked).toEqual(['answer', 'getQuestion'])
  })

  test('that another device gave otherwise is changed', async () => {
    const { asked, send } = server('C')
    expect(await deliver(wish('B'), send)).toMatchObject({ answer: 'B' })
    expect(asked).toEqual(['answer', 'getQuestion', 'changeAnswer'])
  })

  test('that comes after the review was completed elsewhere is refused, and says so', async () => {
    await expect(deliver(wish('B'), server('C', { isCompleted: true }).send)).rejects.toMatchObject({ code: 'br_0048' })
  })

  test('that the network lost is asked again by the outbox, not here', async () => {
    await expect(deliver(wish('B'), () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(TypeError)
  })
})
