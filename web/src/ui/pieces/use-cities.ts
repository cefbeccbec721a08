import { useEffect, useState } from 'react'
import { loadCities } from './places.ts'

interface Loaded {
  state: string
  names: readonly string[] | null
}

const nothing: readonly string[] = []

/** The cities of a state, fetched when the state is known. */
export function useCities(state: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: '', names: nothing })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (state === '') return
    let isCurrent = true
    loadCities(state).then(
      (names) => isCurrent && setLoaded({ state, names }),
      () => isCurrent && setLoaded({ state, names: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [state, attempt])

  function retry(): void {
    setLoaded({ state: '', names: nothing })
    setAttempt(attempt + 1)
  }

  if (state === '') return { status: 'ready' as const, names: nothing, retry }
  if (loaded.state !== state) return { status: 'loading' as const, names: nothing, retry }
  if (loaded.names === null) return { status: 'failed' as const, names: nothing, retry }
  return { status: 'ready' as const, names: loaded.names, retry }
}
