import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Badge.module.css'

export interface BadgeProps {
  /** `ipe` counts things waiting, `pitanga` only messages from people, `neutral` the rest. */
  tone?: 'ipe' | 'pitanga' | 'neutral' | undefined
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={cx(styles['badge'], styles[tone], className)}>{children}</span>
}
