import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './TwoColumns.module.css'

export interface TwoColumnsProps {
  /** 328 px at the right from 1200 px on; a strip of two columns on tablets; last on phones. */
  aside: ReactNode
  /** Names the column for screen readers. */
  asideLabel: string
  /** Goes on below the main column; where the aside is no column, after it. */
  more?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function TwoColumns({ aside, asideLabel, more, className, children }: TwoColumnsProps) {
  return (
    <div className={cx(styles['columns'], className)}>
      <div className={styles['main']}>{children}</div>
      <aside className={styles['aside']} aria-label={asideLabel}>
        {aside}
      </aside>
      {more !== undefined && <div className={cx(styles['main'], styles['more'])}>{more}</div>}
    </div>
  )
}
