import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'value'> {
  value: string
}

/** With `maxLength` it counts: "50/300". */
export function TextAreaField({
  label,
  labelAction,
  hint,
  optional,
  error,
  warning,
  id,
  className,
  value,
  maxLength,
  ...area
}: TextAreaFieldProps) {
  const { t } = useTranslation('ui')
  return (
    <Field {...{ id, label, labelAction, hint, optional, error, warning, className }}>
      {(wiring) => (
        <div className={cx(styles['box'], styles['top'], warning && styles['warned'], error && styles['invalid'])}>
          <textarea
            {...area}
            {...wiring}
            value={value}
            maxLength={maxLength}
            className={cx(styles['input'], styles['area'])}
          />
          {maxLength !== undefined && (
            <small className={styles['count']} aria-label={t('characters', { used: value.length, total: maxLength })}>
              {value.length}/{maxLength}
            </small>
          )}
        </div>
      )}
    </Field>
  )
}
