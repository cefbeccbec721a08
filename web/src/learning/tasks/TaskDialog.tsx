import { useQuery } from '@tanstack/react-query'
import { TASK_DESCRIPTION_MAX, TASK_TITLE_MAX } from '@trilha/contract/constants/learning'
import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import { isDay } from '@trilha/contract/rules'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '../../lib/clock.ts'
import { useErrorText } from '../../lib/errors.ts'
import { wireDay } from '../../lib/format.ts'
import { useDraft } from '../../lib/outbox/outbox.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { DateField } from '../../ui/pieces/DateField.tsx'
import { SearchSelect } from '../../ui/pieces/SearchSelect.tsx'
import styles from './tasks.module.css'

interface TaskDialogProps {
  /** The one to change; without it a new one. */
  task?: InteractiveTask | undefined
  open: boolean
  onClose: () => void
}

export function TaskDialog({ task, open, onClose }: TaskDialogProps) {
  const { t } = useTranslation('tasks')
  return (
    <Dialog open={open} onClose={onClose} title={t(task ? 'form.edit' : 'form.new')} width={560}>
      {/* Anew each time, from what is there now. */}
      {open && <Form task={task} onDone={onClose} />}
    </Dialog>
  )
}

interface Values {
  classId: string
  title: string
  description: string
  contentId: string
  dueOn: string
}

function valuesOf(task: InteractiveTask | undefined): Values {
  return {
    classId: task?.classId ?? '',
    title: task?.title ?? '',
    description: task?.description ?? '',
    contentId: task?.about?.id ?? '',
    dueOn: task?.dueOn ?? '',
  }
}

/**
 * The day is the school's (E16), whose time zone is not known here. Brazil's last zone to leave a day decides, so that
 * nothing is refused here that the server would take.
 */
function isPastDay(day: string): boolean {
  return isDay(day) && day < wireDay(clock.now(), 'America/Rio_Branco')
}

/** What is being written is kept on the device until it is saved or given up (D11). */
function Form({ task, onDone }: { task: InteractiveTask | undefined; onDone: () => void }) {
  const { t } = useTranslation('tasks')
  const [values, setValues, forget] = useDraft<Values>(`task.${task?.id ?? 'new'}`, valuesOf(task))
  const [isChecked, setIsChecked] = useState(false)
  const create = useContractMutation('tasks', 'create')
  const update = useContractMutation('tasks', 'update')
  const failure = useErrorText(create.error ?? update.error)
  const { title, description, classId, contentId, dueOn } = values
  const change = (part: Partial<Values>) => setValues({ ...values, ...part })
  // A day that has passed since it was set may stay while something else is changed.
  const isPast = dueOn !== (task?.dueOn ?? '') && isPastDay(dueOn)

  function done(): void {
    forget()
    onDone()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setIsChecked(true)
    if (classId === '' || title.trim() === '' || isPast) return
    const body = { title, description, contentId: contentId || null, dueOn: dueOn || null }
    const work = task
      ? update.mutateAsync({ params: { id: task.id }, body })
      : create.mutateAsync({ body: { ...body, classId } })
    saving(work, task ? 'update' : 'save').then(done, () => {})
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {!task && (
        <ClassField
          value={classId}
          error={isChecked && classId === '' ? t('form.classMissing') : failure?.fields['classId']}
          onChange={(next) => change({ classId: next, contentId: '' })}
        />
      )}
      <TextField
        label={t('form.title')}
        autoComplete="off"
        maxLength={TASK_TITLE_MAX}
        value={title}
        error={isChecked && title.trim() === '' ? t('form.titleMissing') : failure?.fields['title']}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('form.description')}
        optional
        rows={4}
        maxLength={TASK_DESCRIPTION_MAX}
        value={description}
        error={failure?.fields['description']}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <DateField
        label={t('form.due')}
        optional
        value={dueOn}
        error={isChecked && isPast ? t('form.duePast') : failure?.fields['dueOn']}
        onChange={(next) => change({ dueOn: next })}
      />
      {classId !== '' && (
        <ContentField
          classId={classId}
          value={contentId}
          error={failure?.fields['contentId']}
          onChange={(next) => change({ contentId: next })}
        />
      )}
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="line" onClick={done}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={create.isPending || update.isPending}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ClassField({ value, error, onChange }: ChoiceProps) {
  const { t } = useTranslation('tasks')
  const classes = useQuery(query('tasks', 'listClasses'))
  const failure = useErrorText(classes.error)
  return (
    <SearchSelect
      label={t('form.class')}
      placeholder={t('form.classPlaceholder')}
      options={(classes.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      isLoading={classes.isPending}
      value={value}
      error={error ?? failure?.sentence}
      onChange={onChange}
    />
  )
}

function ContentField({ classId, value, error, onChange }: ChoiceProps & { classId: string }) {
  const { t } = useTranslation('tasks')
  const contents = useQuery(query('tasks', 'listContents', { query: { classId } }))
  const failure = useErrorText(contents.error)
  const options = (contents.data ?? []).map(({ id, title, courseName }) => ({
    value: id,
    label: t('form.contentOf', { title, courseName }),
  }))
  return (
    <SearchSelect
      label={t('form.content')}
      placeholder={t('form.contentPlaceholder')}
      options={[{ value: '', label: t('form.noContent') }, ...options]}
      isLoading={contents.isPending}
      value={value}
      error={error ?? failure?.sentence}
      onChange={onChange}
    />
  )
}
