import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { SignUp, StudentSignUp, type SignUpOptions } from '@trilha/contract/identity/user-shapes'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { filled, refusedFields, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dashes } from '../../ui/base/Dashes.tsx'
import styles from './Accounts.module.css'
import { FormNotice } from './FormNotice.tsx'
import type { NewPerson } from './SignUpDone.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import { blankSignUp, fieldsOfStep, signUpSteps, stepToMend } from './signup-steps.ts'

interface SignUpFormProps {
  options: SignUpOptions
  onDone: (person: NewPerson) => void
}

/** Into the school that people join by themselves, where there is one; else without a school (decision G13). */
export function SignUpForm({ options, onDone }: SignUpFormProps) {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm(blankSignUp)
  const [at, setAt] = useState(0)
  const joins = options.school !== null
  const student = useContractMutation('users', 'signUpStudent')
  const alone = useContractMutation('users', 'signUp')
  const step = signUpSteps[at]!
  const isLast = at === signUpSteps.length - 1
  useUnsaved(Object.keys(filled(form.values)).length > 0)

  async function send(): Promise<void> {
    try {
      const input = filled(form.values)
      if (joins) await student.mutateAsync({ body: StudentSignUp.parse(input) })
      else await alone.mutateAsync({ body: SignUp.parse(input) })
      onDone({ email: form.values.username.trim(), school: options.school?.name })
    } catch (error) {
      const mend = stepToMend(refusedFields(error))
      if (mend) setAt(signUpSteps.indexOf(mend))
      form.refuse(error)
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!form.check(joins ? StudentSignUp : SignUp, filled(form.values), fieldsOfStep[step])) return
    if (isLast) void send()
    else setAt(at + 1)
  }

  return (
    <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
      <p className={styles['steps']} aria-live="polite">
        <Dashes
          done={at}
          total={signUpSteps.length}
          label={t('signUp.step', { step: at + 1, total: signUpSteps.length })}
        />
        {t(`signUp.steps.${step}`)}
      </p>
      <FormNotice sentence={form.notice} />
      <SignUpFields key={step} step={step} form={form} options={options} />
      <div className={styles['actions']}>
        {at > 0 && (
          <Button
            variant="line"
            size="l"
            icon={<IconArrowLeft size={20} stroke={2.2} aria-hidden="true" />}
            onClick={() => setAt(at - 1)}
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
