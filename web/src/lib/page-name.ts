import { useEffect } from 'react'

type Listener = () => void

const listeners = new Set<Listener>()
let shown: string | undefined

/** What the page calls itself, where that is more than its kind: a course, a class, a book. */
export function pageName(): string | undefined {
  return shown
}

export function onPageName(listener: Listener): void {
  listeners.add(listener)
}

function namePage(name: string | undefined): void {
  shown = name
  for (const listener of listeners) listener()
}

/** Stands in the document's title while this page is open; undefined as long as it is not known. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    namePage(name)
    return () => namePage(undefined)
  }, [name])
}
