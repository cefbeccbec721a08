import { ADMISSION_REFUSALS, type AdmissionRefusal } from '@trilha/contract/constants/people'
import type { Admission } from '@trilha/contract/school/admissions'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './admissions.module.css'

interface RefuseDialogProps {
  admission: Admission
  onClosed: () => void
}

export function RefuseDialog({ admission, onClosed }: RefuseDialogProps) {
  const { t } = useTranslation('admissions')
  const group = useId()
  const [isOpen, setOpen] = useState(true)
  const [refusal, setRefusal] = useState<AdmissionRefusal>()
  const decide = useContractMutation('admissions', 'decide')
  const failure = useErrorText(decide.error)

  function refuse(): void {
    if (refusal === undefined) return
    const work = decide.mutateAsync({ params: { id: admission.id }, body: { status: 'REFUSED', refusal } })
    // A failure is said in the dialog, which stays.
    void saving(work, 'update').then(
      () => setOpen(false),
      () => undefined,
    )
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t('refuse.title', { name: admission.person.name })}
      lead={t('refuse.lead')}
      actions={
        <>
          <Button variant="line" onClick={() => setOpen(false)}>
            {t('refuse.back')}
          </Button>
          <Button variant="danger" disabled={refusal === undefined} loading={decide.isPending} onClick={refuse}>
            {t('refuse.submit')}
          </Button>
        </>
      }
    >
      <fieldset className={styles['reasons']}>
        <legend>{t('refuse.reason')}</legend>
        {ADMISSION_REFUSALS.map((value) => (
          <label key={value} className={styles['choice']}>
            <input type="radio" name={group} checked={refusal === value} onChange={() => setRefusal(value)} />
            {t(`refusals.${value}`)}
          </label>
        ))}
      </fieldset>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
    </Dialog>
  )
}
