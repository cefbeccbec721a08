import { z } from 'zod'
import { UPLOAD_FIELD } from './constants.ts'
import { commonErrors, pathParams, type Call, type Domain } from './call.ts'
import { errorBody, errors, errorStatuses, type ErrorCode } from './errors/index.ts'
import { fieldCodes } from './fields.ts'

type Json = Record<string, unknown>

/** The contract as OpenAPI 3.1: for readers, other clients and the checked-in copy. */
export function openApi(domains: Record<string, Domain>): Json {
  const paths: Record<string, Json> = {}
  for (const { area, name, calls } of Object.values(domains)) {
    for (const [callName, call] of Object.entries(calls)) {
      const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: operation(`${area}/${name}`, `${name}.${callName}`, call),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trilha',
      version: '1',
      description: 'The API of Trilha, a school platform for learning and community. Generated from the contract.',
    },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        client: { type: 'http', scheme: 'basic', description: 'The client id with an empty password' },
      },
      schemas: { Error: schemaOf(errorBody) },
    },
  }
}

function operation(tag: string, operationId: string, call: Call): Json {
  return {
    operationId,
    tags: [tag],
    summary: call.summary,
    description: accessSentence(call),
    security: securityOf(call),
    ...(call.doc === 'extension' ? { 'x-extension': true } : { 'x-document-call': call.doc }),
    parameters: [...parameters(call, 'params', 'path'), ...parameters(call, 'query', 'query'), ...headers(call)],
    ...(call.body && {
      requestBody: {
        content: {
          [call.form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: schemaOf(call.body) },
        },
      },
    }),
    ...(call.upload && { requestBody: uploadBody }),
    responses: responses(call),
  }
}

const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [UPLOAD_FIELD]: { type: 'string', format: 'binary' } },
        required: [UPLOAD_FIELD],
      },
    },
  },
}

function accessSentence({ access: { who, gates = [], object } }: Call): string {
  const people = {
    anonymous: 'Anyone.',
    client: 'Any client that names itself.',
    session: 'Anyone signed in, even with a blocked account.',
    account: 'Anyone signed in.',
  }
  const base = typeof who === 'string' ? people[who] : `Accounts of role ${who.join(', ')}.`
  const gate = gates.length > 0 ? ` Gates: ${gates.join(', ')}.` : ''
  const wide = object?.schoolWide
  const whose =
    wide === 'everyone'
      ? 'Only within the own school'
      : `Only one's own${wide ? ` (${wide.join(', ')}: of the whole school)` : ''}`
  return `${base}${gate}${object ? ` ${whose} (${object.kind}); any other answers ${object.missing}.` : ''}`
}

function securityOf({ access: { who } }: Call): Json[] {
  if (who === 'anonymous') return []
  return [who === 'client' ? { client: [] } : { bearer: [] }]
}

function parameters(call: Call, part: 'params' | 'query', place: 'path' | 'query'): Json[] {
  const schema = call[part]
  if (!schema) {
    const undeclared = part === 'params' ? pathParams(call.path) : []
    if (undeclared.length > 0) throw new Error(`${call.path} has parameters without a schema: ${undeclared.join(', ')}`)
    return []
  }
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

function headers(call: Call): Json[] {
  return call.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      ]
    : []
}

function responses(call: Call): Json {
  const success = call.file
    ? {
        '200': { description: 'Done', content: { [call.file.type]: { schema: { type: 'string', format: 'binary' } } } },
      }
    : call.response
      ? {
          [String(call.status ?? 200)]: {
            description: 'Done',
            content: { 'application/json': { schema: schemaOf(call.response) } },
          },
          ...(call.mayBeAbsent && { '204': { description: 'Nothing to answer' } }),
        }
      : { '204': { description: 'Done' } }
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of possibleErrors(call)) {
    for (const status of errorStatuses(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const refusals = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${errors[code]['en-us']}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ])
  return { ...success, ...Object.fromEntries(refusals) }
}

const possible = new WeakMap<Call, ErrorCode[]>()

/** What a call may answer: its own errors, those common to all, and those of its fields. Asked for at every refusal of a test. */
export function possibleErrors(call: Call): ErrorCode[] {
  const known = possible.get(call) ?? findPossibleErrors(call)
  possible.set(call, known)
  return known
}

function findPossibleErrors(call: Call): ErrorCode[] {
  const fields = [call.params, call.query, call.body].flatMap((schema) => (schema ? fieldNames(schemaOf(schema)) : []))
  const codes = fields.flatMap((field) => {
    const entry = (fieldCodes as Record<string, { required?: ErrorCode; invalid: ErrorCode }>)[field]
    return entry ? [entry.invalid, ...(entry.required ? [entry.required] : [])] : []
  })
  const keyed: ErrorCode[] = call.idempotent ? ['ii_0040', 'ii_0041'] : []
  const shaped: ErrorCode[] = fields.length > 0 ? ['ii_0042'] : []
  return [...new Set([...commonErrors, ...(call.errors ?? []), ...codes, ...keyed, ...shaped])].toSorted()
}

function fieldNames(schema: Json): string[] {
  const { properties = {}, anyOf = [], oneOf = [] } = schema as { properties?: Json; anyOf?: Json[]; oneOf?: Json[] }
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(fieldNames)]
}

function schemaOf(schema: unknown): Json {
  const { $schema, ...json } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return json
}
