import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { LeavingDialog } from './LeavingDialog.tsx'
import { linkTarget } from './link-target.ts'

export interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string | undefined
}

/**
 * A link that a person wrote: same-site opens a new tab, external asks first,
 * anything but http and https stays plain text.
 */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const { t } = useTranslation('pieces')
  const [isLeaving, setLeaving] = useState(false)
  const target = linkTarget(href, window.location.origin)
  if (target.kind === 'refused') return <span className={className}>{children}</span>

  /** Also for the middle button and Ctrl, which would open the site without a word. */
  function ask(event: MouseEvent): void {
    if (target.kind !== 'external' || event.button === 2) return
    event.preventDefault()
    setLeaving(true)
  }

  return (
    <>
      <a
        className={className}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-haspopup={target.kind === 'external' ? 'dialog' : undefined}
        onClick={ask}
        onAuxClick={ask}
      >
        {children}
        {target.kind === 'same-site' && <VisuallyHidden> {t('leaving.newTab')}</VisuallyHidden>}
      </a>
      {target.kind === 'external' && (
        <LeavingDialog open={isLeaving} onClose={() => setLeaving(false)} target={target} />
      )}
    </>
  )
}
