import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { IconLinkOff } from '@tabler/icons-react'
import { JoinByLink, type LinkedInvitation } from '@trilha/contract/school/invitations'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import entry from '../identity/accounts/Accounts.module.css'
import { EntryFrame } from '../identity/accounts/EntryFrame.tsx'
import { FormNotice } from '../identity/accounts/FormNotice.tsx'
import { NewPasswordField } from '../identity/accounts/NewPasswordField.tsx'
import { isNotThere } from '../lib/api/api-error.ts'
import { useErrorText } from '../lib/errors.ts'
import { query, useContractMutation } from '../lib/query.ts'
import { signIn, useSession } from '../lib/session.ts'
import { filled, useCheckedForm } from '../lib/use-checked-form.ts'
import { useFormat } from '../lib/use-format.ts'
import { AnswerCard } from '../school/invitations/AnswerCard.tsx'
import styles from '../school/invitations/Invitations.module.css'
import { PlaceWords } from '../school/invitations/PlaceWords.tsx'
import { Button } from '../ui/base/Button.tsx'
import { buttonClass } from '../ui/base/button-class.ts'
import { ErrorPanel } from '../ui/base/ErrorPanel.tsx'
import { PasswordField } from '../ui/base/PasswordField.tsx'
import { Skeleton } from '../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../ui/base/SkeletonGroup.tsx'
import { TextField } from '../ui/base/TextField.tsx'
import { paths } from './paths.ts'

/** From the letter of a school: whoever reads the mailbox sees what it invites to, and answers. */
export function InvitationPage() {
  const { t } = useTranslation('invitations')
  const { token = '' } = useParams({ strict: false })
  const found = useQuery({ ...query('invitations', 'getByLink', { params: { token } }), retry: false })
  const failure = useErrorText(found.error)
  if (isNotThere(found.error)) return <DeadLink sentence={t('link.deadHelp')} />
  if (found.data && found.data.state !== 'OPEN') return <DeadLink sentence={t(`link.closed.${found.data.state}`)} />
  return (
    <EntryFrame title={t('link.title')} lead={found.data && t('link.lead', { school: found.data.school.name })}>
      <SkeletonGroup loading={found.isPending} skeleton={<Skeleton height={280} radius={22} />}>
        {() =>
          found.data ? (
            <Open invitation={found.data} token={token} />
          ) : (
            <ErrorPanel
              titleLevel={2}
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={found.isFetching}
              onRetry={() => void found.refetch()}
            />
          )
        }
      </SkeletonGroup>
    </EntryFrame>
  )
}

interface OpenProps {
  invitation: LinkedInvitation
  token: string
}

function Open({ invitation, token }: OpenProps) {
  const { t } = useTranslation('invitations')
  const format = useFormat()
  const { name, email, expiresAt, person } = invitation
  return (
    <div className={styles['form']}>
      <div className={styles['what']}>
        <PlaceWords place={invitation} />
        <p className={styles['quiet']}>{t('link.for', { name, email })}</p>
        <p className={styles['quiet']}>{t('until', { day: format.date(expiresAt) })}</p>
      </div>
      {person === 'KNOWN' ? (
        <Known email={email} token={token} />
      ) : (
        <Join invitation={invitation} token={token} isNew={person === 'NEW'} />
      )}
    </div>
  )
}

/** Somebody with an account answers signed in. */
function Known({ email, token }: { email: string; token: string }) {
  const { t } = useTranslation('invitations')
  const session = useSession()
  const confirm = useContractMutation('invitations', 'confirmByLink')
  const failure = useErrorText(confirm.error)
  const next = paths.invitation.replace('{token}', token)
  if (confirm.data) return <AnswerCard invitation={confirm.data} />
  return (
    <>
      <p className={styles['quiet']}>{t('link.known', { email })}</p>
      <FormNotice sentence={isNotThere(confirm.error) ? t('link.otherPerson', { email }) : failure?.sentence} />
      {session && (
        <Button size="l" full loading={confirm.isPending} onClick={() => confirm.mutate({ params: { token } })}>
          {t('link.answer')}
        </Button>
      )}
      {!session && (
        <Link to={paths.login} search={{ next }} className={buttonClass({ size: 'l', full: true })}>
          {t('link.signIn')}
        </Link>
      )}
      <Link to={paths.forgot} className={buttonClass({ variant: 'line', full: true })}>
        {t('link.forgot')}
      </Link>
    </>
  )
}

const blank = { password: '', paperCode: '' }

/** A new person chooses a password; somebody who signed up without a school gives theirs. */
function Join({ invitation, token, isNew }: OpenProps & { isNew: boolean }) {
  const { t } = useTranslation('invitations')
  const format = useFormat()
  const navigate = useNavigate()
  const form = useCheckedForm(blank)
  const [isSending, setIsSending] = useState(false)
  const join = useContractMutation('invitations', 'joinByLink')
  const refuse = useContractMutation('invitations', 'refuseByLink', { onError: form.refuse })
  const params = { token }
  const { password, paperCode } = form.values
  const opensAt = join.data?.opensAt ?? invitation.opensAt

  async function send(): Promise<void> {
    setIsSending(true)
    try {
      const joined = await join.mutateAsync({ params, body: JoinByLink.parse(filled(form.values)) })
      if (joined.opensAt === null) {
        await signIn({ username: joined.username, password })
        await navigate({ to: paths.dashboard, replace: true })
      }
    } catch (error) {
      form.refuse(error)
    }
    setIsSending(false)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (form.check(JoinByLink, filled(form.values))) void send()
  }

  if (refuse.isSuccess) return <p role="status">{t('answer.refused')}</p>
  if (opensAt !== null)
    return <p role="status">{t('answer.waiting', { when: format.date(opensAt), time: format.time(opensAt) })}</p>
  const field = {
    name: 'password',
    required: true,
    error: form.errorOf('password'),
    value: password,
    onChange: (event: { currentTarget: { value: string } }) => form.change({ password: event.currentTarget.value }),
  }
  return (
    <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
      <FormNotice sentence={form.notice} />
      {isNew ? (
        <NewPasswordField {...field} />
      ) : (
        <PasswordField
          {...field}
          autoComplete="current-password"
          label={t('link.password')}
          hint={t('link.passwordHint')}
        />
      )}
      {invitation.needsPaperCode && (
        <TextField
          label={t('paperCode')}
          hint={t('paperCodeHint')}
          name="paperCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={form.errorOf('paperCode')}
          value={paperCode}
          onChange={(event) => form.change({ paperCode: event.currentTarget.value })}
        />
      )}
      <Button type="submit" size="l" full loading={isSending}>
        {t('link.accept')}
      </Button>
      <Button variant="line" full loading={refuse.isPending} onClick={() => refuse.mutate({ params })}>
        {t('link.refuse')}
      </Button>
    </form>
  )
}

function DeadLink({ sentence }: { sentence: string }) {
  const { t } = useTranslation('invitations')
  return (
    <EntryFrame title={t('link.dead')} lead={sentence}>
      <div className={entry['done']} role="status">
        <span className={entry['mark']} data-kind="error">
          <IconLinkOff size={30} stroke={1.9} aria-hidden="true" />
        </span>
        <Link to={paths.login} className={buttonClass({ size: 'l' })}>
          {t('link.toLogin')}
        </Link>
      </div>
    </EntryFrame>
  )
}
