import type { ReactNode } from 'react'
import { useErrorText } from '../../lib/errors.ts'
import { EmptyPanel } from '../base/EmptyPanel.tsx'
import { ErrorPanel } from '../base/ErrorPanel.tsx'
import type { HeadingLevel } from '../base/heading-level.ts'

export interface MissingProps {
  error: unknown
  /** Not there, or not for this person: the server answers both in the same way. */
  isGone: boolean
  /** What is said then. */
  gone: { drawing?: ReactNode; title: ReactNode; sentence: ReactNode }
  /** What is said where nobody knows: there is no network. */
  offline?: { title: ReactNode; sentence: ReactNode } | undefined
  titleLevel: HeadingLevel
  retrying: boolean
  onRetry: () => void
  /** The way to somewhere else, where the page has none already. */
  action?: ReactNode
}

/** In place of one thing that could not be shown. Only where another try could help is one offered. */
export function Missing({ error, isGone, gone, offline, titleLevel, retrying, onRetry, action }: MissingProps) {
  const failure = useErrorText(error)
  if (isGone) return <EmptyPanel titleLevel={titleLevel} {...gone} action={action} />
  const words = failure?.isOffline ? offline : undefined
  return (
    <>
      <ErrorPanel
        titleLevel={titleLevel}
        title={words?.title}
        sentence={words?.sentence ?? failure?.sentence}
        code={failure?.code}
        retrying={retrying}
        onRetry={onRetry}
      />
      {action}
    </>
  )
}
