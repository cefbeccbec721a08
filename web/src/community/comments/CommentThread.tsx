import { useInfiniteQuery } from '@tanstack/react-query'
import type { PostComment, PostThread } from '@trilha/contract/community/comments'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { WaitingComments } from '../../ui/talk/WaitingComments.tsx'
import { commentKind } from './comment-kind.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentItem } from './CommentItem.tsx'
import styles from './comments.module.css'

/** A comment with its first answers, and the rest when somebody asks. There is one level (G36). */
export function CommentThread({ comment }: { comment: PostThread }) {
  const { t } = useTranslation('comments')
  const [isOpen, setOpen] = useState(false)
  const [isAnswering, setAnswering] = useState(false)
  const { postId, answers, answersCount } = comment
  const hidden = answersCount - answers.length
  const answer = () => setAnswering(true)
  return (
    <li className={styles['thread']}>
      <CommentItem comment={comment} onAnswer={comment.isRemoved ? undefined : answer} />
      <div className={styles['answers']}>
        {isOpen ? <AllAnswers parentId={comment.id} onAnswer={answer} /> : <Answers list={answers} onAnswer={answer} />}
        {!isOpen && hidden > 0 && (
          <button type="button" className={styles['plain']} onClick={() => setOpen(true)}>
            {t('answer.show', { count: hidden })}
          </button>
        )}
        <ul className={styles['list']}>
          <WaitingComments kind={commentKind} on={postId} parentId={comment.id} />
        </ul>
        {isAnswering && (
          <CommentComposer
            postId={postId}
            parentId={comment.id}
            focuses
            onDone={() => {
              setAnswering(false)
              setOpen(answersCount > answers.length)
            }}
          />
        )}
      </div>
    </li>
  )
}

function Answers({ list, onAnswer }: { list: readonly PostComment[]; onAnswer: () => void }) {
  const { t } = useTranslation('comments')
  if (list.length === 0) return null
  return (
    <ul aria-label={t('answer.list')} className={styles['list']}>
      {list.map((answer) => (
        <li key={answer.id}>
          <CommentItem comment={answer} onAnswer={onAnswer} />
        </li>
      ))}
    </ul>
  )
}

function AllAnswers({ parentId, onAnswer }: { parentId: string; onAnswer: () => void }) {
  const { t } = useTranslation('comments')
  const list = useInfiniteQuery(pagedQuery('comments', 'listAnswers', { params: { id: parentId }, query: {} }))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={72} radius={18} />}>
      {() => (
        <>
          <Answers list={list.data ?? []} onAnswer={onAnswer} />
          <ListFoot list={list} more={t('answer.more')} titleLevel={2} small />
        </>
      )}
    </SkeletonGroup>
  )
}
