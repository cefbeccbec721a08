import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { errorAnswer, failureOf, localeOf } from './error-answer.ts'
import { fail, type Failure } from './failure.ts'
import { setSecurityHeaders, type SecurityHeaders } from './headers.ts'
import { longestUpload } from './incoming-file.ts'
import { isCall, longestParam } from './call-path.ts'
import { bodyOf } from './received-body.ts'
import { isUnfitJson } from './text.ts'
import { createGatedServer, type Gates, type LaneOf } from './gated-server.ts'

const second = 1_000
const timeouts = {
  headersTimeout: 15 * second,
  bodyTimeout: 15 * second,
  // Of an upload; every other body has less.
  requestTimeout: longestUpload,
  connectionsCheckingInterval: 5 * second,
  connectionTimeout: 30 * second,
  keepAliveTimeout: 72 * second,
}

export interface HttpOptions {
  log: Log
  gates: Gates
  metrics: Metrics
  /** How many proxies stand before us: so many of the addresses that a request names are believed. */
  trustedProxies: number
  laneOf: LaneOf
  headers: SecurityHeaders
  isSocket?: (url: string) => boolean
}

export function createHttp(options: HttpOptions): FastifyInstance {
  const { log, metrics, trustedProxies, headers } = options
  const app = Fastify({
    loggerInstance: log,
    // One line per answer, ours, with addresses made safe.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: longestParam, ignoreTrailingSlash: false },
    exposeHeadRoutes: false,
    serverFactory: (handle) => createGatedServer(handle, { ...options, timeouts }),
    handlerTimeout: 12 * second,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply.raw, headers)
      void refuse(error, request, reply)
    },
    clientErrorHandler: (error, socket) => answerBroken(error, socket, headers),
  }) as unknown as FastifyInstance

  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply.raw, headers))
  addBodyParsers(app)
  addCallHeaders(app)
  addAccessLog(app, metrics)

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const failure = failureOf(error) ?? unexpected(error, request)
    refusals.set(request, failure)
    if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter))
    const body = errorAnswer(failure, localeOf(request.headers['accept-language']), request.id)
    // RFC 6749: clients of the token call look for these two (decision E1).
    const extra = request.routeOptions?.config?.isTokenCall
      ? { error: oauthError(failure), error_description: body.message }
      : {}
    return reply
      .code(failure.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...body, ...extra }))
  }

  function unexpected(error: unknown, request: FastifyRequest): Failure {
    metrics.unexpected()
    request.log.error({ err: error, req: request }, 'unexpected error')
    return fail('br_0000')
  }

  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  app.setNotFoundHandler((request, reply) => refuse(fail('br_0000', { status: 404 }), request, reply))
  return app
}

/** For the line that is written once the answer has left. */
const refusals = new WeakMap<FastifyRequest, Failure>()

function oauthError(failure: Failure): string {
  if (failure.code === 'br_0012' || failure.code === 'br_0027') return 'invalid_grant'
  if (failure.status === 401) return failure.code === 'br_0001' ? 'invalid_client' : 'invalid_grant'
  if (failure.status >= 500 || failure.status === 429) return 'temporarily_unavailable'
  return failure.code === 'ii_0033' ? 'unsupported_grant_type' : 'invalid_request'
}

/** Bodies are here before Fastify sees the request (received-body.ts); its own parsers would wait for a stream. */
function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (request, _stream, done) => {
    const text = receivedText(request)
    if (text === '') return done(null, undefined)
    if (isUnfitJson(text)) return done(fail('ii_0031'))
    // A key that reaches for the prototype is refused.
    void parseJson(request, text, (error, value) =>
      error || value === null ? done(fail('ii_0031')) : done(null, value),
    )
  })
  // A call that takes a file reads it itself; any other refuses the type.
  app.addContentTypeParser('multipart/form-data', (_request, _stream, done) => done(null, undefined))
  app.addContentTypeParser('application/x-www-form-urlencoded', (request, _stream, done) => {
    done(null, Object.fromEntries(new URLSearchParams(receivedText(request))))
  })
}

function receivedText({ raw }: FastifyRequest): string {
  const body = bodyOf(raw)
  if (body === 'tooLarge') throw fail('br_0000', { status: 413 })
  if (body === 'late') throw fail('ii_0031', { status: 408 })
  // Decoding would put a sign of its own in the place of what it cannot read, and that would be stored.
  if (body && !isUtf8(body)) throw fail('ii_0031')
  return body?.toString() ?? ''
}

function addCallHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request.url)) return
    void reply.header('cache-control', 'no-store')
    void reply.header('x-request-id', request.id)
  })
}

function addAccessLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.observe({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / second })
    if (!isCall(route) && !isCall(request.url)) return
    const failure = refusals.get(request)
    const codes = failure && [...new Set([failure.code, ...failure.problems.map(({ code }) => code)])]
    const answer = { route, status: reply.statusCode, codes, ms: Math.round(reply.elapsedTime) }
    request.log.debug({ req: request, ...answer }, 'answered')
  })
}

/** What is not HTTP at all never reaches a route; it still gets a body of the catalogue. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket, headers: SecurityHeaders): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const body = JSON.stringify(errorAnswer(fail('ii_0031'), 'pt-br', randomUUID()))
  const head = [
    ...headers,
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`)
}
