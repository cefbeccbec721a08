import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import styles from './Segmented.module.css'

export interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  full?: boolean | undefined
  className?: string | undefined
}

/** Two to four choices side by side. Radio buttons underneath: the keyboard works as everywhere. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  full,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles['segmented'], full && styles['full'], className)}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
