import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Pennant.module.css'
import { type Tone, toneStyle } from './tone.ts'

/** Swallow-tail label, for rarity and milestones only. */
export function Pennant({ tone, className, children }: { tone: Tone; className?: string; children: ReactNode }) {
  return (
    <span className={cx(styles['pennant'], className)} style={toneStyle(tone)}>
      {children}
    </span>
  )
}
