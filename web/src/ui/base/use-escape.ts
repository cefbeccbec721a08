import { useEffect, useEffectEvent, useId } from 'react'

/** What lies over the page and leaves by Escape, the topmost last. */
const layers: string[] = []

/**
 * Escape leaves the topmost layer and no other. It is heard at the document, where the key comes last: a menu or a list
 * in the layer that closes by it keeps it to itself.
 */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const id = useId()
  const leave = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOpen) return
    layers.push(id)
    function onKey(event: KeyboardEvent): void {
      const isForUs = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && layers.at(-1) === id
      if (!isForUs) return
      // Whoever hears it next finds another layer on top.
      event.preventDefault()
      leave()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      layers.splice(layers.indexOf(id), 1)
    }
  }, [isOpen, id])
}
