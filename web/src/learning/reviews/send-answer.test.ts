import { describe, expect, test } from 'vitest'
import { apiError } from '../../lib/api/api-error.ts'
import type { PlainArgs } from '../../lib/api/types.ts'
import { deliver } from './send-answer.ts'

const refused = (code: string, field: string | null = null) =>
  apiError({ code, message: '', field, details: [], requestId: '' }, 409)
const wish = (answer: string) => ({
  args: { body: { contentReviewQuestionId: 'q', answer } },
})

/** A server that has this answer already, where one is given. */
function server(there: string | null, { isCompleted = false } = {}) {
  const asked: string[] = []
  async function send(name: string, args: PlainArgs): Promise<unknown> {
    asked.push(name)
    const { answer, seenVersion } = (args.body ?? {}) as { answer?: string; seenVersion?: number }
    if (name === 'getQuestion') return { id: 'q', answer: there === null ? null : { id: 'a', answer: there } }
    if (name === 'answer' && there !== null) throw refused('br_0033')
    if (name === 'changeAnswer' && isCompleted) throw refused('br_0048')
    if (name === 'changeAnswer' && seenVersion !== 1) throw refused('br_0033', 'seenVersion')
    return { id: 'a', answer, version: 1 }
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

  test('that another device gave otherwise is not changed unseen: it is refused, and the person decides', async () => {
    const { asked, send } = server('C')
    await expect(deliver(wish('B'), send)).rejects.toMatchObject({ field: 'seenVersion' })
    expect(asked).toEqual(['answer', 'getQuestion', 'changeAnswer'])
  })

  test('that was seen, or that this device gave before, is changed', async () => {
    const { asked, send } = server('C')
    const args = { params: { id: 'a' }, body: { answer: 'B', seenVersion: 1 } }
    expect(await deliver({ args }, send)).toMatchObject({ answer: 'B' })
    expect(await deliver({ ...wish('B'), follows: { id: 'a', version: 1 } }, send)).toMatchObject({ answer: 'B' })
    expect(asked).toEqual(['changeAnswer', 'changeAnswer'])
  })

  test('that comes after the review was completed elsewhere is refused, and says so', async () => {
    await expect(deliver(wish('B'), server('C', { isCompleted: true }).send)).rejects.toMatchObject({ code: 'br_0048' })
  })

  test('that the network lost is asked again by the outbox, not here', async () => {
    await expect(deliver(wish('B'), () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(TypeError)
  })
})
