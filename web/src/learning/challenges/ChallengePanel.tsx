import { useQuery } from '@tanstack/react-query'
import { IconCalendarDue, IconCircleCheckFilled, IconClockOff } from '@tabler/icons-react'
import type { Challenge } from '@trilha/contract/learning/challenges'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { LazyRichText } from '../../ui/pieces/LazyRichText.tsx'
import styles from './challenges.module.css'
import { HandInForm } from './HandInForm.tsx'
import { MyAttachments } from './MyAttachments.tsx'
import { contentLanguage } from '../../lib/language.ts'

interface ChallengePanelProps {
  courseId: string
  moduleId: string
  contentId: string
}

/** The challenges of a class: what is asked, what I handed in, and what was said to it. */
export function ChallengePanel({ courseId, moduleId, contentId }: ChallengePanelProps) {
  const { t } = useTranslation('challenges')
  const list = useQuery(query('challenges', 'listByContent', { params: { id: contentId } }))
  const { data: content } = useQuery(query('courses', 'getContent', { params: { courseId, moduleId, contentId } }))
  const { data: current } = useCurrentAccount()
  const failure = useErrorText(list.error)
  const isStudent = current?.account.role === 'STUDENT'
  if (failure)
    return (
      <Card title={t('title')}>
        <ErrorPanel
          sentence={failure.sentence}
          code={failure.code}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </Card>
    )
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={220} radius={18} />}>
      {() => (
        <div className={styles['stack']}>
          {list.data?.map((challenge) => (
            <OneChallenge
              key={challenge.id}
              challenge={challenge}
              isStudent={isStudent}
              isFinished={content?.status === 'FINISHED'}
            />
          ))}
        </div>
      )}
    </SkeletonGroup>
  )
}

interface OneChallengeProps {
  challenge: Challenge
  isStudent: boolean
  isFinished: boolean
}

function OneChallenge({ challenge, isStudent, isFinished }: OneChallengeProps) {
  const { id, title, description, pictures, isOver } = challenge
  return (
    <Card title={<span lang={contentLanguage}>{title}</span>} action={isStudent && <State challenge={challenge} />}>
      <div className={styles['text']}>
        <LazyRichText text={description} pictures={pictures} headings={3} />
      </div>
      <Deadline challenge={challenge} />
      {isStudent && <MyAttachments challengeId={id} isFinished={isFinished} />}
      {isStudent && !isOver && <HandInForm challengeId={id} />}
    </Card>
  )
}

function State({ challenge: { mine } }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges')
  if (mine.attachments === 0) return <Tag>{t('state.open')}</Tag>
  return (
    <Tag tone={mine.isChecked ? 'success' : 'info'} icon={<IconCircleCheckFilled size={16} aria-hidden="true" />}>
      {t(mine.isChecked ? 'state.checked' : 'state.handedIn')}
    </Tag>
  )
}

function Deadline({ challenge: { deadline, isOver } }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges')
  const format = useFormat()
  if (deadline === null) return null
  const when = { day: format.date(deadline), time: format.time(deadline) }
  return (
    <p className={styles['deadline']} data-over={isOver || undefined}>
      {isOver ? (
        <IconClockOff size={20} stroke={1.9} aria-hidden="true" />
      ) : (
        <IconCalendarDue size={20} stroke={1.9} aria-hidden="true" />
      )}
      {t(isOver ? 'deadline.over' : 'deadline.until', when)}
    </p>
  )
}
