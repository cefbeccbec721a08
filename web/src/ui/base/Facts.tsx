import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Facts.module.css'

export interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[]
  className?: string | undefined
}

/** A few numbers side by side, each with what it counts. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={cx(styles['facts'], className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
