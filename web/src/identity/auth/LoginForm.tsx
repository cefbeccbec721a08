import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { normalizeLoginName } from '@trilha/contract/rules'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../lib/errors.ts'
import { session, signIn } from '../../lib/session.ts'
import { Button } from '../../ui/base/Button.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { PasswordField } from '../../ui/base/PasswordField.tsx'
import { EmailField } from '../../ui/pieces/EmailField.tsx'
import { KeepSignedIn } from './KeepSignedIn.tsx'
import { checkLogin, isPlainlyRight, type LoginFields } from './login-checks.ts'
import { refusedField } from './login-refusal.ts'
import styles from './LoginForm.module.css'
import { LoginNotice } from './LoginNotice.tsx'

const blank: LoginFields = { username: '', password: '' }

export function LoginForm() {
  const { t } = useTranslation('auth')
  const [fields, setFields] = useState(blank)
  const [keep, setKeep] = useState(false)
  const [hasLeftName, setHasLeftName] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }

  const refusedFields = useErrorText(refusal)?.fields ?? {}
  const errors = wasSent ? checkLogin(fields) : {}

  function change(part: Partial<LoginFields>): void {
    setFields((current) => ({ ...current, ...part }))
    setRefusal(undefined)
  }

  function errorOf(field: keyof LoginFields): string | undefined {
    const own = errors[field]
    return own ? t(`errors.${own}`) : refusedFields[field]
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setWasSent(true)
    setRefusal(undefined)
    const stopped = checkLogin(fields)
    const first = stopped.username ? 'username' : stopped.password ? 'password' : undefined
    if (first) return inputs[first].current?.focus()
    setIsSending(true)
    try {
      await signIn({ username: normalizeLoginName(fields.username), password: fields.password, keep })
      // The router follows the session and leads on, to `next` where one was asked for. Until that page stands in
      // place of this one the button stays busy.
    } catch (error) {
      setRefusal(error)
      setIsSending(false)
      const field = refusedField(error)
      if (field) inputs[field].current?.select()
    }
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <LoginNotice error={refusal} wasEnded={session.wasEnded()} />
      <EmailField
        ref={inputs.username}
        label={t('username')}
        name="username"
        required
        state={isPlainlyRight(fields.username, hasLeftName) ? 'ok' : undefined}
        error={errorOf('username')}
        value={fields.username}
        onChange={(event) => change({ username: event.currentTarget.value })}
        onBlur={() => setHasLeftName(true)}
      />
      <PasswordField
        ref={inputs.password}
        label={t('password')}
        labelAction={
          <Link to={paths.forgot} className={linkClass()}>
            {t('forgot')}
          </Link>
        }
        name="password"
        required
        error={errorOf('password')}
        value={fields.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <KeepSignedIn checked={keep} onChange={setKeep} />
      <Button
        type="submit"
        size="l"
        full
        loading={isSending}
        iconAfter={<IconArrowRight size={20} stroke={2.4} aria-hidden="true" />}
      >
        {t('submit')}
      </Button>
    </form>
  )
}
