import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../lib/format.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { NoteComposer } from './NoteComposer.tsx'
import { NoteItem } from './NoteItem.tsx'
import styles from './notes.module.css'
import { WaitingNotes } from './WaitingNotes.tsx'

export interface ClassNotesProps {
  courseId: string
  moduleId: string
  contentId: string
  /** Where the video stands; of other kinds there is no second. */
  second?: (() => number | undefined) | undefined
  onSeek?: ((second: number) => void) | undefined
  /** Opened in order to write one. */
  isWriting?: boolean
}

/** My notes on the class that is open. */
export function ClassNotes({ courseId, moduleId, contentId, second, onSeek, isWriting }: ClassNotesProps) {
  const { t } = useTranslation('notes')
  const list = useQuery(query('notes', 'listByContent', { params: { courseId, moduleId, contentId } }))
  const failure = useErrorText(list.data ? undefined : list.error)
  return (
    <section aria-label={t('class.title')} className={styles['panel']}>
      {/* A draft belongs to its class. */}
      <NoteComposer key={contentId} {...{ courseId, moduleId, contentId, second }} autoFocus={isWriting} />
      <WaitingNotes contentId={contentId} />
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={96} radius={18} />}>
        {() => (
          <>
            {failure && (
              <ErrorPanel
                titleLevel={2}
                sentence={failure.sentence}
                code={failure.code}
                retrying={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            )}
            {list.data?.length === 0 && (
              <EmptyPanel
                titleLevel={2}
                title={t('class.none')}
                sentence={t('class.noneSentence')}
                className={styles['empty']}
              />
            )}
            <ul className={styles['list']}>
              {list.data?.map((note) => (
                <NoteItem key={note.id} note={note} place={<Moment second={note.second} onSeek={onSeek} />} />
              ))}
            </ul>
          </>
        )}
      </SkeletonGroup>
    </section>
  )
}

function Moment({ second, onSeek }: { second: number | null; onSeek: ClassNotesProps['onSeek'] }) {
  const { t } = useTranslation('notes')
  if (second === null) return null
  const moment = formatClock(second)
  if (!onSeek) return <span className={styles['moment']}>{moment}</span>
  return (
    <button
      type="button"
      className={styles['moment']}
      aria-label={t('moment.goTo', { moment })}
      onClick={() => onSeek(second)}
    >
      <IconPlayerPlay size={15} stroke={2} aria-hidden="true" />
      {moment}
    </button>
  )
}
