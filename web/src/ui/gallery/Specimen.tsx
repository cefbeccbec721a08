import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './Gallery.module.css'

interface SpecimenProps {
  /** The name of the state, also the handle for tests. */
  name: string
  title: string
  wide?: boolean
  /** On the canvas instead of a card, for pieces that bring their own. */
  bare?: boolean
  /** On the deep green, for the variants made for it. */
  deep?: boolean
  children: ReactNode
}

/** One piece in one state. */
export function Specimen({ name, title, wide, bare, deep, children }: SpecimenProps) {
  return (
    <div
      role="group"
      aria-label={title}
      data-specimen={name}
      className={cx(styles['specimen'], wide && styles['wide'], bare && styles['bare'], deep && styles['deep'])}
    >
      <p className={styles['name']} aria-hidden="true">
        {title}
      </p>
      <div className={styles['stage']}>{children}</div>
    </div>
  )
}
