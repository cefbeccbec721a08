import {
  IconAlertCircleFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { Loader } from './Loader.tsx'
import { dismissToast, type Toast, type ToastKind } from './toasts.ts'
import styles from './ToastCard.module.css'
import { useToastWords } from './use-toast-words.ts'

const icons: Record<ToastKind, ReactNode> = {
  success: <IconCircleCheckFilled size={21} aria-hidden="true" />,
  error: <IconAlertCircleFilled size={21} aria-hidden="true" />,
  warning: <IconAlertTriangleFilled size={21} aria-hidden="true" />,
  info: <IconInfoCircleFilled size={21} aria-hidden="true" />,
  progress: <Loader size={21} />,
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui')
  const { id, kind, words, onRetry, cause } = toast
  const said = useToastWords(toast)
  const failure = useErrorText(cause)
  // Nothing on the page says why a deletion was refused; a form says it beside its fields.
  const isDeletion = 'key' in words && words.key === 'toast.remove.error'
  return (
    <div className={cx(styles['toast'], styles[kind])}>
      {icons[kind]}
      <span className={styles['words']}>
        <span className={styles['said']}>{said}</span>
        {failure && <span className={styles['detail']}>{isDeletion ? failure.named : failure.notice}</span>}
      </span>
      {onRetry && (
        <button
          type="button"
          className={styles['retry']}
          onClick={() => {
            dismissToast(id)
            onRetry()
          }}
        >
          {t('retry')}
        </button>
      )}
      {kind === 'error' && (
        <IconButton aria-label={t('close')} onClick={() => dismissToast(id)}>
          <IconX size={20} stroke={1.9} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
