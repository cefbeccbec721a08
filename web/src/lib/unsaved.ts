import { useEffect, useSyncExternalStore } from 'react'

/** Forms on screen that hold something typed and not saved. */
const forms = new Set<symbol>()
const listeners = new Set<() => void>()

function publish(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasUnsaved(): boolean {
  return forms.size > 0
}

/** For a form that keeps no draft: whoever leaves it with changes is asked first (D11). */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const form = Symbol('form')
    forms.add(form)
    publish()
    return () => {
      forms.delete(form)
      publish()
    }
  }, [isUnsaved])
}

export function useHasUnsaved(): boolean {
  return useSyncExternalStore(subscribe, hasUnsaved)
}
