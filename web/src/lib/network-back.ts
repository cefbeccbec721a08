const answered = new Set<() => void>()

/** A call got an answer, whichever: there is a way to the server. */
export function tellAnswered(): void {
  for (const listener of answered) listener()
}

/**
 * Reasons to try again what failed for want of a network: the browser says that it is back, the page is looked at
 * again, or a call was answered. No browser tells all of it by `online`: a phone that slept says nothing when it wakes.
 */
export function onNetworkBack(
  listener: () => void,
  { window: frame = window, document: page = document }: { window?: EventTarget; document?: Watched } = {},
): () => void {
  const look = () => {
    if (page.visibilityState === 'visible') listener()
  }
  frame.addEventListener('online', listener)
  page.addEventListener('visibilitychange', look)
  answered.add(listener)
  return () => {
    frame.removeEventListener('online', listener)
    page.removeEventListener('visibilitychange', look)
    answered.delete(listener)
  }
}

type Watched = EventTarget & Pick<Document, 'visibilityState'>
