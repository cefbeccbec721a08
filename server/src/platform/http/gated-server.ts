import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Metrics } from '../metrics.ts'
import { errorAnswer, localeOf } from './error-answer.ts'
import { overloaded } from './failure.ts'
import type { Gate } from './gate.ts'
import { setSecurityHeaders } from './headers.ts'
import { apiPrefix } from './mount.ts'

/** A password takes a core for 15 ms: sign-ins queue apart, so that a flood of them leaves the other calls alone. */
export interface Gates {
  calls: Gate
  signIn: Gate
}

const tokenPath = `${apiPrefix}/oauth/token`

interface Timeouts {
  connectionTimeout: number
  keepAliveTimeout: number
  requestTimeout: number
}

/**
 * The HTTP server under Fastify. Calls wait, and are refused, right here: routing and hooks cost as much as a
 * good part of an answer, and under overload that time belongs to those who got in. Pages and health pass.
 */
export function createGatedServer(
  handle: RequestListener,
  { gates, metrics, timeouts }: { gates: Gates; metrics: Metrics; timeouts: Timeouts },
): Server {
  const { keepAliveTimeout, requestTimeout } = timeouts
  const server = createServer({ keepAliveTimeout, requestTimeout, requireHostHeader: false }, (request, response) => {
    if (!request.url?.startsWith(apiPrefix)) return handle(request, response)
    const gate = request.url.startsWith(tokenPath) ? gates.signIn : gates.calls
    gate.enter((isAdmitted) => {
      if (!isAdmitted) return turnAway(request, response, metrics)
      // `close` comes once, whether the answer was finished or the client went away.
      response.once('close', gate.leave)
      handle(request, response)
    })
  })
  server.setTimeout(timeouts.connectionTimeout)
  return server
}

function turnAway(request: IncomingMessage, response: ServerResponse, metrics: Metrics): void {
  metrics.shed()
  const failure = overloaded()
  const body = JSON.stringify(errorAnswer(failure, localeOf(request.headers['accept-language']), randomUUID()))
  setSecurityHeaders(response)
  response.writeHead(failure.status, {
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(failure.retryAfter),
  })
  response.end(body)
  // What was being sent is of no use any more.
  request.resume()
}
