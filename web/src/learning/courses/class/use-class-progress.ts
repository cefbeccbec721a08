import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call, callLeaving } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/types.ts'
import { query } from '../../../lib/query.ts'
import { createReporter, type Reported, type Reporter, type SavedState } from './progress-reporter.ts'

type Content = Answer<'courses', 'getContent'>

const every = 10_000

/** What a student does in a class goes to the server every ten seconds, and when the page is left or comes back. */
export function useClassProgress(content: Content): {
  reporter: Reporter
  saved: SavedState
  /** What the server answered to anything else that was told of the class. */
  keep: (progress: Reported) => void
} {
  const client = useQueryClient()
  const [saved, setSaved] = useState<SavedState>('saving')
  const { id: contentId, courseId, moduleId, seconds } = content
  const key = query('courses', 'getContent', { params: { courseId, moduleId, contentId } }).queryKey

  /** The conditions beside the class follow at once; nothing else is asked anew every ten seconds. */
  function keep(progress: Reported): void {
    client.setQueryData(
      key,
      (shown) =>
        shown && {
          ...shown,
          progress,
          status: progress.status,
          conditions: {
            ...shown.conditions,
            video: shown.conditions.video === null ? null : shown.conditions.video || progress.status !== 'STARTED',
          },
        },
    )
  }
  const onSaved = useEffectEvent(keep)

  const [reporter] = useState(() =>
    createReporter({
      seconds,
      start: () => call('courses', 'startProgress', { body: { moduleContentId: contentId } }),
      report: (id, body) => call('courses', 'reportProgress', { params: { id }, body }),
      reportLeaving: (id, body) => callLeaving('courses', 'reportProgress', { params: { id }, body }),
      onSaved: (progress) => onSaved(progress),
      onState: setSaved,
    }),
  )

  useEffect(() => {
    const flush = () => void reporter.flush()
    const leave = () => reporter.leave()
    // A hidden page on a phone may be ended without another word.
    const turn = () => (document.visibilityState === 'hidden' ? leave() : flush())
    flush()
    const timer = setInterval(flush, every)
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', flush)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [reporter])

  return { reporter, saved, keep }
}
