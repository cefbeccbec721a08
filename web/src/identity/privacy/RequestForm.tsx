import { DATA_REQUEST_NAME_MAX, DATA_REQUEST_TEXT_MAX } from '@trilha/contract/constants/people'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { Button } from '../../ui/base/Button.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { EmailField } from '../../ui/pieces/EmailField.tsx'
import { checkRequest, requestFieldNames, type RequestFieldName, type RequestFields } from './request-checks.ts'
import styles from './RequestForm.module.css'
import { TypeField } from './TypeField.tsx'

interface RequestFormProps {
  fields: RequestFields
  onChange: (fields: RequestFields) => void
  onSubmit: () => void
  isSending: boolean
  error: unknown
  submitLabel: string
}

export function RequestForm({ fields, onChange, onSubmit, isSending, error, submitLabel }: RequestFormProps) {
  const { t } = useTranslation('privacy')
  const form = useRef<HTMLFormElement>(null)
  const [wasSent, setWasSent] = useState(false)
  const refusal = useErrorText(error)
  const problems = wasSent ? checkRequest(fields) : {}

  function errorOf(name: RequestFieldName): string | undefined {
    const own = problems[name]
    if (!own) return refusal?.fields[name]
    return name === 'email' ? t('form.errors.email.invalid') : t(`form.errors.${name}.${own}`)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setWasSent(true)
    const found = checkRequest(fields)
    const first = requestFieldNames.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else onSubmit()
  }

  function text(name: Exclude<RequestFieldName, 'type'>) {
    return {
      name,
      label: t(`form.${name}`),
      ...(name === 'email' ? { optional: true } : { required: true }),
      value: fields[name],
      error: errorOf(name),
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ ...fields, [name]: event.currentTarget.value }),
    }
  }

  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <TypeField value={fields.type} error={errorOf('type')} onChange={(type) => onChange({ ...fields, type })} />
      <div className={styles['pair']}>
        <TextField {...text('firstName')} autoComplete="given-name" maxLength={DATA_REQUEST_NAME_MAX} />
        <TextField {...text('lastName')} autoComplete="family-name" maxLength={DATA_REQUEST_NAME_MAX} />
      </div>
      <div className={styles['pair']}>
        <EmailField {...text('email')} autoComplete="email" />
        <TextField
          {...text('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder={t('form.phoneExample')}
        />
      </div>
      <TextAreaField {...text('description')} rows={4} maxLength={DATA_REQUEST_TEXT_MAX} />
      {refusal && Object.keys(refusal.fields).length === 0 && (
        <p role="alert" className={styles['refusal']}>
          <b>{t('form.failed')}</b> {refusal.why}
        </p>
      )}
      <Button type="submit" loading={isSending} className={styles['send']}>
        {submitLabel}
      </Button>
    </form>
  )
}
