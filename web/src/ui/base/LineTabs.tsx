import { cx } from './cx.ts'
import styles from './LineTabs.module.css'
import { moveRovingFocus } from './roving.ts'

export interface LineTabsProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  items: readonly { value: Value; label: string; count?: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
  /** Of the one panel below. */
  panelId: string
  className?: string | undefined
}

/** The parts of a page, along the edge of its head. One stop of the Tab key; arrows move and choose at once. */
export function LineTabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  panelId,
  className,
}: LineTabsProps<Value>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className={cx(styles['tabs'], className)}
      onKeyDown={(event) => moveRovingFocus(event)?.click()}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          data-roving
          aria-selected={item.value === value}
          aria-controls={panelId}
          tabIndex={item.value === value ? 0 : -1}
          className={styles['tab']}
          onClick={() => onChange(item.value)}
        >
          {item.label}
          {item.count !== undefined && <span className={styles['count']}>{item.count}</span>}
        </button>
      ))}
    </div>
  )
}
