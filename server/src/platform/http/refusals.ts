import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@trilha/contract/errors/index'
import { errorAnswer, localeOf } from './error-answer.ts'
import { secondsToWait } from './failure.ts'
import type { SecurityHeaders } from './headers.ts'

interface Written {
  /** Flat, as Node writes them without looking at each again. */
  headers: string[]
  beforeId: string
  afterId: string
}

export interface Refusals {
  /** Too much at once. */
  turnAway(request: IncomingMessage, response: ServerResponse): void
  /** What the client expects before it sends its body. */
  refuseExpectation(request: IncomingMessage, response: ServerResponse): void
}

/**
 * What is said before anybody handles a request. Written beforehand but for the request's own id: under overload this is
 * what the server does most, and the time that it takes is taken from those who got in.
 */
export function createRefusals(security: SecurityHeaders): Refusals {
  const written = new Map<string, Written>()

  function writtenFor(status: number, locale: Locale, retryAfter: number): Written {
    const key = `${status} ${locale} ${retryAfter}`
    const known = written.get(key)
    if (known) return known
    const made = write(status, locale, [
      ...security.flat(),
      'cache-control',
      'no-store',
      'content-type',
      'application/json; charset=utf-8',
      ...(retryAfter > 0 ? ['retry-after', String(retryAfter)] : []),
    ])
    written.set(key, made)
    return made
  }

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    { status, retryAfter }: { status: number; retryAfter: number },
  ): void {
    const locale = localeOf(request.headers['accept-language'])
    const { headers, beforeId, afterId } = writtenFor(status, locale, retryAfter)
    response.writeHead(status, headers)
    // Of a body that is still being sent Node takes the rest and drops it.
    response.end(`${beforeId}${randomUUID()}${afterId}`, 'latin1')
  }

  return {
    turnAway: (request, response) => refuse(request, response, { status: 503, retryAfter: secondsToWait() }),
    refuseExpectation: (request, response) => refuse(request, response, { status: 417, retryAfter: 0 }),
  }
}

const idLength = 36

function write(status: number, locale: Locale, headers: readonly string[]): Written {
  const mark = '\n'
  const answer = errorAnswer({ code: 'br_0000', status, field: null, problems: [] }, locale, mark)
  const [beforeId = '', afterId = ''] = inAscii(JSON.stringify(answer)).split(JSON.stringify(mark).slice(1, -1))
  const length = beforeId.length + idLength + afterId.length
  return { headers: [...headers, 'content-length', String(length)], beforeId, afterId }
}

/** The same text to whoever reads JSON, with as many bytes as letters. */
function inAscii(json: string): string {
  return json.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
