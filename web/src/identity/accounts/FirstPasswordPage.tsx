import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { RecoveryBody } from '@trilha/contract/identity/user-shapes'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { currentAccountQuery } from '../../lib/current-account.ts'
import { useContractMutation } from '../../lib/query.ts'
import { signOut } from '../../lib/session.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'
import { FormNotice } from './FormNotice.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

/** The office made the password: the person chooses one that nobody else knows, and goes on (E74). */
export function FirstPasswordPage() {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm({ password: '' })
  const client = useQueryClient()
  const { mutateAsync, isPending } = useContractMutation('users', 'chooseFirstPassword')
  const { password } = form.values

  async function send(): Promise<void> {
    try {
      await mutateAsync({ body: { password } })
      await client.refetchQueries({ queryKey: currentAccountQuery.queryKey })
    } catch (error) {
      form.refuse(error)
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (form.check(RecoveryBody.required(), form.values)) void send()
  }

  return (
    <EntryFrame
      title={t('firstPassword.title')}
      lead={t('firstPassword.lead')}
      footer={
        <Link to={paths.dataRequest} className={linkClass()}>
          {t('firstPassword.dataRights')}
        </Link>
      }
    >
      <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
        <FormNotice sentence={form.notice} />
        <NewPasswordField
          name="password"
          required
          error={form.errorOf('password')}
          value={password}
          onChange={(event) => form.change({ password: event.currentTarget.value })}
        />
        <Button type="submit" size="l" full loading={isPending}>
          {t('firstPassword.submit')}
        </Button>
        <Button variant="line" full onClick={() => void signOut()}>
          {t('firstPassword.signOut')}
        </Button>
      </form>
    </EntryFrame>
  )
}
