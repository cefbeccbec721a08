import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnreachable } from '../lib/api/api-error.ts'
import { useErrorText } from '../lib/errors.ts'
import { logError } from '../lib/log.ts'
import { onNetworkBack } from '../lib/network-back.ts'
import { ErrorPanel } from '../ui/base/ErrorPanel.tsx'
import { isChunkError } from './load-page.ts'
import { PublicFrame } from './PublicFrame.tsx'

/** A part that is gone for good fails each time, while other calls go on being answered. */
const pauseBetweenTries = 5_000
/** A try may be a reload, after which nothing of this module is left: such a page begins with its pause. */
let lastTry = wasReloaded() ? 0 : -Infinity

function wasReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')
}

/** In place of a page that could not be shown; the shell around it stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('app')
  const router = useRouter()
  const text = useErrorText(error)
  const isChunk = isChunkError(error)
  useEffect(() => logError('page', error), [error])

  function retry(): void {
    // After a new version its old parts are gone: only a fresh page helps. Without a network it would leave
    // an empty window, so there the part alone is asked for again.
    if (isChunk && navigator.onLine) return window.location.reload()
    reset()
    void router.invalidate()
  }

  // What failed for want of a network comes by itself when there is one.
  const isByNetwork = isChunk || isUnreachable(error)
  const comeBack = useEffectEvent(retry)
  useEffect(() => {
    if (!isByNetwork) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = onNetworkBack(() => {
      waiting ??= setTimeout(
        () => {
          lastTry = performance.now()
          comeBack()
        },
        Math.max(0, lastTry + pauseBetweenTries - performance.now()),
      )
    })
    return () => {
      stop()
      clearTimeout(waiting)
    }
  }, [isByNetwork])

  return (
    <ErrorPanel
      titleLevel={1}
      title={t(isChunk ? 'chunk.title' : 'failed.title')}
      sentence={isChunk ? t('chunk.sentence') : text?.sentence}
      code={text?.code}
      onRetry={retry}
    />
  )
}

export function PublicErrorPage(props: ErrorComponentProps) {
  return (
    <PublicFrame>
      <ErrorPage {...props} />
    </PublicFrame>
  )
}
