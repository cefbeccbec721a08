import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'
import { Loader } from './Loader.tsx'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {
  /** Drawn at the left, decorative. */
  icon?: ReactNode
  /** At the right: a green check, or a loader while the value is being checked. Words go to hint, warning or error. */
  state?: 'ok' | 'loading' | undefined
  /** At the right, after the state: an icon button. */
  after?: ReactNode
  size?: 's' | 'm' | undefined
}

export function TextField({
  label,
  labelAction,
  hint,
  optional,
  error,
  warning,
  icon,
  state,
  after,
  size = 'm',
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelAction, hint, optional, error, warning, className }}>
      {(wiring) => (
        <div
          className={cx(
            styles['box'],
            size === 's' && styles['small'],
            warning && styles['warned'],
            error && styles['invalid'],
          )}
        >
          {icon}
          <input {...input} {...wiring} className={styles['input']} />
          {state === 'ok' && !error && <IconCircleCheckFilled size={21} className={styles['ok']} aria-hidden="true" />}
          {state === 'loading' && <Loader size={20} />}
          {after && <span className={styles['after']}>{after}</span>}
        </div>
      )}
    </Field>
  )
}
