import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Whatever name a secret travels under, its value never reaches a log line. */
const secretKeys = [
  'password',
  'pin',
  'newPin',
  'confirmPin',
  'currentPin',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'verificationToken',
]

export function createLog(config: Pick<Config, 'logLevel'>, destination?: { write(line: string): void }): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]),
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        url: safeUrl(request.url),
      }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

const secretPaths = [/^(\/api\/users\/[^/]+\/token\/)[^/?]+/, /^(\/api\/users\/[^/]+\/recovery-pass\/code\/)[^/?]+/]

/** A name of ours is letters: whatever else stands there may be a value that lost its name. */
function safeName(name: string): string {
  return /^[A-Za-z_]{1,40}$/.test(name) ? name : ''
}

/** Query values are left out altogether: a PIN, a search or an email may travel there. */
function safeUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const shown = secretPaths.reduce((text, pattern) => text.replace(pattern, '$1[redacted]'), path)
  if (query === undefined) return shown
  const names = query.split('&').map((pair) => `${safeName(pair.split('=', 1)[0] ?? '')}=…`)
  return `${shown}?${names.join('&')}`
}
