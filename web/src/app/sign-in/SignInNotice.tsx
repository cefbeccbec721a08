import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
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

/** The door stayed closed: why, and the way back to the other door. */
export function SignInRefused({ title, sentence }: { title: string; sentence: string }) {
  const { t } = useTranslation('signIn')
  return (
    <>
      <div role="alert" className={styles['notice']}>
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
      <Link to={paths.login} search={{}} className={buttonClass()}>
        {t('toLogin')}
      </Link>
    </>
  )
}
