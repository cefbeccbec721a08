import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'

interface Layer {
  id: string
  /** A native modal dialog sees to its Escape and to the page below by itself. */
  isNative: boolean
}

/** What lies over the page, the topmost last. */
let layers: readonly Layer[] = []
const listeners = new Set<() => void>()

function change(next: readonly Layer[]): void {
  layers = next
  const isCovered = layers.some(({ isNative }) => !isNative)
  // Neither reached by keyboard or finger nor read. What is told above every page (`data-above`) still is.
  for (const part of document.querySelectorAll<HTMLElement>('#root > :not([data-above])')) part.inert = isCovered
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Said by everything that lies over the page: the page below is nobody's meanwhile, and Escape leaves the topmost layer
 * and no other. The key is heard at the document, where it comes last: a menu or a list in the layer that closes by it
 * keeps it to itself.
 */
export function useLayer(isOpen: boolean, onEscape: (() => void) | 'native'): void {
  const id = useId()
  const isNative = onEscape === 'native'
  const leave = useEffectEvent(() => {
    if (onEscape !== 'native') onEscape()
  })
  useEffect(() => {
    if (!isOpen) return
    change([...layers, { id, isNative }])
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (isNative || layers.at(-1)?.id !== id) return
      // Whoever hears it next finds another layer on top.
      event.preventDefault()
      leave()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      change(layers.filter((layer) => layer.id !== id))
    }
  }, [isOpen, id, isNative])
}

/** Whether something lies over the page. What comes by itself waits until nothing does: it would lie on the question. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(subscribe, () => layers.length > 0)
}
