import { isLoginName, normalizeLoginName } from '@trilha/contract/rules'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { deviceId } from '../../lib/session.ts'
import { Button } from '../../ui/base/Button.tsx'
import styles from './Accounts.module.css'
import { EmailField } from '../../ui/pieces/EmailField.tsx'
import { FormNotice } from './FormNotice.tsx'

interface ForgotEmailProps {
  email: string
  onChange: (email: string) => void
  onSent: () => void
}

export function ForgotEmail({ email, onChange, onSent }: ForgotEmailProps) {
  const { t } = useTranslation('accounts')
  const [wasSent, setWasSent] = useState(false)
  const { mutate, error, isPending } = useContractMutation('users', 'startRecovery', { onSuccess: onSent })
  const failure = useErrorText(error)
  const name = normalizeLoginName(email)
  const isWrong = wasSent && !isLoginName(name)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setWasSent(true)
    if (isLoginName(name)) mutate({ params: { id: name }, body: { device_id: deviceId() } })
  }

  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <FormNotice sentence={failure?.sentence} />
      <EmailField
        label={t('forgot.email.label')}
        name="username"
        required
        error={isWrong && t(name === '' ? 'fields.emailRequired' : 'forgot.email.invalid')}
        value={email}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" size="l" full loading={isPending}>
        {t('forgot.email.submit')}
      </Button>
    </form>
  )
}
