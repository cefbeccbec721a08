import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { hasUnsaved, useHasUnsaved } from '../lib/unsaved.ts'
import { loadPage } from './load-page.ts'

/** Most people save first and never see it. */
const UnsavedDialog = lazy(async () => {
  const load = loadPage(() => import('./UnsavedDialog.tsx'), 'ui')
  return { default: (await load()).UnsavedDialog }
})

/** The one place that stands between a form and what leaves it: a link, the way back, a closed tab. */
export function UnsavedGuard() {
  const isNeeded = useHasUnsaved()
  const { status, proceed, reset } = useBlocker({
    // Asked again in that moment: a form that is gone by then holds nothing.
    shouldBlockFn: ({ current, next }) => hasUnsaved() && current.pathname !== next.pathname,
    enableBeforeUnload: hasUnsaved,
    disabled: !isNeeded,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <UnsavedDialog onStay={reset} onLeave={proceed} />
    </Suspense>
  )
}
