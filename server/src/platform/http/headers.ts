import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/**
 * Scripts only from here, and no string becomes markup (Trusted Types; boot.js sets the one policy).
 * Styles may be inline: Mantine sets variables so, and a nonce would go stale in the cached shell.
 */
function contentSecurityPolicy(socketUrl: string | undefined) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", ...(socketUrl === undefined ? [] : [socketUrl.replace(/^http/, 'ws')])],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      manifestSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default'],
    },
  }
}

export type SecurityHeaders = readonly (readonly [name: string, value: string])[]

/** They are the same for every answer, so they are worked out once. */
export function createSecurityHeaders({ socketUrl }: Pick<Config, 'socketUrl'>): SecurityHeaders {
  const protect = helmet({
    contentSecurityPolicy: contentSecurityPolicy(socketUrl),
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  return [['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'], ...writtenBy(protect)]
}

function writtenBy(middleware: ReturnType<typeof helmet>): [name: string, value: string][] {
  const written: [string, string][] = []
  const recorder = {
    setHeader: (name: string, value: string) => written.push([name, value]),
    removeHeader: () => undefined,
  }
  middleware({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return written
}

/** On the raw answer, so that what is refused before any hook ran carries them too. */
export function setSecurityHeaders(response: ServerResponse, headers: SecurityHeaders): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}
