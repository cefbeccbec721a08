import type { Call, CallAnswer, CallArgs, Domain } from '@trilha/contract/call'
import { CLIENT_ID, UPLOAD_FIELD } from '@trilha/contract/constants'
import type { ErrorBody } from '@trilha/contract/errors/index'
import { possibleErrors } from '@trilha/contract/openapi'

export type Answer<T> =
  | { ok: true; status: number; body: T; headers: Headers }
  | { ok: false; status: number; body: ErrorBody; code: string; headers: Headers }

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
    init?: { headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> | FormData },
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

/** Calls as a client does: over HTTP, by the contract. */
export function caller(address: string, token?: string): Caller {
  async function raw(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> | FormData } = {},
  ): Promise<Answer<unknown>> {
    const response = await fetch(address + path, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
      ...(init.body !== undefined && { body: init.body }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : text
    const { status, headers } = response
    if (response.ok) return { ok: true, status, body, headers }
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
