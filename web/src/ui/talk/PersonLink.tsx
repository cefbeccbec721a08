import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './PersonLink.module.css'

interface PersonLinkProps {
  /** Of the profile or of the person (G24). */
  id: string
  /** Beside the name, which leads there too: the keyboard and a screen reader pass it by. */
  quiet?: boolean
  className?: string | undefined
  children: ReactNode
}

/** To somebody's page: names and avatars of the community lead there. */
export function PersonLink({ id, quiet = false, className, children }: PersonLinkProps) {
  return (
    <Link
      to="/playground/profile/$profileId"
      params={{ profileId: id }}
      className={cx(styles['link'], !quiet && !className && styles['name'], className)}
      {...(quiet && { tabIndex: -1, 'aria-hidden': true })}
    >
      {children}
    </Link>
  )
}
