import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TRIAL_DAYS } from '@trilha/contract/constants'
import { always } from '@trilha/contract/fields'
import { StudentSignUp, type SignUpOptions } from '@trilha/contract/identity/user-shapes'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { DateField } from '../../ui/pieces/DateField.tsx'
import { AccessFields } from './AccessFields.tsx'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'
import { FormNotice } from './FormNotice.tsx'
import { GradeSelect } from './GradeSelect.tsx'
import { GuardianEmailField } from './GuardianEmailField.tsx'
import { NameField } from './NameField.tsx'
import { useEntry } from './use-entry.ts'

/** Seven days to look around (decision G15). */
export function TrialPage() {
  const { t } = useTranslation('accounts')
  const { data: options, error, isPending, isFetching, refetch } = useQuery(query('users', 'signUpOptions'))
  const failure = useErrorText(options ? undefined : error)
  const isClosed = options !== undefined && options.school === null
  return (
    <EntryFrame
      title={t(isClosed ? 'trial.closedTitle' : 'trial.title')}
      lead={isClosed ? t('trial.closed') : t('trial.lead', { count: TRIAL_DAYS })}
    >
      <SkeletonGroup loading={isPending} skeleton={<Skeleton height={320} radius={22} />}>
        {() => {
          if (isClosed)
            return (
              <Link to={paths.login} className={buttonClass({ size: 'l' })}>
                {t('signIn')}
              </Link>
            )
          if (options) return <TrialForm options={options} />
          return (
            <ErrorPanel
              titleLevel={2}
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )
        }}
      </SkeletonGroup>
    </EntryFrame>
  )
}

const blank = { name: '', dateOfBirth: '', guardianEmail: '', username: '', gradeId: '', password: '' }

/** The page asks for the birth date, so that it knows whether a guardian is needed. */
const TrialSignUp = StudentSignUp.refine(({ dateOfBirth }) => dateOfBirth !== undefined, always('dateOfBirth'))

function TrialForm({ options }: { options: SignUpOptions }) {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm(blank)
  const { values, change, errorOf } = form
  const { mutateAsync } = useContractMutation('users', 'signUpStudent')
  const { isSending, enter } = useEntry(form, {
    make: () => mutateAsync({ body: StudentSignUp.parse({ ...filled(values), trial: true }) }),
    home: paths.dashboard,
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    // Before the birth date is known nobody is asked for a guardian.
    const asked = Object.keys(blank).filter((field) => field !== 'guardianEmail' || values.dateOfBirth.trim() !== '')
    if (form.check(TrialSignUp, { ...filled(values), trial: true }, asked)) void enter()
  }

  return (
    <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
      <FormNotice sentence={form.notice} />
      <NameField value={values.name} onChange={(value) => change({ name: value })} error={errorOf('name')} />
      <DateField
        label={t('fields.dateOfBirth')}
        hint={t('fields.dateOfBirthWhy')}
        name="dateOfBirth"
        autoComplete="bday"
        required
        error={errorOf('dateOfBirth')}
        value={values.dateOfBirth}
        onChange={(dateOfBirth) => change({ dateOfBirth })}
      />
      <GuardianEmailField
        dateOfBirth={values.dateOfBirth}
        value={values.guardianEmail}
        onChange={(guardianEmail) => change({ guardianEmail })}
        error={errorOf('guardianEmail')}
      />
      <GradeSelect
        options={options}
        value={values.gradeId}
        onChange={(gradeId) => change({ gradeId })}
        error={errorOf('gradeId')}
      />
      <AccessFields values={values} change={change} errorOf={errorOf} />
      <Button type="submit" size="l" full loading={isSending}>
        {t('trial.submit')}
      </Button>
    </form>
  )
}
