import { useSyncExternalStore } from 'react'
import { logWarning } from './log.ts'

/**
 * The service worker, by hand: the plugin's own registration would reload every tab as soon as one of
 * them accepts a new version.
 */
let waiting: ServiceWorker | null = null
let isAsked = false
const listeners = new Set<() => void>()
const updateCheck = 60 * 60_000

export async function startServiceWorker(): Promise<void> {
  // Over plain http there is none; the app works without.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    watch(registration)
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      // Only the tab where somebody asked for it.
      if (isAsked) window.location.reload()
      else announce(null)
    })
    setInterval(() => void registration.update().catch(() => {}), updateCheck)
  } catch (error) {
    logWarning('service-worker', error)
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  // The very first one replaces nothing, so there is nothing to offer.
  function look(): void {
    if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

function announce(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

function apply(): void {
  isAsked = true
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAppUpdate(): { isReady: boolean; apply: () => void } {
  const isReady = useSyncExternalStore(subscribe, () => waiting !== null)
  return { isReady, apply }
}
