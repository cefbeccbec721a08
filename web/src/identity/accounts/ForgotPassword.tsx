import { RecoveryBody } from '@trilha/contract/identity/user-shapes'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/api/api-error.ts'
import { useContractMutation } from '../../lib/query.ts'
import { deviceId } from '../../lib/session.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import styles from './Accounts.module.css'
import { FormNotice } from './FormNotice.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

interface ForgotPasswordProps {
  name: string
  code: string
  onDone: () => void
  /** The code ended meanwhile: another one is needed. */
  onDead: () => void
}

const deadCodes = ['br_0011', 'br_0012', 'br_0027']

export function ForgotPassword({ name, code, onDone, onDead }: ForgotPasswordProps) {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm({ password: '' })
  const [isDead, setIsDead] = useState(false)
  const { mutate, isPending } = useContractMutation('users', 'recover', {
    onSuccess: onDone,
    onError: (error) => {
      setIsDead(isApiError(error) && deadCodes.includes(error.code))
      form.refuse(error)
    },
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (form.check(RecoveryBody, form.values))
      mutate({ params: { id: name, code }, body: { ...form.values, device_id: deviceId() } })
  }

  return (
    <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
      <FormNotice sentence={form.notice} />
      <NewPasswordField
        name="password"
        required
        error={form.errorOf('password')}
        value={form.values.password}
        onChange={(event) => form.change({ password: event.currentTarget.value })}
      />
      {isDead ? (
        <Button size="l" full onClick={onDead}>
          {t('forgot.password.again')}
        </Button>
      ) : (
        <Button type="submit" size="l" full loading={isPending}>
          {t('forgot.password.submit')}
        </Button>
      )}
    </form>
  )
}
