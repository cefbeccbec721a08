// First of all: secrets in the address must be out of it before anything else reads it.
import './app/handover.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followPages } from './app/page-events.ts'
import { Providers } from './app/providers.tsx'
import { router } from './app/router.ts'
import { showStartFailed } from './app/start-failed.ts'
import { currentLanguage, startI18n } from './lib/i18n.ts'
import { logError } from './lib/log.ts'
import { session } from './lib/session.ts'

// The page's policy lets no text become code: schemas that come with a form must not even try (zod's own switch,
// read when the first schema is made).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  await startI18n()
  followPages(router)
  // Whoever signed in or out, here or in another tab, is judged anew on the page where they are.
  session.subscribe(() => void router.invalidate())
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
  startBackground()
}

/** Outbox, socket and what is kept for offline serve a signed-in person; the login does not wait for their code. */
function startBackground(): void {
  let isStarted = false
  function follow(askingSince: number): void {
    if (isStarted || !session.current()) return
    isStarted = true
    import('./app/background.ts').then(
      ({ startAll }) => startAll(askingSince),
      (error: unknown) => {
        isStarted = false
        logError('background', error)
      },
    )
  }
  session.subscribe(() => follow(performance.timeOrigin + performance.now()))
  follow(performance.timeOrigin)
}

start().catch((error: unknown) => {
  logError('start', error)
  showStartFailed(document.body, currentLanguage())
})
