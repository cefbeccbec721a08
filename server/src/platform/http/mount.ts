import { Readable } from 'node:stream'
import type { Call, FileAnswer, IncomingFile } from '@trilha/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import { authorizeAccount, authorizeObject, checkGates, checkPolicy, type Policies } from '../session/policy.ts'
import type { Session, SessionStore } from '../session/session-store.ts'
import type { Authenticate } from './authenticate.ts'
import { apiPrefix } from './call-path.ts'
import type { Context, Platform } from './context.ts'
import { localeOf } from './error-answer.ts'
import { fail, failFields } from './failure.ts'
import { once } from './idempotency.ts'
import { longestUpload, receiveFile } from './incoming-file.ts'
import type { AlsoCheck, DomainRoutes, Handler } from './routes.ts'
import { passedFields, validate, type RawInput } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its refusals carry what RFC 6749 asks for. */
    isTokenCall?: boolean
  }
}

export interface MountOptions {
  platform: Platform
  policies: Policies
  authenticate: Authenticate
  sessions: Pick<SessionStore, 'forget'>
}

export function mount(app: FastifyInstance, all: readonly DomainRoutes[], options: MountOptions): void {
  const taken = new Map<string, { path: string; methods: Set<string> }>()
  for (const { domain, handlers, alsoChecks } of all) {
    for (const [name, call] of Object.entries(domain.calls)) {
      const fullName = `${domain.name}.${name}`
      checkPolicy(fullName, call, options.policies)
      checkGates(fullName, domain, call)
      const handler = handlers[name]
      if (!handler) throw new Error(`${fullName} has no handler`)
      // One address whatever its parameters are called: the documents write users/{id} and users/{idOrUsername}.
      const shape = call.path.replaceAll(/:\w+/g, ':')
      const { path, methods } = taken.get(shape) ?? { path: call.path, methods: new Set() }
      if (methods.has(call.method)) throw new Error(`${fullName}: ${call.method} ${call.path} is taken`)
      taken.set(shape, { path, methods: methods.add(call.method) })
      app.route({
        method: call.method,
        url: apiPrefix + call.path,
        config: { isTokenCall: call.form ?? false },
        ...(call.upload && { handlerTimeout: longestUpload }),
        handler: answer(fullName, call, { handler, alsoCheck: alsoChecks[name] }, options),
      })
    }
  }
  for (const { path, methods } of taken.values()) refuseOtherMethods(app, path, methods)
}

function answer(
  fullName: string,
  call: Call,
  { handler, alsoCheck }: { handler: Handler<Call>; alsoCheck: AlsoCheck<Call> | undefined },
  { platform, policies, authenticate, sessions }: MountOptions,
) {
  const response = call.response as z.ZodType | undefined
  const status = call.status ?? (response ? 200 : 204)

  return async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const now = platform.now()
    checkContentType(call, request)
    const session = await authenticate(call, request.headers.authorization, now)
    if (session) authorizeAccount(call, session, now)
    const contextOf = (db: Db) =>
      ({
        platform,
        db,
        emit: platform.emit,
        now,
        locale: localeOf(request.headers['accept-language']),
        userAgent: request.headers['user-agent'],
        address: request.ip,
        requestId: request.id,
        session,
      }) as Context
    const raw = { params: request.params, query: request.query, body: request.body }
    const { input, problems } = validate(call, raw)
    if (problems.length > 0) {
      const more = await alsoCheck?.(contextOf(platform.db), passedFields(call, raw, problems))
      throw failFields([...problems, ...(more ?? [])])
    }
    if (session) await authorizeObject(policies, call, { db: platform.db, session, params: input.params })

    const work = async (db: Db, handed: RawInput): Promise<unknown> => {
      const result = await handler(contextOf(db), handed)
      if (call.file) return result
      if (!response || (result === undefined && call.mayBeAbsent)) return undefined
      // Unknown keys are dropped here: the type alone would not stop a hash or a PIN from leaving.
      return response.parse(result)
    }
    const run = (db: Db) =>
      call.upload
        ? platform.spool.with((path) => work(db, { ...input, upload: incoming(request, path) }))
        : work(db, input)
    const key = request.headers['idempotency-key']
    const result =
      call.idempotent && session && typeof key === 'string'
        ? await runOnce(fullName, key, { platform, session, input, run })
        : await run(platform.db)
    // Whoever has just changed something reads it back at once: the notice to all processes may still be on its way.
    if (session && call.method !== 'GET') sessions.forget(session.sessionId)
    if (call.file) return sendFile(reply, call.file.type, result as FileAnswer)
    if (result === undefined) return reply.code(204).send()
    return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(result))
  }
}

/** Nobody's bytes are read before the handler has looked at who sends them. */
function incoming({ raw }: FastifyRequest, path: string): IncomingFile {
  return { receive: () => receiveFile(raw, path) }
}

/** To be kept, never to be shown: no answer of a call may run as a page of ours. */
function sendFile(reply: FastifyReply, type: string, { name, size, content }: FileAnswer): FastifyReply {
  return reply
    .type(type)
    .header('content-length', String(size))
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`)
    .send(Readable.from(content))
}

function runOnce(
  fullName: string,
  key: string,
  {
    platform,
    session,
    input,
    run,
  }: { platform: Platform; session: Session; input: RawInput; run(db: Db): Promise<unknown> },
) {
  return once(platform.db, { accountId: session.accountId, call: fullName, key, input }, (tx) => run(tx))
}

/** The token call takes a form and nothing else, an upload multipart; every other call takes JSON and nothing else. */
function checkContentType(call: Call, request: FastifyRequest): void {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers
  // Nothing here unpacks: what says that it is packed would be read as what it is not.
  if (encoding !== 'identity') throw fail('br_0000', { status: 415 })
  if (type === undefined) return
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const isMultipart = /^multipart\/form-data\b/i.test(type)
  if (isForm !== (call.form ?? false) || isMultipart !== (call.upload ?? false)) throw fail('br_0000', { status: 415 })
}

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** HEAD too: it would run a GET handler, and a GET of the documents changes state. */
function refuseOtherMethods(app: FastifyInstance, path: string, methods: ReadonlySet<string>): void {
  const allow = [...methods].toSorted().join(', ')
  app.route({
    method: allMethods.filter((method) => !methods.has(method)),
    url: apiPrefix + path,
    handler: (_request, reply) => {
      void reply.header('allow', allow)
      throw fail('br_0000', { status: 405 })
    },
  })
}
