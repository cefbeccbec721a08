import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import styles from './SwitchField.module.css'

export interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that takes effect at once. For something to be accepted, use a checkbox. */
export function SwitchField({ label, hint, icon, onChange, className, ...input }: SwitchFieldProps) {
  const hintId = useId()
  return (
    <label className={cx(styles['field'], className)}>
      {icon}
      <span className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        {hint && (
          <small id={hintId} className={styles['hint']}>
            {hint}
          </small>
        )}
      </span>
      <input
        {...input}
        {...(hint && { 'aria-describedby': hintId })}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={styles['switch']}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
