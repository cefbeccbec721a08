import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { keyOf } from '../../lib/query-keys.ts'
import { query, refreshDomains } from '../../lib/query.ts'
import type { Reading } from './book-path.ts'
import { createReadingReporter, type SavedState } from './reading-reporter.ts'

/** A page that is only passed by on the way to another is told together with it. */
const rest = 800
const every = 5000

/** The place in a book goes to the server soon after a page is turned, and when the page is left or comes back. */
export function useReading(id: string, shown: readonly number[]): SavedState {
  const client = useQueryClient()
  const [saved, setSaved] = useState<SavedState>('saving')
  const isWaiting = useRef(false)
  const key = query('shelves', 'get', { params: { id } }).queryKey

  /** The words of the book are not asked for again; what shows progress elsewhere is, when it is next on screen. */
  const keep = useEffectEvent(({ waiting, ...reading }: Reading) => {
    const before = client.getQueryData(key)?.reading
    client.setQueryData(key, (book) => book && { ...book, reading })
    void client.invalidateQueries({ queryKey: keyOf('shelves'), predicate: ({ queryKey }) => queryKey[1] !== key[1] })
    if (reading.readAt !== null && before?.readAt == null) void refreshDomains(client, ['courses'])
    // Pages were turned too fast to count: they are told again while the book lies open.
    isWaiting.current = waiting > 0
  })

  const [reporter] = useState(() =>
    createReadingReporter({
      save: (body) => call('shelves', 'savePosition', { params: { id }, body }),
      onSaved: (reading) => keep(reading),
      onState: setSaved,
    }),
  )

  const open = shown.join()
  useEffect(() => {
    reporter.open(open.split(',').map(Number))
    const timer = setTimeout(() => void reporter.flush(), rest)
    return () => clearTimeout(timer)
  }, [reporter, open])

  useEffect(() => {
    const flush = () => void reporter.flush()
    const timer = setInterval(() => {
      if (isWaiting.current) reporter.open(open.split(',').map(Number))
      flush()
    }, every)
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('online', flush)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', flush)
    }
  }, [reporter, open])

  useEffect(() => () => void reporter.flush(), [reporter])

  return saved
}
