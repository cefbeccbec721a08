import { IconAlertCircleFilled, IconAlertTriangleFilled } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'
import styles from './Field.module.css'

/** What every field of a form may say about itself. */
export interface FieldTexts {
  label: ReactNode
  /** At the end of the label's line: a link such as "Esqueci a senha". */
  labelAction?: ReactNode
  hint?: ReactNode
  optional?: boolean | undefined
  /** Stops the form. Sits under the field with an icon. */
  error?: ReactNode
  /** Worth reading, does not stop the form. */
  warning?: ReactNode
}

/** What the control inside must carry to be tied to its words. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

/** Label, hint and messages around any control, with the aria wiring in one place. */
export function Field({ id, label, labelAction, hint, optional, error, warning, className, children }: FieldProps) {
  const { t } = useTranslation('ui')
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const messageId = `${controlId}-message`
  const described = cx(hint ? hintId : null, error || warning ? messageId : null) || undefined

  return (
    <div className={cx(styles['field'], className)}>
      <div className={styles['head']}>
        <label htmlFor={controlId} className={styles['label']}>
          {label}
          {optional && <small className={styles['optional']}>{t('optional')}</small>}
        </label>
      </div>
      {hint && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children({ id: controlId, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {/* Seen beside the label, reached after the field: whoever types goes from one field to the next. */}
      {labelAction && <div className={styles['action']}>{labelAction}</div>}
      <FieldMessage id={messageId} error={error} warning={warning} />
    </div>
  )
}

/** Stays in the page while empty, so that a message that appears later is read aloud. */
function FieldMessage({ id, error, warning }: { id: string; error: ReactNode; warning: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p className={cx(styles['message'], styles['error'])}>
          <IconAlertCircleFilled size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : (
        warning && (
          <p className={cx(styles['message'], styles['warning'])}>
            <IconAlertTriangleFilled size={18} aria-hidden="true" />
            <span>{warning}</span>
          </p>
        )
      )}
    </div>
  )
}
