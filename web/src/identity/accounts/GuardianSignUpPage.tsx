import { IconTicket } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { GuardianSignUp } from '@trilha/contract/identity/user-shapes'
import { normalizeLoginName } from '@trilha/contract/rules'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useContractMutation } from '../../lib/query.ts'
import { signIn } from '../../lib/session.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { TextField } from '../../ui/base/TextField.tsx'
import { AccessFields } from './AccessFields.tsx'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'
import { FormNotice } from './FormNotice.tsx'

/** A guardian comes in by a code of the school or of the child, with a new person or the one they have (E7). */
export function GuardianSignUpPage() {
  const { t } = useTranslation('accounts')
  return (
    <EntryFrame title={t('guardian.title')} lead={t('guardian.lead')}>
      <GuardianForm />
      <p className={styles['back']}>
        {t('signUp.known')}{' '}
        <Link to={paths.login} className={linkClass()}>
          {t('signIn')}
        </Link>
      </p>
    </EntryFrame>
  )
}

const blank = { guardianCode: '', name: '', username: '', password: '' }

function GuardianForm() {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm(blank)
  const { values, change, errorOf } = form
  const navigate = useNavigate()
  const { mutateAsync } = useContractMutation('users', 'signUpGuardian')
  const [isSending, setIsSending] = useState(false)
  useUnsaved(!isSending && Object.keys(filled(values)).length > 0)

  async function send(): Promise<void> {
    setIsSending(true)
    try {
      await mutateAsync({ body: GuardianSignUp.parse(filled(values)) })
      await signIn({ username: normalizeLoginName(values.username), password: values.password })
      await navigate({ to: paths.family, replace: true })
    } catch (error) {
      form.refuse(error)
      setIsSending(false)
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (form.check(GuardianSignUp, filled(values))) void send()
  }

  return (
    <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
      <FormNotice sentence={form.notice} />
      <TextField
        label={t('guardian.code')}
        hint={t('guardian.codeHint')}
        name="guardianCode"
        icon={<IconTicket size={21} stroke={1.9} aria-hidden="true" />}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errorOf('guardianCode')}
        value={values.guardianCode}
        onChange={(event) => change({ guardianCode: event.currentTarget.value })}
      />
      <TextField
        label={t('fields.name')}
        name="name"
        autoComplete="name"
        required
        error={errorOf('name')}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <AccessFields values={values} change={change} errorOf={errorOf} />
      <p className={styles['back']}>{t('guardian.passwordHint')}</p>
      <Button type="submit" size="l" full loading={isSending}>
        {t('guardian.submit')}
      </Button>
    </form>
  )
}
