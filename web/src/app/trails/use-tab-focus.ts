import { useEffect } from 'react'

/** A tab with an address of its own is another route, whose page is drawn anew: the focus goes on to its tab. */
let isFollowing = false

export function useTabFocus(panelId: string): () => void {
  useEffect(() => {
    if (!isFollowing) return
    isFollowing = false
    document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${CSS.escape(panelId)}"][tabindex="0"]`)?.focus()
  }, [panelId])
  return () => {
    isFollowing = true
  }
}
