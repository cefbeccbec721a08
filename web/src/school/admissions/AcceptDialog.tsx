import { useQuery } from '@tanstack/react-query'
import { AdmissionDecision, type Admission } from '@trilha/contract/school/admissions'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { SearchSelect } from '../../ui/pieces/SearchSelect.tsx'
import styles from './admissions.module.css'

interface AcceptDialogProps {
  admission: Admission
  onClosed: () => void
}

/** Accepting takes a class of this year; those of the asked grade come first. */
export function AcceptDialog({ admission, onClosed }: AcceptDialogProps) {
  const { t } = useTranslation('admissions')
  const { person, grade } = admission
  const [isOpen, setOpen] = useState(true)
  const form = useCheckedForm({ classId: '' })
  const classes = useQuery(query('roster', 'listClasses'))
  const failure = useErrorText(classes.data ? undefined : classes.error)
  const decide = useContractMutation('admissions', 'decide')
  const input = { status: 'ACCEPTED', ...filled(form.values) }
  const options = (classes.data ?? []).toSorted(
    (a, b) => Number(b.gradeName === grade.name) - Number(a.gradeName === grade.name),
  )

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (decide.isPending || !form.check(AdmissionDecision, input)) return
    const body = AdmissionDecision.parse(input)
    void saving(decide.mutateAsync({ params: { id: admission.id }, body }), 'update').then(
      () => setOpen(false),
      form.refuse,
    )
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t('accept.title', { name: person.name })}
      lead={t('accept.lead', { grade: grade.name })}
    >
      <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
        {(form.notice ?? failure?.sentence) && (
          <p role="alert" className={styles['failure']}>
            {form.notice ?? failure?.sentence}
          </p>
        )}
        <SearchSelect
          label={t('accept.class')}
          placeholder={t('accept.classPlaceholder')}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          isLoading={classes.isPending}
          value={form.values.classId}
          onChange={(classId) => form.change({ classId })}
          error={form.errorOf('classId')}
        />
        <Button type="submit" full loading={decide.isPending}>
          {t('accept.submit')}
        </Button>
        <Button variant="line" full onClick={() => setOpen(false)}>
          {t('accept.back')}
        </Button>
      </form>
    </Dialog>
  )
}
