import { useQuery } from '@tanstack/react-query'
import { IconHeart, IconHeartFilled, IconNote } from '@tabler/icons-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Transcript } from '../../learning/courses/class/Transcript.tsx'
import type { Answer } from '../../lib/api/types.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { LazyRichText } from '../../ui/pieces/LazyRichText.tsx'
import styles from './ClassPage.module.css'
import { classParts, type ClassPartProps } from './parts.ts'

type Content = Answer<'courses', 'getContent'>
type TabId = 'about' | 'transcript' | 'notes' | 'comments' | 'challenge'

interface ClassTabsProps {
  content: Content
  second: number
  parts: ClassPartProps
}

/** What stands under the class: its words, and what other domains hang on it. */
export function ClassTabs({ content, second, parts }: ClassTabsProps) {
  const { t } = useTranslation('courses')
  const panelId = useId()
  const [isWriting, setWriting] = useState(false)
  const tabs = tabsOf(content, second, { ...parts, isWriting })
  const { data: info } = useQuery(query('courses', 'getContentInfo', { params: { id: content.id } }))
  const counts: Partial<Record<TabId, number | undefined>> = { notes: info?.notes, comments: info?.comments }
  const [chosen, setChosen] = useState<TabId>()
  /** Into the field at once. */
  function startNote(): void {
    setChosen('notes')
    setWriting(true)
  }
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  return (
    <section className={styles['tabs']} aria-label={t('class.parts')}>
      <div className={styles['tabRow']}>
        {tabs.length > 0 && (
          <ChipRow
            label={t('class.parts')}
            items={tabs.map(({ id }) => ({ value: id, label: t(`classTab.${id}`), count: counts[id] || undefined }))}
            value={shown!.id}
            onChange={(id) => {
              setWriting(false)
              setChosen(id)
            }}
            panelId={panelId}
          />
        )}
        <div className={styles['acts']}>
          {info && <Like info={info} />}
          {shown?.id !== 'notes' && tabs.some(({ id }) => id === 'notes') && (
            <span className={styles['write']}>
              <Button
                variant="line"
                size="s"
                icon={<IconNote size={19} stroke={1.9} aria-hidden="true" />}
                onClick={startNote}
              >
                {t('class.write')}
              </Button>
            </span>
          )}
        </div>
      </div>
      {shown && (
        <div id={panelId} role="tabpanel" aria-label={t(`classTab.${shown.id}`)}>
          <Suspense fallback={<Skeleton height={160} radius={18} />}>{shown.panel}</Suspense>
        </div>
      )}
    </section>
  )
}

function tabsOf(content: Content, second: number, parts: ClassPartProps): { id: TabId; panel: ReactNode }[] {
  const { notes: Notes, comments: Comments, challenge: Challenge } = classParts
  const isVideo = content.kind === 'VIDEO'
  const tabs: ({ id: TabId; panel: ReactNode } | false)[] = [
    isVideo &&
      content.transcript.length > 0 && {
        id: 'transcript',
        panel: <Transcript lines={content.transcript} second={second} onSeek={(at) => parts.onSeek?.(at)} />,
      },
    isVideo &&
      content.fileUrl !== null &&
      content.text !== '' && { id: 'about', panel: <LazyRichText text={content.text} pictures={content.pictures} /> },
    content.kind === 'DOCUMENT' &&
      content.fileUrl !== null &&
      content.text !== '' && { id: 'about', panel: <LazyRichText text={content.text} pictures={content.pictures} /> },
    Notes !== undefined && { id: 'notes', panel: <Notes {...parts} /> },
    Comments !== undefined && { id: 'comments', panel: <Comments {...parts} /> },
    Challenge !== undefined &&
      content.hasChallenge &&
      content.kind !== 'CHALLENGE' && { id: 'challenge', panel: <Challenge {...parts} /> },
  ]
  return tabs.filter((tab) => tab !== false)
}

function Like({ info }: { info: Answer<'courses', 'getContentInfo'> }) {
  const { t } = useTranslation('courses')
  const like = useContractMutation('courses', 'likeOrUnlike')
  const Icon = info.likedByMe ? IconHeartFilled : IconHeart
  return (
    <Button
      variant="line"
      size="s"
      aria-pressed={info.likedByMe}
      loading={like.isPending}
      icon={<Icon size={19} stroke={1.9} aria-hidden="true" />}
      onClick={() => like.mutate({ params: { id: info.id } })}
    >
      <span aria-hidden="true">{info.likes}</span>
      <VisuallyHidden>{t('like', { count: info.likes })}</VisuallyHidden>
    </Button>
  )
}
