import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Loader } from '../../ui/base/Loader.tsx'
import { paths } from '../paths.ts'
import styles from './SignInNotice.module.css'

/** While a person is being let in, or the moment after. */
export function SignInProgress({ title, sentence, isDone }: { title: string; sentence: string; isDone: boolean }) {
  return (
    <div role="status" aria-busy={!isDone} className={styles['notice']}>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {!isDone && <Loader size={28} />}
    </div>
  )
}

interface SignInRefusedProps {
  title: string
  sentence: string
  /** Where the same try may still succeed. */
  onRetry?: (() => void) | undefined
  /** The page that was asked for first. */
  next?: string | undefined
}

/** The door stayed closed: why, and the way back to the other door. */
export function SignInRefused({ title, sentence, onRetry, next }: SignInRefusedProps) {
  const { t } = useTranslation('signIn')
  return (
    <>
      <div role="alert" className={styles['notice']}>
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
      <div className={styles['ways']}>
        {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        <Link
          to={paths.login}
          search={next === undefined ? {} : { next }}
          className={buttonClass({ variant: onRetry ? 'line' : 'primary' })}
        >
          {t('toLogin')}
        </Link>
      </div>
    </>
  )
}
