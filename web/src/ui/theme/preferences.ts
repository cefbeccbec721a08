import { useSyncExternalStore } from 'react'

/** How this person wants to see the app. Kept per browser; the account may bring its own values after sign-in. */
export interface Preferences {
  scheme: 'light' | 'dark' | 'auto'
  contrast: 'normal' | 'high'
  reading: 'normal' | 'easy'
  motion: 'normal' | 'reduced'
  /** Off until the person turns it on. */
  sound: 'off' | 'on'
}

/** Also read by boot.js, which sets the same attributes before the first paint. */
const preferencesKey = 'trilha.preferences'

const choices: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  scheme: ['auto', 'light', 'dark'],
  contrast: ['normal', 'high'],
  reading: ['normal', 'easy'],
  motion: ['normal', 'reduced'],
  sound: ['off', 'on'],
}

const listeners = new Set<() => void>()
let current: Preferences = read()

function defaults(): Preferences {
  return {
    scheme: 'auto',
    contrast: matches('(prefers-contrast: more)') ? 'high' : 'normal',
    reading: 'normal',
    motion: 'normal',
    sound: 'off',
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function read(): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = parsed
  } catch {
    // A browser without storage, or a value that is not ours: the defaults serve.
  }
  const base = defaults()
  return {
    scheme: choices.scheme.find((choice) => choice === stored.scheme) ?? base.scheme,
    contrast: choices.contrast.find((choice) => choice === stored.contrast) ?? base.contrast,
    reading: choices.reading.find((choice) => choice === stored.reading) ?? base.reading,
    motion: choices.motion.find((choice) => choice === stored.motion) ?? base.motion,
    sound: choices.sound.find((choice) => choice === stored.sound) ?? base.sound,
  }
}

function publish(next: Preferences): void {
  current = next
  applyPreferences()
  for (const listener of listeners) listener()
}

export function applyPreferences(): void {
  const { dataset } = document.documentElement
  const isDark = current.scheme === 'dark' || (current.scheme === 'auto' && matches('(prefers-color-scheme: dark)'))
  // Under the name that Mantine's own styles ask for.
  dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
  setOrRemove(dataset, 'contrast', current.contrast)
  setOrRemove(dataset, 'reading', current.reading)
  setOrRemove(dataset, 'motion', current.motion)
}

function setOrRemove(dataset: DOMStringMap, name: string, value: string): void {
  if (value === 'normal') delete dataset[name]
  else dataset[name] = value
}

export function getPreferences(): Preferences {
  return current
}

export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...current, ...change }
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(next))
  } catch {
    // Full or forbidden storage: the choice still holds until the page is closed.
  }
  publish(next)
}

export function subscribePreferences(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === preferencesKey) publish(read())
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribePreferences, getPreferences, getPreferences)
}

/** True when the person or the system asks for less motion: scripted movement must ask here. */
export function useReducedMotion(): boolean {
  const { motion } = usePreferences()
  const system = useSyncExternalStore(
    subscribeSystemMotion,
    () => matches(systemMotion),
    () => false,
  )
  return system || motion === 'reduced'
}

const systemMotion = '(prefers-reduced-motion: reduce)'

function subscribeSystemMotion(listener: () => void): () => void {
  const query = matchMedia(systemMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
