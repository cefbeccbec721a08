import { IconTicket } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { GuardianRelation } from '@trilha/contract/constants/people'
import { GuardianSignUp } from '@trilha/contract/identity/user-shapes'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useContractMutation } from '../../lib/query.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { TextField } from '../../ui/base/TextField.tsx'
import { RelationField } from '../../ui/pieces/RelationField.tsx'
import { AccessFields } from './AccessFields.tsx'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'
import { FormNotice } from './FormNotice.tsx'
import { NameField } from './NameField.tsx'
import { useEntry } from './use-entry.ts'

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

const blank = { guardianCode: '', relation: '' as GuardianRelation | '', name: '', username: '', password: '' }

function GuardianForm() {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm(blank)
  const { values, change, errorOf } = form
  const { mutateAsync } = useContractMutation('users', 'signUpGuardian')
  const { isSending, enter } = useEntry(form, {
    make: () => mutateAsync({ body: GuardianSignUp.parse(filled(values)) }),
    home: paths.family,
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (form.check(GuardianSignUp, filled(values))) void enter()
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
      <RelationField
        value={values.relation}
        error={errorOf('relation')}
        onChange={(relation) => change({ relation })}
      />
      <NameField value={values.name} onChange={(value) => change({ name: value })} error={errorOf('name')} />
      <AccessFields values={values} change={change} errorOf={errorOf} />
      <p className={styles['back']}>{t('guardian.passwordHint')}</p>
      <Button type="submit" size="l" full loading={isSending}>
        {t('guardian.submit')}
      </Button>
    </form>
  )
}
