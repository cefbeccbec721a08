import { RECOVERY_CODE_LENGTH, RESEND_SECONDS } from '@trilha/contract/constants'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/api/api-error.ts'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { deviceId } from '../../lib/session.ts'
import { Button } from '../../ui/base/Button.tsx'
import { CodeInput } from '../../ui/pieces/CodeInput.tsx'
import styles from './Accounts.module.css'
import { useCountdown } from '../../lib/use-countdown.ts'

interface ForgotCodeProps {
  name: string
  onRight: (code: string) => void
  onOtherEmail: () => void
}

/** The code is looked at as soon as it is whole, pasted or typed. */
export function ForgotCode({ name, onRight, onOtherEmail }: ForgotCodeProps) {
  const { t } = useTranslation('accounts')
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const { left, start } = useCountdown(RESEND_SECONDS, { isRunning: true })
  const { mutate, error, isPending } = useContractMutation('users', 'recover', {
    onSuccess: (_answer, { params }) => onRight(params.code),
  })
  const resend = useContractMutation('users', 'startRecovery', { onSuccess: start })
  const failure = useErrorText(error ?? resend.error)
  // The catalogue's sentence speaks of signing in; here it is a digit.
  const isWrong = isApiError(error) && error.code === 'br_0011'

  function check(whole: string): void {
    setIsShort(whole.length < RECOVERY_CODE_LENGTH)
    if (whole.length === RECOVERY_CODE_LENGTH)
      mutate({ params: { id: name, code: whole }, body: { device_id: deviceId() } })
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    check(code.trim())
  }

  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <CodeInput
        length={RECOVERY_CODE_LENGTH}
        numeric
        autoFocus
        label={t('forgot.code.label')}
        value={code}
        onChange={(next) => {
          setCode(next)
          setIsShort(false)
        }}
        onComplete={check}
        busy={isPending}
        error={isShort ? t('forgot.code.short') : isWrong ? t('forgot.code.wrong') : failure?.sentence}
      />
      <Button type="submit" size="l" full loading={isPending}>
        {t('next')}
      </Button>
      <Button
        variant="line"
        full
        disabled={left > 0}
        loading={resend.isPending}
        onClick={() => resend.mutate({ params: { id: name }, body: { device_id: deviceId() } })}
      >
        {left > 0 ? t('resendIn', { count: left }) : t('forgot.code.resend')}
      </Button>
      <Button variant="line" full onClick={onOtherEmail}>
        {t('forgot.code.otherEmail')}
      </Button>
    </form>
  )
}
