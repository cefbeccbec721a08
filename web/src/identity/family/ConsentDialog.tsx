import type { SchoolStudent } from '@trilha/contract/identity/family'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { DateField } from '../../ui/pieces/DateField.tsx'
import styles from './family.module.css'

interface ConsentDialogProps {
  student: SchoolStudent
  open: boolean
  onClose: () => void
}

/** A consent on paper: who signed and when. One that is there can be taken back. */
export function ConsentDialog({ student, open, onClose }: ConsentDialogProps) {
  const { t } = useTranslation('family')
  const { name } = student.child
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('consent.dialogTitle', { name })}
      lead={t(student.paper ? 'consent.leadRecorded' : 'consent.lead')}
    >
      {student.paper ? (
        <Recorded paper={student.paper} onDone={onClose} onClose={onClose} />
      ) : (
        <NewPaper studentId={student.child.studentId} onDone={onClose} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface PartProps {
  onDone: () => void
  onClose: () => void
}

function Recorded({ paper, onDone, onClose }: PartProps & { paper: NonNullable<SchoolStudent['paper']> }) {
  const { t } = useTranslation('family')
  const format = useFormat()
  const withdraw = useContractMutation('family', 'withdrawConsent')
  const failure = useErrorText(withdraw.error)
  return (
    <>
      <p>{t('consent.signed', { name: paper.signedBy, day: format.date(paper.signedOn) })}</p>
      <p className={styles['quiet']}>
        {paper.recordedBy
          ? t('consent.recordedBy', { name: paper.recordedBy, day: format.date(paper.recordedAt) })
          : t('consent.recordedOn', { day: format.date(paper.recordedAt) })}
      </p>
      <p className={styles['quiet']}>{t('consent.withdrawHelp')}</p>
      <Failure sentence={failure?.sentence} />
      <div className={styles['actions']}>
        <Button variant="line" onClick={onClose}>
          {t('close')}
        </Button>
        <Button
          variant="danger"
          loading={withdraw.isPending}
          onClick={() =>
            void saving(withdraw.mutateAsync({ params: { id: paper.id } }), 'update').then(onDone, () => {})
          }
        >
          {t('consent.withdraw')}
        </Button>
      </div>
    </>
  )
}

function NewPaper({ studentId, onDone, onClose }: PartProps & { studentId: string }) {
  const { t } = useTranslation('family')
  const record = useContractMutation('family', 'recordConsent')
  const refusal = useErrorText(record.error)
  const [paper, setPaper] = useState({ signedBy: '', signedOn: '' })
  const isNamed = refusal && (refusal.fields['signedBy'] || refusal.fields['signedOn'])

  function change(part: Partial<typeof paper>): void {
    setPaper((before) => ({ ...before, ...part }))
    if (record.error) record.reset()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (record.isPending) return
    void saving(record.mutateAsync({ body: { studentId, ...paper } })).then(onDone, () => {})
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        label={t('consent.signedBy')}
        hint={t('consent.signedByHint')}
        name="signedBy"
        autoComplete="off"
        maxLength={120}
        required
        value={paper.signedBy}
        error={refusal?.fields['signedBy']}
        onChange={(event) => change({ signedBy: event.currentTarget.value })}
      />
      <DateField
        label={t('consent.signedOn')}
        name="signedOn"
        autoComplete="off"
        required
        value={paper.signedOn}
        error={refusal?.fields['signedOn']}
        onChange={(signedOn) => change({ signedOn })}
      />
      {!isNamed && <Failure sentence={refusal?.sentence} />}
      <div className={styles['actions']}>
        <Button variant="line" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={record.isPending}>
          {t('consent.record')}
        </Button>
      </div>
    </form>
  )
}

function Failure({ sentence }: { sentence: string | undefined }) {
  return (
    sentence && (
      <p role="alert" className={styles['failure']}>
        {sentence}
      </p>
    )
  )
}
