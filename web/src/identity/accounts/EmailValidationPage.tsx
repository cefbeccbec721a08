import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useRouterState } from '@tanstack/react-router'
import { IconCircleCheck, IconLinkOff, IconMailOpened } from '@tabler/icons-react'
import type { EMAIL_VERIFICATION_STATES } from '@trilha/contract/constants'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { isApiError } from '../../lib/api/api-error.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'

type State = (typeof EMAIL_VERIFICATION_STATES)[number]

const marks = {
  waiting: IconMailOpened,
  success: IconCircleCheck,
  alreadyConfirmed: IconCircleCheck,
  error: IconLinkOff,
}

/**
 * Nothing is confirmed until the person presses the button: mail scanners open links, and some run the page they
 * find there. The link stays good for whoever it was sent to.
 */
export function EmailValidationPage() {
  const { t } = useTranslation('accounts')
  const { userId = '', token = '' } = useParams({ strict: false })
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const isZc = pathname.startsWith(paths.emailValidationZc.split('{')[0]!)
  const { data: person } = useQuery({ ...query('users', 'getProfile', { params: { id: userId } }), retry: false })
  /** Of two taps the second would hear that it was confirmed before. */
  const isSent = useRef(false)
  const { mutate, data, error, isPending } = useContractMutation('users', isZc ? 'verifyEmailZc' : 'verifyEmail', {
    onSettled: () => {
      isSent.current = false
    },
  })
  const failure = useErrorText(error)
  const state = stateOf(data !== undefined, error)
  const Mark = marks[state]

  function confirm(): void {
    if (isSent.current) return
    isSent.current = true
    mutate({ params: { id: userId, verificationToken: token } })
  }

  return (
    <EntryFrame title={t(`verification.${state}.title`)} lead={t(`verification.${state}.lead`)}>
      <div className={styles['done']} role="status">
        <span className={styles['mark']} data-kind={state === 'alreadyConfirmed' ? 'success' : state}>
          <Mark size={30} stroke={1.9} aria-hidden="true" />
        </span>
        {state === 'waiting' && person && <p>{t('verification.greeting', { name: person.displayName })}</p>}
        {state === 'waiting' && failure && <p role="alert">{failure.sentence}</p>}
        {state === 'waiting' ? (
          <Button size="l" loading={isPending} onClick={confirm}>
            {t('verification.confirm')}
          </Button>
        ) : (
          <Onward isError={state === 'error'} />
        )}
      </div>
    </EntryFrame>
  )
}

/** Signed in, a new link is asked for in one's account; otherwise at the door. */
function Onward({ isError }: { isError: boolean }) {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const to = session ? (isError ? paths.myAccount : paths.dashboard) : paths.login
  return (
    <Link to={to} className={buttonClass({ size: 'l' })}>
      {t(session ? (isError ? 'verification.toAccount' : 'verification.toHome') : 'signIn')}
    </Link>
  )
}

/** What never reached the server, came too often or failed there says nothing of the link: it can be tried again. */
function stateOf(isDone: boolean, error: unknown): State {
  if (isDone) return 'success'
  if (!isApiError(error) || error.status === 429 || error.status >= 500) return 'waiting'
  return error.code === 'br_0026' ? 'alreadyConfirmed' : 'error'
}
