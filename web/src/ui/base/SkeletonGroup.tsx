import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDelayed } from './use-delayed.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface SkeletonGroupProps {
  loading: boolean
  /** The grey boxes. */
  skeleton: ReactNode
  /** What replaces them. Called only when there is nothing left to wait for. */
  children: () => ReactNode
  /** What the page is called while it waits, where it takes its name from what comes. */
  pageName?: string | undefined
  className?: string | undefined
}

/** Grey boxes only when the wait is felt, and then long enough not to flicker. */
export function SkeletonGroup({ loading, skeleton, children, pageName, className }: SkeletonGroupProps) {
  const { t } = useTranslation('ui')
  const visible = useDelayed(loading)
  if (!loading && !visible) return children()
  return (
    <div aria-busy="true" className={className}>
      {pageName !== undefined && (
        <VisuallyHidden>
          <h1>{pageName}</h1>
        </VisuallyHidden>
      )}
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {/* Boxes keep their place while unseen, so nothing jumps. */}
      <div style={visible ? undefined : { visibility: 'hidden' }}>{skeleton}</div>
    </div>
  )
}
