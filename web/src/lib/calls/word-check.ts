import { FILTER_QUERY_MAX } from '@trilha/contract/constants/community'
import { callByName } from '../api/client.ts'
import type { Answer } from '../api/types.ts'

/** Whoever waits to send does not wait longer for this: the server masks what it stores all the same. */
const longestWait = 1500

/**
 * A text as it would be stored, where that differs from what was written. Undefined where nothing differs, where the
 * text is too long to be asked about, and where nobody answers in time: then the server's own filter acts (G55, E14).
 */
export async function findMasked(text: string): Promise<string | undefined> {
  if (text.length > FILTER_QUERY_MAX || !navigator.onLine) return undefined
  try {
    const signal = AbortSignal.timeout(longestWait)
    const args = { query: { textSearch: text } }
    const answer = (await callByName('moderation', 'replaceText', args, { signal })) as Answer<
      'moderation',
      'replaceText'
    >
    return answer.replaced ? answer.text : undefined
  } catch {
    return undefined
  }
}
