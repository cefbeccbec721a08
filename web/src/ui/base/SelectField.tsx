import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

export interface SelectFieldProps<Value extends string>
  extends FieldTexts, Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size' | 'children'> {
  options: readonly { value: Value; label: string }[]
  /** Empty while nothing is chosen. */
  value: Value | ''
  /** What stands there until something is chosen. */
  placeholder: string
  icon?: ReactNode
  onChange: (value: Value) => void
}

/** One of a few words. The browser's own list: it works by keyboard and on every phone. */
export function SelectField<Value extends string>({
  label,
  labelAction,
  hint,
  optional,
  error,
  warning,
  icon,
  id,
  className,
  options,
  value,
  placeholder,
  onChange,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ id, label, labelAction, hint, optional, error, warning, className }}>
      {(wiring) => (
        <div className={cx(styles['box'], warning && styles['warned'], error && styles['invalid'])}>
          {icon}
          <select
            {...select}
            {...wiring}
            className={cx(styles['input'], styles['select'])}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value as Value)}
          >
            <option value="" hidden>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={20} stroke={2} aria-hidden="true" className={styles['chevron']} />
        </div>
      )}
    </Field>
  )
}
