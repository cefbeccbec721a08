import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { IconLinkOff } from '@tabler/icons-react'
import { RecoveryBody } from '@trilha/contract/identity/user-shapes'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { isApiError } from '../../lib/api/api-error.ts'
import { useContractMutation } from '../../lib/query.ts'
import { signIn } from '../../lib/session.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'
import { FormNotice } from './FormNotice.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

const blank = { password: '' }

/** From the letter of a school: whoever reads the mailbox chooses the password, and is in. */
export function InvitationPage() {
  const { t } = useTranslation('accounts')
  const { userId = '', token = '' } = useParams({ strict: false })
  const form = useCheckedForm(blank)
  const navigate = useNavigate()
  const [isDead, setIsDead] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { mutateAsync } = useContractMutation('users', 'acceptInvitation')
  const { password } = form.values

  async function send(): Promise<void> {
    setIsSending(true)
    try {
      const params = { id: userId, verificationToken: token }
      const { username } = await mutateAsync({ params, body: { password } })
      await signIn({ username, password })
      await navigate({ to: paths.dashboard, replace: true })
    } catch (error) {
      setIsDead(isApiError(error) && deadLink.includes(error.code))
      form.refuse(error)
      setIsSending(false)
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (form.check(RecoveryBody.required(), form.values)) void send()
  }

  if (isDead) return <DeadLink />
  return (
    <EntryFrame title={t('invitation.title')} lead={t('invitation.lead')}>
      <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
        <FormNotice sentence={form.notice} />
        <NewPasswordField
          name="password"
          required
          error={form.errorOf('password')}
          value={password}
          onChange={(event) => form.change({ password: event.currentTarget.value })}
        />
        <Button type="submit" size="l" full loading={isSending}>
          {t('invitation.submit')}
        </Button>
      </form>
    </EntryFrame>
  )
}

/** Unknown, followed before, too old, or confirmed in another way: a code to the same mailbox helps with each. */
const deadLink: readonly string[] = ['br_0011', 'br_0012', 'br_0025', 'br_0026', 'ii_0032', 'ii_0060']

function DeadLink() {
  const { t } = useTranslation('accounts')
  return (
    <EntryFrame title={t('invitation.dead')} lead={t('invitation.help')}>
      <div className={styles['done']} role="status">
        <span className={styles['mark']} data-kind="error">
          <IconLinkOff size={30} stroke={1.9} aria-hidden="true" />
        </span>
        <Link to={paths.forgot} className={buttonClass({ size: 'l' })}>
          {t('invitation.recover')}
        </Link>
      </div>
    </EntryFrame>
  )
}
