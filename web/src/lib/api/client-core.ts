import { REQUEST_TIMEOUT_SECONDS, UPLOAD_TIMEOUT_SECONDS } from '@trilha/contract/constants/interface'
import type { Tokens } from '@trilha/contract/identity/auth'
import type { Clock } from '../clock.ts'
import type { Lock } from '../lock.ts'
import { readClaims, type TokenStore } from '../tokens-core.ts'
import { apiError, asErrorBody, httpError, isApiError, isUnreachable, statusOf } from './api-error.ts'
import { auth } from './manifest-auth.gen.ts'
import { createRefresher, type Standing } from './refresh.ts'
import { buildRequest } from './request.ts'
import type { OnProgress } from './send-with-progress.ts'
import type { Answer, ArgsList, CallName, DomainName, ManifestEntry, PlainArgs } from './types.ts'

export interface ClientParts {
  fetch: typeof fetch
  tokens: TokenStore
  clock: Clock
  lock: Lock
  language(): string
  randomId(): string
  wait(milliseconds: number): Promise<void>
  /** Told of every answer, refusals too. */
  answered?(): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Hand over the same key when the same act of a person is sent again. */
  idempotencyKey?: string
  /** Fails rather than acts when another account is in use by the time the request leaves. */
  account?: string
  /** Of a file that is sent, how much of it has left. */
  onProgress?: OnProgress
}

/** What a call needs on its way; arguments are typed at the door and plain behind it. */
interface Sending extends CallOptions {
  entry: ManifestEntry
  args: PlainArgs
  repeatable?: true
}

/** A server that asks for more patience than this is not asked again by itself. */
const longestWait = 5000
const firstWait = 400

type Calls = Readonly<Record<string, Readonly<Record<string, ManifestEntry>>>>

/** Once they are loaded; most calls come when they are. */
let loadedCalls: Calls | undefined

async function entryOf(domain: string, name: string): Promise<ManifestEntry> {
  const calls: Calls = domain === 'auth' ? { auth } : (loadedCalls ??= (await import('./manifest.gen.ts')).manifest)
  const entry = calls[domain]?.[name]
  if (entry === undefined) throw new Error(`unknown call ${domain}.${name}`)
  return entry
}

export function createClient(parts: ClientParts) {
  const { tokens, clock } = parts
  const refresher = createRefresher({
    tokens,
    clock,
    lock: parts.lock,
    wait: parts.wait,
    exchange: async (refresh) =>
      (await sendPatiently({
        entry: auth.token,
        args: { body: { grant_type: 'refresh_token', refresh_token: refresh } },
        // An answer lost on its way is fetched at once: only for ten seconds does the server give it again (decision E4).
        repeatable: true,
      })) as Tokens,
  })

  async function sendOnce({ entry, args, signal, idempotencyKey, account, onProgress }: Sending): Promise<unknown> {
    const token = tokens.access()
    if (account !== undefined && readClaims(token)?.lsh !== account) throw new Error('another account is in use')
    const { url, init } = buildRequest({ entry, args, language: parts.language(), token, idempotencyKey })
    const seconds = args.file ? UPLOAD_TIMEOUT_SECONDS : REQUEST_TIMEOUT_SECONDS
    const deadline = AbortSignal.timeout(seconds * 1000)
    const until = { ...init, signal: signal ? AbortSignal.any([signal, deadline]) : deadline }
    const response = onProgress
      ? await (await import('./send-with-progress.ts')).sendWithProgress(url, until, onProgress)
      : await parts.fetch(url, until)
    clock.learn(response.headers.get('Date'))
    parts.answered?.()
    if (!response.ok) throw await refusal(response)
    if (entry.file) return await response.blob()
    return response.status === 204 ? undefined : await response.json()
  }

  /** Once more, and only where a second arrival does no harm. */
  async function sendPatiently(sending: Sending): Promise<unknown> {
    try {
      return await sendOnce(sending)
    } catch (error) {
      const pause = pauseBeforeRetry(sending, error)
      if (pause === undefined) throw error
      await parts.wait(pause)
      return await sendOnce(sending)
    }
  }

  /** A session that was renewed elsewhere, or whose token was withdrawn, gets one more try; never a loop. */
  async function sendInSession(sending: Sending): Promise<unknown> {
    refuseIfEnded(await refresher.ensure(), sending.entry)
    const token = tokens.access()
    try {
      return await sendPatiently(sending)
    } catch (error) {
      // Where nobody is asked who they are, a refused token is the one in the path: trying again would waste a try.
      if (token === undefined || sending.entry.access === 'anonymous' || !isStaleToken(error)) throw error
      const standing = await refresher.renew(token)
      if (standing.kind !== 'valid' || tokens.access() === token) throw error
      return await sendPatiently(sending)
    }
  }

  async function sendEntry(sending: Sending): Promise<unknown> {
    const keyed: Sending = sending.entry.idempotent
      ? { ...sending, idempotencyKey: sending.idempotencyKey ?? parts.randomId() }
      : sending
    return await (sending.entry.access === 'client' ? sendPatiently(keyed) : sendInSession(keyed))
  }

  /** Calls the server. Throws the server's refusal as an ApiError, or the raw error where there was none. */
  async function call<D extends DomainName, N extends CallName<D>>(
    domain: D,
    name: N,
    ...[args, options]: [...ArgsList<D, N>, options?: CallOptions]
  ): Promise<Answer<D, N>> {
    return (await callByName(domain, name, (args ?? {}) as PlainArgs, options)) as Answer<D, N>
  }

  /** The same by name, for what was stored and is sent later. */
  async function callByName(domain: string, name: string, args: PlainArgs, options?: CallOptions): Promise<unknown> {
    // What was asked for in one account never happens in another, whatever the other tabs do meanwhile (decision G24):
    // so it is read now, before anything is waited for.
    const account = options?.account ?? readClaims(tokens.access())?.lsh
    const entry = await entryOf(domain, name)
    return await sendEntry({ ...options, entry, args, ...(entry.access === undefined && account && { account }) })
  }

  /**
   * Says a last thing while the page goes away: it leaves at once, with the token at hand, and outlives the page. Its
   * answer is heard by nobody, so it is only for what may be said twice.
   */
  function callLeaving<D extends DomainName, N extends CallName<D>>(
    domain: D,
    name: N,
    ...[args]: ArgsList<D, N>
  ): void {
    const entry = loadedCalls?.[domain]?.[name]
    const token = tokens.access()
    if (entry === undefined || token === undefined) return
    const { url, init } = buildRequest({
      entry,
      args: args ?? {},
      language: parts.language(),
      token,
      idempotencyKey: entry.idempotent ? parts.randomId() : undefined,
    })
    parts.fetch(url, { ...init, keepalive: true }).catch(() => {})
  }

  /** A token that the server should take now, for the socket. */
  async function freshToken(): Promise<string | undefined> {
    await refresher.ensure()
    return tokens.access()
  }

  return { call, callByName, callLeaving, freshToken, standing: refresher.ensure }
}

function refuseIfEnded(standing: Standing, entry: ManifestEntry): void {
  if (entry.access === 'anonymous') return
  if (standing.kind === 'refused' || standing.kind === 'unreachable') throw standing.error
}

function isStaleToken(error: unknown): boolean {
  return isApiError(error) && error.status === 401 && ['br_0001', 'br_0011', 'br_0027'].includes(error.code)
}

/** Milliseconds to wait before the one repetition; undefined where there is none. */
function pauseBeforeRetry({ entry, signal, idempotencyKey, repeatable }: Sending, error: unknown): number | undefined {
  const harmless = entry.method === 'GET' || idempotencyKey !== undefined || repeatable === true
  if (!harmless || signal?.aborted) return undefined
  if (isUnreachable(error) && !(error instanceof DOMException)) return firstWait
  if (statusOf(error) !== 503) return undefined
  const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0
  return asked > longestWait ? undefined : Math.max(asked, firstWait)
}

async function refusal(response: Response): Promise<Error> {
  const text = await response.text()
  const body = asErrorBody(parseJson(text))
  return body ? apiError(body, response.status, retryAfter(response)) : httpError(response.status)
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
