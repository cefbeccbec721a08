import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Call, CallAnswer, CallArgs, Domain } from '@trilha/contract/call'
import { CLIENT_ID, UPLOAD_FIELD } from '@trilha/contract/constants'
import type { ErrorBody } from '@trilha/contract/errors/index'
import { possibleErrors } from '@trilha/contract/openapi'

export type Answer<T> =
  | { ok: true; status: number; body: T; headers: Headers }
  | { ok: false; status: number; body: ErrorBody; code: string; headers: Headers }

type Content = string | Uint8Array<ArrayBuffer> | FormData

type Args<C extends Call> = keyof CallArgs<C> extends never ? [args?: Extra] : [args: CallArgs<C> & Extra]
interface Extra {
  headers?: Record<string, string>
}

export interface Caller {
  call<Calls extends Record<string, Call>, Name extends keyof Calls>(
    domain: Domain<Calls>,
    name: Name,
    ...args: Args<Calls[Name]>
  ): Promise<Answer<CallAnswer<Calls[Name]>>>
  /** For what the contract's types would not let through. */
  raw(
    method: string,
    path: string,
    init?: { headers?: Record<string, string>; body?: Content },
  ): Promise<Answer<unknown>>
}

export const clientHeader = `Basic ${Buffer.from(`${CLIENT_ID}:`).toString('base64')}`

export interface RequestArgs extends Extra {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
  file?: File | undefined
}

/** What goes over the wire for a call, for everybody who sends one: by the contract, or with whatever a test puts in. */
export function requestOf(call: Call, { params, query, body, file, headers }: RequestArgs = {}) {
  const path = call.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(textOf(params?.[key])))
  const search = query ? `?${encoded(query)}` : ''
  const content = file ? formOf(file) : body && (call.form ? encoded(body) : JSON.stringify(body))
  return {
    method: call.method,
    path: `/api${path}${search}`,
    headers: {
      ...(call.access.who === 'client' && { authorization: clientHeader }),
      ...(body && { 'content-type': call.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  }
}

function encoded(fields: Readonly<Record<string, unknown>>): string {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  return new URLSearchParams(sent.map(([key, value]) => [key, textOf(value)])).toString()
}

/** An address holds no half of a pair: a browser would not send it either. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
}

export function formOf(file: File): FormData {
  const form = new FormData()
  form.append(UPLOAD_FIELD, file, file.name)
  return form
}

const agent = new Agent({ keepAlive: true })

/** Not by `fetch`: tens of thousands of calls are made, and each would cost the tests as much again as the answer. */
async function send(
  url: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: Content | undefined },
): Promise<IncomingMessage> {
  const { type, bytes } = await encodedContent(body)
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method,
      headers: {
        ...(type && { 'content-type': type }),
        ...(bytes && { 'content-length': bytes.byteLength }),
        ...headers,
      },
    })
    sent.once('response', resolve).once('error', reject).end(bytes)
  })
}

async function encodedContent(body: Content | undefined): Promise<{ type?: string; bytes?: Uint8Array }> {
  if (body === undefined) return {}
  if (!(body instanceof FormData)) return { bytes: Buffer.from(body) }
  const form = new Response(body)
  return { type: form.headers.get('content-type')!, bytes: await form.bytes() }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return headers
}

/** Calls as a client does: over HTTP, by the contract. */
export function caller(address: string, token?: string): Caller {
  async function raw(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: Content } = {},
  ): Promise<Answer<unknown>> {
    const response = await send(new URL(address + path), {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
      body: init.body,
    })
    const content = await text(response)
    const isJson = response.headers['content-type']?.includes('json') ?? false
    const body: unknown = isJson && content !== '' ? JSON.parse(content) : content
    const status = response.statusCode!
    const headers = headersOf(response)
    if (status >= 200 && status < 300) return { ok: true, status, body, headers }
    return { ok: false, status, body: body as ErrorBody, code: (body as ErrorBody).code, headers }
  }

  return {
    raw,
    async call(domain, name, ...[args]) {
      const call = domain.calls[name] as Call
      const { method, path, ...init } = requestOf(call, args)
      const answer = await raw(method, path, init)
      if (!answer.ok && !(possibleErrors(call) as string[]).includes(answer.code))
        throw new Error(`${domain.name}.${String(name)} answered ${answer.code}, which it does not declare`)
      return answer as never
    },
  }
}
