import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ContentNote } from '@trilha/contract/learning/notes'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { NoteEditor } from './NoteEditor.tsx'
import { RemoveNoteDialog } from './RemoveNoteDialog.tsx'
import styles from './notes.module.css'
import { contentLanguage } from '../../lib/language.ts'

interface NoteItemProps {
  note: ContentNote
  /** Where it stands: the moment of the video, the class. */
  place?: ReactNode
}

export function NoteItem({ note, place }: NoteItemProps) {
  const { t } = useTranslation('notes')
  const format = useFormat()
  const [act, setAct] = useState<'edit' | 'remove'>()
  const done = () => setAct(undefined)
  return (
    <li className={styles['note']}>
      <div className={styles['head']}>
        <div className={styles['place']}>{place}</div>
        <IconButton aria-label={t('edit.of', { note: startOf(note.note) })} onClick={() => setAct('edit')}>
          <IconPencil size={20} stroke={1.9} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={t('remove.of', { note: startOf(note.note) })} onClick={() => setAct('remove')}>
          <IconTrash size={20} stroke={1.9} aria-hidden="true" />
        </IconButton>
      </div>
      {act === 'edit' ? (
        <NoteEditor note={note} onDone={done} />
      ) : (
        <>
          <p className={styles['text']} lang={contentLanguage}>
            {note.note}
          </p>
          <small className={styles['when']}>
            {t(note.updatedAt === note.createdAt ? 'written' : 'changed', { when: format.relative(note.updatedAt) })}
          </small>
        </>
      )}
      <RemoveNoteDialog note={note} open={act === 'remove'} onClose={done} />
    </li>
  )
}

/** Enough to tell two notes apart when they are read aloud. */
function startOf(note: string): string {
  const line = note.split('\n', 1)[0]!
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line
}
