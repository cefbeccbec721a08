import type { Album } from '@trilha/contract/community/album-shapes'
import { ALBUM_DESCRIPTION_MAX, ALBUM_TITLE_MAX } from '@trilha/contract/constants/community'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useDraft } from '../../lib/outbox/outbox.ts'
import { useContractMutation } from '../../lib/query.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { SearchSelect } from '../../ui/pieces/SearchSelect.tsx'
import { useWordCheck } from '../../ui/pieces/use-word-check.tsx'
import styles from './albums.module.css'

/** What is written; the class only of a new one. */
interface Values {
  classId: string
  title: string
  description: string
}

interface AlbumDialogProps {
  /** The one to change; without it a new one. */
  album?: Album | undefined
  classes?: readonly { id: string; name: string }[]
  open: boolean
  onClose: () => void
  onMade?: (album: Album) => void
}

export function AlbumDialog({ open, album, onClose, ...rest }: AlbumDialogProps) {
  const { t } = useTranslation('albums')
  return (
    <Dialog open={open} onClose={onClose} title={t(album ? 'form.edit' : 'form.new')} lead={t('form.lead')} width={560}>
      {/* Anew each time, from what is there now. */}
      {open && <Form album={album} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

/** What is being written is kept on the device until it is saved or given up (D11). */
function Form({ album, classes = [], onClose, onMade }: Omit<AlbumDialogProps, 'open'>) {
  const { t } = useTranslation('albums')
  const formId = useId()
  const words = useWordCheck(findMasked)
  const [values, setValues, forget] = useDraft<Values>(`album.${album?.id ?? 'new'}`, {
    classId: classes.length === 1 ? classes[0]!.id : '',
    title: album?.title ?? '',
    description: album?.description ?? '',
  })
  const [isChecked, setChecked] = useState(false)
  const create = useContractMutation('albums', 'create')
  const update = useContractMutation('albums', 'update')
  const failure = useErrorText(create.error ?? update.error)
  const { classId, title, description } = values
  const change = (part: Partial<Values>) => setValues({ ...values, ...part })

  function done(): void {
    forget()
    onClose()
  }

  async function send(): Promise<void> {
    if (!(await words.ask(`${title}\n${description}`))) return
    const body = { title, description }
    if (album) {
      await saving(update.mutateAsync({ params: { id: album.id }, body }), 'update')
      done()
      return
    }
    const made = await saving(create.mutateAsync({ body: { ...body, classId } }), 'save')
    done()
    onMade?.(made)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setChecked(true)
    if (title.trim() === '' || (!album && classId === '')) return
    void send().catch(() => {})
  }

  return (
    <form id={formId} className={styles['form']} noValidate onSubmit={submit}>
      {!album && (
        <SearchSelect
          label={t('form.class')}
          placeholder={t('form.classPlaceholder')}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          value={classId}
          error={isChecked && classId === '' ? t('form.classMissing') : failure?.fields['classId']}
          onChange={(next) => change({ classId: next })}
        />
      )}
      <TextField
        label={t('form.title')}
        autoComplete="off"
        maxLength={ALBUM_TITLE_MAX}
        value={title}
        error={isChecked && title.trim() === '' ? t('form.titleMissing') : failure?.fields['title']}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('form.description')}
        optional
        rows={3}
        maxLength={ALBUM_DESCRIPTION_MAX}
        value={description}
        error={failure?.fields['description']}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button variant="line" onClick={done}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={words.isAsking || create.isPending || update.isPending}>
          {t(album ? 'form.save' : 'form.create')}
        </Button>
      </div>
      {words.dialog}
    </form>
  )
}
