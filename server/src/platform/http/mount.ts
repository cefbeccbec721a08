import { Readable } from 'node:stream'
import type { Call, CallInput, CallResult, Domain, FileAnswer, IncomingFile } from '@trilha/contract/call'
import type { FieldProblem } from '@trilha/contract/fields'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import { authorizeAccount, authorizeObject, checkGates, checkPolicy, type Policies } from '../session/policy.ts'
import type { Session, SessionStore } from '../session/session-store.ts'
import type { Authenticate } from './authenticate.ts'
import type { Context, Platform } from './context.ts'
import { localeOf } from './error-answer.ts'
import { fail, failFields } from './failure.ts'
import { once } from './idempotency.ts'
import { longestUpload, receiveFile } from './incoming-file.ts'
import type { ReceivedBody } from './received-body.ts'
import { passedFields, validate, type RawInput } from './validate.ts'

export const apiPrefix = '/api'

/** Of a part of a path: an address may carry an email or a token. */
export const longestParam = 300

/** A call, not a page whose name begins alike; however it is spelled, since the router decodes what it is given. */
export function isCall(url: string | undefined): url is string {
  if (url === undefined) return false
  return url.startsWith(`${apiPrefix}/`) || plainPath(url).startsWith(`${apiPrefix}/`)
}

function plainPath(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').split(/[?#]/, 1)[0]!
  return decoded(path)
    .replaceAll('\\', '/')
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Which queue a call waits in. `signIn`: those that ask for the client's name and not for a session, and may hash.
 * `session`: what keeps or ends a session; people who are signed in must not lose theirs because others cannot sign in.
 * `upload`: those that take a file, which may come slowly; they must not take the places of the others meanwhile.
 */
export type Lane = 'calls' | 'signIn' | 'session' | 'upload'

/** By the address, and for the token call by the grant, for which its whole body must be here. */
export function laneMatcher(domains: readonly Domain[]): (url: string, body: ReceivedBody | undefined) => Lane {
  const calls = domains.flatMap((domain) => Object.values(domain.calls))
  const signsIn = pathPattern(calls.filter(({ access }) => access.who === 'client'))
  const takesGrant = pathPattern(calls.filter(({ form }) => form))
  const endsSession = pathPattern(calls.filter(({ neverShed }) => neverShed))
  const takesFile = pathPattern(calls.filter(({ upload }) => upload))
  return (url, body) => {
    const path = url.startsWith(`${apiPrefix}/`) ? url : plainPath(url)
    if (takesFile.test(path)) return 'upload'
    if (endsSession.test(path)) return 'session'
    if (!signsIn.test(path)) return 'calls'
    return takesGrant.test(path) && isRefresh(body) ? 'session' : 'signIn'
  }
}

function pathPattern(calls: readonly Call[]): RegExp {
  const paths = calls.map(({ path }) => path.replaceAll(/:\w+/g, '[^/?]+'))
  return new RegExp(`^${apiPrefix}(?:${paths.join('|')})(?:\\?|$)`)
}

/** Longer than any of ours: whatever it says, it waits with the rest. */
const longestRefresh = 4_096

function isRefresh(body: ReceivedBody | undefined): boolean {
  if (!(body instanceof Buffer) || body.length > longestRefresh) return false
  // The parser behind the gate takes the last of several: so does this, or a password would pass for a refresh.
  return new URLSearchParams(body.toString()).getAll('grant_type').at(-1) === 'refresh_token'
}

type Handler<C extends Call> = (context: Context<C>, input: CallInput<C>) => Promise<CallResult<C>> | CallResult<C>
type Handlers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Handler<Calls[Name]> }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its refusals carry what RFC 6749 asks for. */
    isTokenCall?: boolean
  }
}

/** What passed its own rule of a request that some other field refuses. */
type Passed<C extends Call> = {
  [Part in keyof CallInput<C>]: CallInput<C>[Part] extends object
    ? { [Field in keyof CallInput<C>[Part]]?: CallInput<C>[Part][Field] | undefined }
    : CallInput<C>[Part]
}

/**
 * For a form whose every failing field is named at once: what only the database knows (a name that is taken) about the
 * fields whose shape is right, asked when the shape of others is not. It reads, counts tries as the handler does, and
 * changes nothing.
 */
type AlsoCheck<C extends Call> = (context: Context<C>, passed: Passed<C>) => Promise<FieldProblem[]>
type AlsoChecks<Calls extends Record<string, Call>> = { [Name in keyof Calls]?: AlsoCheck<Calls[Name]> }

export interface DomainRoutes {
  domain: Domain
  handlers: Record<string, Handler<Call>>
  alsoChecks: Record<string, AlsoCheck<Call>>
}

/** A missing handler, an unknown one or a wrong answer does not compile. */
export function routes<Calls extends Record<string, Call>>(
  domain: Domain<Calls>,
  handlers: Handlers<Calls>,
  alsoChecks: AlsoChecks<Calls> = {},
): DomainRoutes {
  return { domain, handlers, alsoChecks: alsoChecks as DomainRoutes['alsoChecks'] }
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
