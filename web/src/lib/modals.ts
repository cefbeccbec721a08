import { useEffect, useSyncExternalStore } from 'react'

/** How many dialogs are over the page. What comes by itself waits until there is none: it would lie on the question. */
let open = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  open += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Said by everything that makes the page below inert. */
export function useModal(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    change(1)
    return () => change(-1)
  }, [isOpen])
}

export function useIsModalOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0)
}
