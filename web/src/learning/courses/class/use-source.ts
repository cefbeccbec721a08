import { useState } from 'react'

/**
 * The address of a file ends after a while, and later answers bring another. What is open stays with the one that
 * works: a film must not start anew because a page asked again. Where it fails, the next one takes its place.
 */
export function useSource(src: string, onEnded: () => void) {
  const [source, setSource] = useState(src)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed && source !== src) {
    setSource(src)
    setFailed(false)
  }
  return {
    source,
    hasFailed,
    onWork: () => setFailed(false),
    onFail: () => {
      setFailed(true)
      onEnded()
    },
  }
}
