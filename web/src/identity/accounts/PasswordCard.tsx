import { UserChange } from '@trilha/contract/identity/user-shapes'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { PasswordField } from '../../ui/base/PasswordField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './Accounts.module.css'
import { FormNotice } from './FormNotice.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

const blank = { currentPassword: '', password: '' }

/** Asks for the current one, and ends the other sessions. */
export function PasswordCard({ userId, isLocked }: { userId: string; isLocked: boolean }) {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm(blank)
  const { values, change, errorOf } = form
  const { mutateAsync, isPending, isSuccess } = useContractMutation('users', 'update')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (isLocked || !form.check(UserChange, values)) return
    void saving(mutateAsync({ params: { id: userId }, body: values }), 'update').then(() => change(blank), form.refuse)
  }

  return (
    <Card title={t('data.password.title')}>
      <form noValidate ref={form.element} onSubmit={submit}>
        <FormNotice sentence={form.notice} />
        <div className={styles['fields']}>
          <PasswordField
            label={t('fields.currentPassword')}
            hint={t('data.password.currentHint')}
            name="currentPassword"
            readOnly={isLocked}
            error={errorOf('currentPassword')}
            value={values.currentPassword}
            onChange={(event) => change({ currentPassword: event.currentTarget.value })}
          />
          <NewPasswordField
            name="password"
            readOnly={isLocked}
            error={errorOf('password')}
            value={values.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
        </div>
        <Button type="submit" variant="soft" disabled={isLocked} loading={isPending}>
          {t('data.password.submit')}
        </Button>
        <p role="status">{isSuccess && t('data.password.done')}</p>
      </form>
    </Card>
  )
}
