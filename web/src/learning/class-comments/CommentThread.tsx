import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { WaitingComments } from '../../ui/talk/WaitingComments.tsx'
import styles from './class-comments.module.css'
import { commentKind } from './comment-kind.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentItem } from './CommentItem.tsx'

/** A comment and, when somebody opens them, its answers. There is one level (G36). */
export function CommentThread({ comment }: { comment: ClassComment }) {
  const { t } = useTranslation('classComments')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isAnswering, setIsAnswering] = useState(false)
  const { contentId, answersCount } = comment
  const Chevron = isOpen ? IconChevronUp : IconChevronDown

  function answer(): void {
    setIsOpen(answersCount > 0)
    setIsAnswering(true)
  }

  return (
    <li className={styles['thread']}>
      <CommentItem comment={comment} onAnswer={comment.isRemoved ? undefined : answer} />
      <div className={styles['answers']}>
        {answersCount > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className={styles['plain']}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('answer.hide') : t('answer.show', { count: answersCount })}
            <Chevron size={18} stroke={2} aria-hidden="true" />
          </button>
        )}
        <div id={id}>{isOpen && <Answers parentId={comment.id} onAnswer={answer} />}</div>
        <ul className={styles['list']}>
          <WaitingComments kind={commentKind} on={contentId} parentId={comment.id} />
        </ul>
        {isAnswering && (
          <CommentComposer
            contentId={contentId}
            parentId={comment.id}
            onDone={() => {
              setIsAnswering(false)
              setIsOpen(true)
            }}
          />
        )}
      </div>
    </li>
  )
}

function Answers({ parentId, onAnswer }: { parentId: string; onAnswer: () => void }) {
  const { t } = useTranslation('classComments')
  const list = useInfiniteQuery(pagedQuery('classComments', 'listAnswers', { params: { id: parentId }, query: {} }))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={72} radius={18} />}>
      {() => (
        <>
          <ul aria-label={t('answer.list')} className={styles['list']}>
            {list.data?.map((comment) => (
              <li key={comment.id}>
                <CommentItem comment={comment} onAnswer={onAnswer} />
              </li>
            ))}
          </ul>
          <ListFoot list={list} more={t('answer.more')} titleLevel={2} small />
        </>
      )}
    </SkeletonGroup>
  )
}
