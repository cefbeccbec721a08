import { PIN_LENGTH } from '@trilha/contract/constants'
import type { SignUpOptions } from '@trilha/contract/identity/user-shapes'
import { useTranslation } from 'react-i18next'
import type { useCheckedForm } from '../../lib/use-checked-form.ts'
import { TextField } from '../../ui/base/TextField.tsx'
import { CodeInput } from '../../ui/pieces/CodeInput.tsx'
import { DateField } from '../../ui/pieces/DateField.tsx'
import { StateCitySelect } from '../../ui/pieces/StateCitySelect.tsx'
import { AccessFields } from './AccessFields.tsx'
import styles from './Accounts.module.css'
import { GradeSelect } from './GradeSelect.tsx'
import { GuardianEmailField } from './GuardianEmailField.tsx'
import { NameField } from './NameField.tsx'
import type { SignUpStep, SignUpValues } from './signup-steps.ts'

interface StepProps {
  form: ReturnType<typeof useCheckedForm<SignUpValues>>
  options: SignUpOptions
}

export function SignUpFields({ step, ...props }: StepProps & { step: SignUpStep }) {
  const Step = steps[step]
  return <Step {...props} />
}

const steps = { you: AboutYou, place: AboutPlace, access: AboutAccess }

function AboutYou({ form: { values, change, errorOf }, options }: StepProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <NameField value={values.name} onChange={(value) => change({ name: value })} error={errorOf('name')} />
      <TextField
        label={t('fields.nickname')}
        hint={t('fields.nicknameHint')}
        name="nickname"
        autoComplete="nickname"
        optional
        error={errorOf('nickname')}
        value={values.nickname}
        onChange={(event) => change({ nickname: event.currentTarget.value })}
      />
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
      {options.school && (
        <GuardianEmailField
          dateOfBirth={values.dateOfBirth}
          value={values.guardianEmail}
          onChange={(guardianEmail) => change({ guardianEmail })}
          error={errorOf('guardianEmail')}
        />
      )}
    </>
  )
}

function AboutPlace({ form: { values, change, errorOf }, options }: StepProps) {
  return (
    <>
      {options.school && (
        <GradeSelect
          options={options}
          value={values.gradeId}
          onChange={(gradeId) => change({ gradeId })}
          error={errorOf('gradeId')}
        />
      )}
      <StateCitySelect
        value={values}
        onChange={({ state, city }) => change({ state, city })}
        stateError={errorOf('state')}
        cityError={errorOf('city')}
      />
    </>
  )
}

function AboutAccess({ form: { values, change, errorOf }, options }: StepProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <AccessFields values={values} change={change} errorOf={errorOf} />
      {options.school && (
        <section className={styles['group']} aria-labelledby="pin-title">
          <h2 id="pin-title">{t('signUp.pin.title')}</h2>
          <p>{t('signUp.pin.why')}</p>
          <CodeInput
            length={PIN_LENGTH}
            numeric
            masked
            label={t('signUp.pin.label')}
            value={values.pin}
            onChange={(pin) => change({ pin })}
            error={errorOf('pin')}
          />
          {values.pin.trim() !== '' && (
            <CodeInput
              length={PIN_LENGTH}
              numeric
              masked
              label={t('signUp.pin.confirm')}
              value={values.confirmPin}
              onChange={(confirmPin) => change({ confirmPin })}
              error={errorOf('confirmPin')}
            />
          )}
        </section>
      )}
    </>
  )
}
