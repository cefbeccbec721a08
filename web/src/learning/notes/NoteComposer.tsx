import { IconClock, IconX } from '@tabler/icons-react'
import { NOTE_MAX } from '@trilha/contract/constants/learning'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../lib/format.ts'
import { enqueue, useDraft } from '../../lib/outbox/outbox.ts'
import { Button } from '../../ui/base/Button.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import styles from './notes.module.css'

interface NoteComposerProps {
  courseId: string
  moduleId: string
  contentId: string
  second?: (() => number | undefined) | undefined
  autoFocus?: boolean | undefined
}

interface Draft {
  note: string
  second: number | null
}

const nothing: Draft = { note: '', second: null }

/** The first letter marks the moment of the video: by the end of a sentence it would be another one. */
export function NoteComposer({ courseId, moduleId, contentId, second, autoFocus }: NoteComposerProps) {
  const { t } = useTranslation('notes')
  const [draft, setDraft, forget] = useDraft<Draft>(`note.new.${contentId}`, nothing)
  const [problem, setProblem] = useState<'missing' | 'noRoom'>()

  function moment(): number | null {
    const now = second?.()
    return now === undefined ? null : Math.floor(now)
  }

  function write(note: string): void {
    setProblem(undefined)
    setDraft({ note, second: draft.note === '' ? moment() : draft.second })
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const note = draft.note.trim()
    if (note === '') return setProblem('missing')
    const kept = enqueue({ kind: 'note', about: contentId }, 'notes', 'add', {
      params: { courseId, moduleId, contentId },
      body: { note, ...(draft.second !== null && { second: draft.second }) },
    })
    if (!kept) return setProblem('noRoom')
    setDraft(nothing)
    forget()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextAreaField
        label={t('new.label')}
        placeholder={t('new.placeholder')}
        rows={3}
        autoFocus={autoFocus}
        maxLength={NOTE_MAX}
        value={draft.note}
        error={problem && t(`new.${problem}`)}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div className={styles['actions']}>
        {second && (
          <Moment
            value={draft.second}
            onMark={() => setDraft({ ...draft, second: moment() })}
            onClear={() => setDraft({ ...draft, second: null })}
          />
        )}
        <Button type="submit">{t('new.save')}</Button>
      </div>
    </form>
  )
}

interface MomentProps {
  value: number | null
  onMark: () => void
  onClear: () => void
}

function Moment({ value, onMark, onClear }: MomentProps) {
  const { t } = useTranslation('notes')
  if (value === null)
    return (
      <Button
        variant="line"
        className={styles['mark']}
        icon={<IconClock size={20} stroke={1.9} aria-hidden="true" />}
        onClick={onMark}
      >
        {t('moment.mark')}
      </Button>
    )
  return (
    <span className={styles['marked']}>
      <IconClock size={18} stroke={1.9} aria-hidden="true" />
      {t('moment.at', { moment: formatClock(value) })}
      <IconButton aria-label={t('moment.clear')} onClick={onClear}>
        <IconX size={18} stroke={1.9} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
