import type { ComponentProps, ReactNode } from 'react'
import styles from './Chip.module.css'
import { cx } from './cx.ts'

export interface ChipProps extends ComponentProps<'button'> {
  selected: boolean
  /** `button` is a filter that is on or off; `tab` belongs in a ChipRow of tabs. */
  role?: 'button' | 'tab' | undefined
  icon?: ReactNode
  count?: string | number | undefined
}

export function Chip({ selected, role = 'button', icon, count, className, children, ...rest }: ChipProps) {
  const state = role === 'tab' ? { role, 'aria-selected': selected } : { 'aria-pressed': selected }
  return (
    <button {...rest} {...state} type="button" className={cx(styles['chip'], className)}>
      {icon}
      {children}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </button>
  )
}
