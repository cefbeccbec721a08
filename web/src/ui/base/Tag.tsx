import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Tag.module.css'
import { type Tone, toneStyle } from './tone.ts'

export interface TagProps {
  /** A subject, a role or a state. The words say it, the colour repeats it. */
  tone?: Tone | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={cx(styles['tag'], className)} style={toneStyle(tone)}>
      {icon}
      {children}
    </span>
  )
}
