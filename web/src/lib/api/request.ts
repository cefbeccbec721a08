import { UPLOAD_FIELD } from '@trilha/contract/constants/interface'
import { CLIENT_ID } from '@trilha/contract/constants/people'
import type { ManifestEntry, PlainArgs } from './types.ts'

/** Same origin always: the client and the API are served together. */
const base = '/api'

export interface RequestParts {
  entry: ManifestEntry
  args: PlainArgs
  language: string
  token: string | undefined
  idempotencyKey: string | undefined
}

/** A call as the wire wants it; pure, so that its cases stand in a table. */
export function buildRequest({ entry, args, language, token, idempotencyKey }: RequestParts): {
  url: string
  init: RequestInit
} {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language }
  if (entry.access === 'client') headers['Authorization'] = `Basic ${btoa(`${CLIENT_ID}:`)}`
  else if (token !== undefined) headers['Authorization'] = `Bearer ${token}`
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  const body = args.file ? formWith(args.file) : buildBody(entry, args.body, headers)
  return {
    url: base + fillPath(entry.path, args.params ?? {}) + queryString(args.query ?? {}),
    init: {
      method: entry.method,
      headers,
      credentials: 'omit',
      cache: 'no-store',
      ...(body === undefined ? {} : { body }),
    },
  }
}

function buildBody(entry: ManifestEntry, body: unknown, headers: Record<string, string>): BodyInit | undefined {
  if (body === undefined) return undefined
  if (entry.form) return new URLSearchParams(textEntries(body as Record<string, unknown>))
  headers['Content-Type'] = 'application/json'
  return JSON.stringify(body)
}

/** The browser itself names the boundary of a multipart body. */
function formWith(file: File): FormData {
  const form = new FormData()
  form.append(UPLOAD_FIELD, file, file.name)
  return form
}

export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name]
    const text = value === undefined || value === null ? '' : asText(value)
    // Dots would fold into another path, and an address that somebody sent into another call.
    if (text === '' || text === '.' || text === '..') throw new Error(`path parameter ${name} of ${path} is not usable`)
    return encodeURIComponent(text)
  })
}

/** Arrays comma-joined (decision G59); what is undefined stays out. */
export function queryString(query: Record<string, unknown>): string {
  const text = new URLSearchParams(textEntries(query)).toString()
  return text === '' ? '' : `?${text}`
}

function textEntries(values: Record<string, unknown>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [[name, Array.isArray(value) ? value.map(asText).join(',') : asText(value)]],
  )
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
