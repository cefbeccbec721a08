import type { ReactNode } from 'react'
import { Chip } from './Chip.tsx'
import styles from './Chip.module.css'
import { cx } from './cx.ts'
import { moveRovingFocus } from './roving.ts'

export interface ChipRowItem<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  count?: string | number | undefined
}

export interface ChipRowProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  items: readonly ChipRowItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** As tabs each chip rules the panel with the id `${panelId}`; arrows move and choose at once. */
  panelId?: string | undefined
  className?: string | undefined
}

/** One choice out of a few. One stop of the Tab key, arrows inside. */
export function ChipRow<Value extends string>({
  label,
  items,
  value,
  onChange,
  panelId,
  className,
}: ChipRowProps<Value>) {
  const tabs = panelId !== undefined
  return (
    <div
      role={tabs ? 'tablist' : 'group'}
      aria-label={label}
      className={cx(styles['row'], className)}
      onKeyDown={(event) => {
        const target = moveRovingFocus(event)
        if (tabs) target?.click()
      }}
    >
      {items.map((item) => (
        <Chip
          key={item.value}
          role={tabs ? 'tab' : 'button'}
          selected={item.value === value}
          icon={item.icon}
          count={item.count}
          data-roving
          tabIndex={item.value === value ? 0 : -1}
          aria-controls={panelId}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </Chip>
      ))}
    </div>
  )
}
