import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { SignUp, StudentSignUp, type SignUpOptions } from '@trilha/contract/identity/user-shapes'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { focusInvalid } from '../../lib/focus-invalid.ts'
import { useContractMutation } from '../../lib/query.ts'
import { isFormOf, tabDraft } from '../../lib/tab-draft.ts'
import { filled, refusedFields, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dashes } from '../../ui/base/Dashes.tsx'
import { useFocusOnChange } from '../../ui/base/use-focus-on-change.ts'
import styles from './Accounts.module.css'
import { FormNotice } from './FormNotice.tsx'
import type { NewPerson } from './SignUpDone.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import { blankSignUp, fieldsOfStep, openStep, signUpSteps, stepToMend, withoutSecrets } from './signup-steps.ts'

const draft = tabDraft('sign-up', { isWhole: isFormOf(blankSignUp) })

interface SignUpFormProps {
  options: SignUpOptions
  onDone: (person: NewPerson) => void
}

/** Into the school that people join by themselves, where there is one; else without a school (decision G13). */
export function SignUpForm({ options, onDone }: SignUpFormProps) {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm(draft.read() ?? blankSignUp)
  const joins = options.school !== null
  const schema = joins ? StudentSignUp : SignUp
  const at = openStep(useSearch({ from: paths.signup }).step, form.failing(schema, filled(form.values)))
  const navigate = useNavigate()
  const student = useContractMutation('users', 'signUpStudent')
  const alone = useContractMutation('users', 'signUp')
  const step = signUpSteps[at]!
  const isLast = at === signUpSteps.length - 1

  const heading = useFocusOnChange<HTMLHeadingElement>(step)
  // Led back to what the server refused, one goes on there.
  useEffect(() => focusInvalid(form.element.current), [step, form.element])

  useEffect(() => draft.keep(withoutSecrets(form.values)), [form.values])

  function goTo(index: number): void {
    void navigate({ to: paths.signup, search: { step: signUpSteps[index]! } })
  }

  async function send(): Promise<void> {
    try {
      const input = filled(form.values)
      const person: NewPerson = {
        email: form.values.username.trim(),
        school: options.school?.name,
        guardian: undefined,
      }
      if (joins) {
        const { waitsFor } = await student.mutateAsync({ body: StudentSignUp.parse(input) })
        if (waitsFor === 'GUARDIAN') person.guardian = form.values.guardianEmail.trim()
      } else await alone.mutateAsync({ body: SignUp.parse(input) })
      draft.drop()
      onDone(person)
    } catch (error) {
      const mend = stepToMend(refusedFields(error))
      if (mend) goTo(signUpSteps.indexOf(mend))
      form.refuse(error)
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!form.check(schema, filled(form.values), fieldsOfStep[step])) return
    if (isLast) void send()
    else goTo(at + 1)
  }

  return (
    <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
      <div className={styles['steps']}>
        <Dashes
          done={at}
          total={signUpSteps.length}
          label={t('signUp.step', { step: at + 1, total: signUpSteps.length })}
        />
        <h2 ref={heading} tabIndex={-1}>
          {t(`signUp.steps.${step}`)}
        </h2>
      </div>
      <FormNotice sentence={form.notice} />
      <SignUpFields key={step} step={step} form={form} options={options} />
      <div className={styles['actions']}>
        {at > 0 && (
          <Button
            variant="line"
            size="l"
            icon={<IconArrowLeft size={20} stroke={2.2} aria-hidden="true" />}
            onClick={() => goTo(at - 1)}
          >
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          size="l"
          loading={student.isPending || alone.isPending}
          iconAfter={<IconArrowRight size={20} stroke={2.4} aria-hidden="true" />}
        >
          {t(isLast ? 'signUp.submit' : 'next')}
        </Button>
      </div>
    </form>
  )
}
