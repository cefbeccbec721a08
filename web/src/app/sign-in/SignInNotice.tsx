import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Loader } from '../../ui/base/Loader.tsx'
import { paths } from '../paths.ts'

/** While a person is being let in, or the moment after. */
export function SignInProgress({ title, sentence, isDone }: { title: string; sentence: string; isDone: boolean }) {
  return (
    <div role="status" aria-busy={!isDone}>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {!isDone && <Loader size={28} />}
    </div>
  )
}

interface SignInRefusedProps {
  title: string
  sentence: ReactNode
  /** Another try of the same, where one can help. */
  action?: ReactNode
}

/** The door stayed closed: why, and the way back to the other door. */
export function SignInRefused({ title, sentence, action }: SignInRefusedProps) {
  const { t } = useTranslation('signIn')
  return (
    <>
      <div role="alert">
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
      {action}
      <Link to={paths.login} search={{}} className={buttonClass({ variant: action ? 'line' : 'primary' })}>
        {t('toLogin')}
      </Link>
    </>
  )
}
