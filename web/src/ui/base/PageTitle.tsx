import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './PageTitle.module.css'

export interface PageTitleProps {
  /** The page's only h1. */
  children: ReactNode
  /** One sentence under it. */
  lead?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function PageTitle({ children, lead, action, className }: PageTitleProps) {
  return (
    <div className={cx(styles['head'], className)}>
      <div className={styles['words']}>
        <h1>{children}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {action}
    </div>
  )
}
