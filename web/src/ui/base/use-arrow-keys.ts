import { useEffect, useRef } from 'react'

/** The arrow keys, wherever the focus is in the dialog, but not while somebody writes. */
export function useArrowKeys(isOn: boolean, step: (by: -1 | 1) => void): void {
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })
  useEffect(() => {
    if (!isOn) return
    function onKey(event: KeyboardEvent): void {
      const isWriting =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, video, [role="menu"]')
      if (isWriting || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowLeft') latest.current(-1)
      if (event.key === 'ArrowRight') latest.current(1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
