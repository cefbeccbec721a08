import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { FORGOT_PASSWORD_STEPS, RECOVERY_CODE_SECONDS } from '@trilha/contract/constants'
import { normalizeLoginName } from '@trilha/contract/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { isFormOf, tabDraft } from '../../lib/tab-draft.ts'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Dashes } from '../../ui/base/Dashes.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'
import { ForgotCode } from './ForgotCode.tsx'
import { ForgotEmail } from './ForgotEmail.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'

type Step = (typeof FORGOT_PASSWORD_STEPS)[number]

/** A code was sent there: whoever reloads goes on with it, for as long as it lives. */
const asked = tabDraft('recovery', { isWhole: isFormOf({ email: '' }), seconds: RECOVERY_CODE_SECONDS })

declare module '@tanstack/history' {
  interface HistoryState {
    recoveryStep?: Step
  }
}

interface Standing {
  hasEmail: boolean
  hasCode: boolean
  isDone: boolean
  /** A code was asked for before this page was loaded. */
  isKept: boolean
}

/** The steps lie in the history, so that going back leads to the one before, and only as far as each is provided for. */
function useStep({ hasEmail, hasCode, isDone, isKept }: Standing): { step: Step; goTo: (step: Step) => void } {
  const navigate = useNavigate()
  const inHistory = useRouterState({ select: ({ location }) => location.state.recoveryStep })
  const wanted = inHistory ?? (isKept ? 'code' : 'email')
  const step = isDone ? 'success' : wanted === 'password' && !hasCode ? 'code' : wanted
  return {
    step: step === 'code' && !hasEmail ? 'email' : step,
    goTo: (next) => void navigate({ to: paths.forgot, state: (state) => ({ ...state, recoveryStep: next }) }),
  }
}

/** Email, code, password, success. Whether somebody has the address is never said (decision G16). */
export function ForgotPage() {
  const { t } = useTranslation('accounts')
  const [kept] = useState(asked.read)
  const [email, setEmail] = useState(kept?.email ?? '')
  const [code, setCode] = useState('')
  const [isDone, setIsDone] = useState(false)
  const { step, goTo } = useStep({ hasEmail: email !== '', hasCode: code !== '', isDone, isKept: kept !== undefined })
  const name = normalizeLoginName(email)

  function sent(): void {
    asked.keep({ email })
    goTo('code')
  }

  return (
    <EntryFrame title={t(`forgot.${step}.title`)} lead={t(`forgot.${step}.lead`, { email: name })}>
      {step !== 'success' && (
        <p className={styles['steps']}>
          <Dashes done={FORGOT_PASSWORD_STEPS.indexOf(step)} total={3} />
        </p>
      )}
      {step === 'email' && <ForgotEmail email={email} onChange={setEmail} onSent={sent} />}
      {step === 'code' && (
        <ForgotCode
          name={name}
          onOtherEmail={() => {
            asked.drop()
            goTo('email')
          }}
          onRight={(right) => {
            setCode(right)
            goTo('password')
          }}
        />
      )}
      {step === 'password' && (
        <ForgotPassword
          name={name}
          code={code}
          onDone={() => {
            asked.drop()
            setIsDone(true)
          }}
          onDead={() => {
            setCode('')
            goTo('code')
          }}
        />
      )}
      {step === 'success' ? (
        <Link to={paths.login} className={buttonClass({ size: 'l', full: true })}>
          {t('signIn')}
        </Link>
      ) : (
        <p className={styles['back']}>
          <Link to={paths.login} className={linkClass()}>
            {t('forgot.remembered')}
          </Link>
        </p>
      )}
    </EntryFrame>
  )
}
