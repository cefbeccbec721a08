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
      const {
        params,
        query,
        body,
        file,
        headers = {},
      } = (args ?? {}) as {
        params?: Record<string, string>
        query?: Record<string, unknown>
        body?: Record<string, string>
        file?: File
        headers?: Record<string, string>
      }
      const search = query
        ? `?${new URLSearchParams(
            Object.entries(query)
              .filter(([, value]) => value !== undefined)
              .map(([key, value]) => [key, String(value)]),
          )}`
        : ''
      const path = `/api${call.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))}${search}`
      const content =
        body === undefined
          ? {}
          : call.form
            ? { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(body).toString() }
            : { type: 'application/json', text: JSON.stringify(body) }
      const answer = await raw(call.method, path, {
        headers: {
          ...(call.access.who === 'client' && { authorization: clientHeader }),
          ...('type' in content && { 'content-type': content.type }),
          ...headers,
        },
        ...('text' in content && { body: content.text }),
        ...(file && { body: formOf(file) }),
      })
      if (!answer.ok && !(possibleErrors(call) as string[]).includes(answer.code))
        throw new Error(`${domain.name}.${String(name)} answered ${answer.code}, which it does not declare`)
      return answer as never
    },
  }
}
