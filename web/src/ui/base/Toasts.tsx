import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getToasts, subscribeToasts, type Toast } from './toasts.ts'
import styles from './Toasts.module.css'
import { useToastWords } from './use-toast-words.ts'

/** Fetched with the first one: whoever signs in has been told nothing yet. Lost on the way, the words stand alone. */
const ToastCard = lazy(() =>
  import('./ToastCard.tsx').then(
    (module) => ({ default: module.ToastCard }),
    () => ({ default: PlainToast }),
  ),
)

/** Once per app. Both live regions are always there: one that appears with its words is not read aloud. */
export function Toasts() {
  const { t } = useTranslation('ui')
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getToasts)
  return (
    <section data-above="" className={styles['viewport']} aria-label={t('toast.region')}>
      <div role="alert" className={styles['region']}>
        <ToastList toasts={toasts.filter(({ kind }) => kind === 'error')} />
      </div>
      <div role="status" className={styles['region']}>
        <ToastList toasts={toasts.filter(({ kind }) => kind !== 'error')} />
      </div>
    </section>
  )
}

function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Suspense fallback={null}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Suspense>
  )
}

function PlainToast({ toast }: { toast: Toast }) {
  return <p className={styles['plain']}>{useToastWords(toast)}</p>
}
