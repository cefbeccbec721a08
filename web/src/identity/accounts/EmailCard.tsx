import { IconCircleCheckFilled, IconMailExclamation } from '@tabler/icons-react'
import { RESEND_SECONDS } from '@trilha/contract/constants'
import type { WholeUser } from '@trilha/contract/identity/user-shapes'
import { UserChange } from '@trilha/contract/identity/user-shapes'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { PasswordField } from '../../ui/base/PasswordField.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './Accounts.module.css'
import { EmailField } from '../../ui/pieces/EmailField.tsx'
import { FormNotice } from './FormNotice.tsx'
import { useCountdown } from '../../lib/use-countdown.ts'

/** Verified or not, with the way to get another link. */
export function EmailCard({ user, isLocked }: { user: WholeUser; isLocked: boolean }) {
  const { t } = useTranslation('accounts')
  const [isChanging, setIsChanging] = useState(false)
  const { left, start } = useCountdown(RESEND_SECONDS)
  const { mutate, error, isPending, isSuccess } = useContractMutation('users', 'resendVerification', {
    onSuccess: start,
  })
  const failure = useErrorText(error)
  return (
    <Card
      title={t('data.email.title')}
      action={
        <Button variant="line" size="s" disabled={isLocked} onClick={() => setIsChanging(true)}>
          {t('data.email.change')}
        </Button>
      }
    >
      <FormNotice sentence={failure?.sentence} />
      <div className={styles['email']}>
        <span className={styles['address']}>{user.username}</span>
        {user.emailVerified ? (
          <Tag tone="success" icon={<IconCircleCheckFilled size={16} aria-hidden="true" />}>
            {t('data.email.verified')}
          </Tag>
        ) : (
          <>
            <Tag tone="warning" icon={<IconMailExclamation size={16} stroke={2} aria-hidden="true" />}>
              {t('data.email.unverified')}
            </Tag>
            <Button
              variant="soft"
              size="s"
              disabled={left > 0}
              loading={isPending}
              onClick={() => mutate({ params: { id: user.id } })}
            >
              {left > 0 ? t('resendIn', { count: left }) : t('data.email.resend')}
            </Button>
          </>
        )}
      </div>
      <p role="status">{isSuccess && t('data.email.sent')}</p>
      <ChangeEmail userId={user.id} open={isChanging} onClose={() => setIsChanging(false)} />
    </Card>
  )
}

const blank = { username: '', currentPassword: '' }

function ChangeEmail({ userId, open, onClose }: { userId: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm(blank)
  const { values, change, errorOf } = form
  const { mutateAsync, isPending } = useContractMutation('users', 'update')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    // Nothing typed is a name that is missing, not one that is left alone.
    const input = { username: '', currentPassword: '', ...filled(values) }
    if (!form.check(UserChange, input)) return
    void saving(mutateAsync({ params: { id: userId }, body: UserChange.parse(input) }), 'update').then(
      onClose,
      form.refuse,
    )
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => change(blank)}
      title={t('data.email.change')}
      lead={t('data.email.changeLead')}
    >
      <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
        <FormNotice sentence={form.notice} />
        <EmailField
          name="username"
          error={errorOf('username')}
          value={values.username}
          onChange={(event) => change({ username: event.currentTarget.value })}
        />
        <PasswordField
          label={t('fields.currentPassword')}
          name="currentPassword"
          error={errorOf('currentPassword')}
          value={values.currentPassword}
          onChange={(event) => change({ currentPassword: event.currentTarget.value })}
        />
        <Button type="submit" full loading={isPending}>
          {t('data.email.change')}
        </Button>
      </form>
    </Dialog>
  )
}
