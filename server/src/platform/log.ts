import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Whatever name a secret travels under, its value never reaches a log line. */
const secretKeys = [
  'password',
  'currentPassword',
  'pin',
  'newPin',
  'confirmPin',
  'currentPin',
  'device_id',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'verificationToken',
]
const secretName = new RegExp(`"(?:${secretKeys.join('|')})":`)

/** On the finished line, at whatever depth: looked for before it is written, it would cost as much as the line itself. */
function withoutSecrets(line: string): string {
  if (!secretName.test(line)) return line
  const shown = JSON.stringify(JSON.parse(line), (key, value: unknown) => (secretKeys.includes(key) ? hidden : value))
  return `${shown}\n`
}

export function createLog(config: Pick<Config, 'logLevel'>, destination?: { write(line: string): void }): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: withoutSecrets },
    serializers: {
      req: (request: LoggedRequest) => ({ id: request.id, method: request.method, url: safeUrl(request) }),
      err: (error: unknown) => safeError(error),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

interface LoggedRequest {
  id: string
  method: string
  url: string
  /** The route that was found for it. */
  routeOptions?: { url?: string | undefined }
}

/** A name of ours is letters: whatever else stands there may be a value that lost its name. */
function safeName(name: string): string {
  return /^[A-Za-z_]{1,40}$/.test(name) ? name : ''
}

/** Query values are left out altogether: a PIN, a search or an email may travel there. */
function safeUrl({ url, routeOptions }: LoggedRequest): string {
  const [path = '', query] = url.split('?', 2)
  const shown = safePath(path, routeOptions?.url)
  if (query === undefined) return shown
  const names = query.split('&').map((pair) => `${safeName(pair.split('=', 1)[0] ?? '')}=…`)
  return `${shown}?${names.join('&')}`
}

/** Of what a caller put into a path only ids are written: an email, a username, a token or a code may stand there too. */
function safePath(path: string, template = '*'): string {
  const pattern = template.split('/')
  const isRoute = !template.includes('*')
  const parts = path.split('/').map((part, index) => {
    const isWord = isRoute ? pattern[index] === part : /^[a-z-]{0,30}$/.test(part)
    return isWord || isId(part) ? part : hidden
  })
  return parts.join('/')
}

const hidden = '[redacted]'

function isId(part: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(part)
}

interface LoggedError extends Error {
  code?: unknown
  /** What PostgreSQL names where one of its rules was broken. */
  constraint?: unknown
  table?: unknown
  column?: unknown
}

/**
 * Only what is named here: PostgreSQL's errors carry the whole row in `detail`, and statements with their values in
 * `where` and `internalQuery`.
 */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, constraint, table, column, stack, cause } = error as LoggedError
  return {
    type: name,
    message: withoutValues(error.message),
    code,
    constraint,
    table,
    column,
    // Its first lines are the message again.
    stack: stack?.match(/^ {4}at .*$/gm)?.join('\n'),
    ...(cause !== undefined && { cause: safeError(cause) }),
  }
}

/** "invalid input syntax for type uuid: "…"": what was refused stands last, in quotes. */
function withoutValues(text: string): string {
  return text.replace(/: "[\s\S]*"/, `: "${hidden}"`)
}
