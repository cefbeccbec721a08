import type { BrowserContext } from '@playwright/test'

export interface ErrorWatch {
  /** From here on, and before. */
  allow(pattern: RegExp): void
  unexpected(): string[]
}

/** Console errors, uncaught exceptions and what the content security policy refused, on every page of the context. */
export async function watchErrors(context: BrowserContext): Promise<ErrorWatch> {
  const seen: string[] = []
  const allowed: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => {
    seen.push(`uncaught: ${event.error().message}`)
  })
  // A policy that only reports says nothing in the console of its own accord.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} refused ${blockedURI}`)
    })
  })
  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
