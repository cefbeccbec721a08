import {
  IconAlertCircleFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { Loader } from './Loader.tsx'
import { dismissToast, getToasts, subscribeToasts, type Toast, type ToastKind } from './toasts.ts'
import styles from './Toasts.module.css'

const icons: Record<ToastKind, ReactNode> = {
  success: <IconCircleCheckFilled size={21} aria-hidden="true" />,
  error: <IconAlertCircleFilled size={21} aria-hidden="true" />,
  warning: <IconAlertTriangleFilled size={21} aria-hidden="true" />,
  info: <IconInfoCircleFilled size={21} aria-hidden="true" />,
  progress: <Loader size={21} />,
}

/** Once per app. Both live regions are always there: one that appears with its words is not read aloud. */
export function Toasts() {
  const { t } = useTranslation('ui')
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getToasts)
  const errors = toasts.filter((toast) => toast.kind === 'error')
  const others = toasts.filter((toast) => toast.kind !== 'error')
  return (
    <section className={styles['viewport']} aria-label={t('toast.region')}>
      <div role="alert" className={styles['region']}>
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className={styles['region']}>
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  )
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui')
  const { id, kind, words, onRetry } = toast
  return (
    <div className={cx(styles['toast'], styles[kind])}>
      {icons[kind]}
      <span className={styles['words']}>{'key' in words ? t(words.key) : words.text}</span>
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
