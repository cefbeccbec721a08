import { PIN_LENGTH } from '@trilha/contract/constants'
import { isPin } from '@trilha/contract/rules'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { CodeInput } from '../../ui/pieces/CodeInput.tsx'
import styles from './family.module.css'

interface PinFormProps {
  controlId: string
  /** Only a student proves the PIN of now. */
  asksCurrent?: boolean
  onSaved: () => void
  onCancel?: (() => void) | undefined
}

type Field = 'currentPin' | 'newPin' | 'confirmPin'

/** A new PIN, twice. The texts of saving are the documents'. */
export function PinForm({ controlId, asksCurrent = false, onSaved, onCancel }: PinFormProps) {
  const { t } = useTranslation('family')
  const update = useContractMutation('family', 'update')
  const refusal = useErrorText(update.error)
  const [pins, setPins] = useState<Record<Field, string>>({ currentPin: '', newPin: '', confirmPin: '' })
  const [isTried, setTried] = useState(false)
  const fields: readonly Field[] = asksCurrent ? ['currentPin', 'newPin', 'confirmPin'] : ['newPin', 'confirmPin']

  function problemOf(field: Field): string | undefined {
    if (refusal?.fields[field]) return refusal.fields[field]
    if (!isTried) return undefined
    if (!isPin(pins[field])) return t('pinForm.incomplete', { length: PIN_LENGTH })
    return field === 'confirmPin' && pins.confirmPin !== pins.newPin ? t('pinForm.differs') : undefined
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!fields.every((field) => isPin(pins[field])) || pins.newPin !== pins.confirmPin) return
    const { currentPin, newPin, confirmPin } = pins
    const body = { newPin, confirmPin, ...(asksCurrent && { currentPin }) }
    saving(update.mutateAsync({ params: { id: controlId }, body })).then(onSaved, () => setTried(false))
  }

  const isNamed = fields.some((field) => refusal?.fields[field])
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {fields.map((field) => (
        <CodeInput
          key={field}
          length={PIN_LENGTH}
          numeric
          masked
          label={t(`pinForm.${field}`)}
          value={pins[field]}
          busy={update.isPending}
          error={problemOf(field)}
          onChange={(value) => {
            setPins((before) => ({ ...before, [field]: value }))
            setTried(false)
            if (update.error) update.reset()
          }}
        />
      ))}
      {refusal && !isNamed && (
        <p role="alert" className={styles['failure']}>
          {refusal.sentence}
        </p>
      )}
      <div className={styles['actions']}>
        {onCancel && (
          <Button variant="line" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" loading={update.isPending}>
          {t('pinForm.save')}
        </Button>
      </div>
    </form>
  )
}
