import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { Segmented } from '../../ui/base/Segmented.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { WaitingComments } from '../../ui/talk/WaitingComments.tsx'
import { commentKind } from './comment-kind.ts'
import { CommentComposer } from './CommentComposer.tsx'
import styles from './comments.module.css'
import { CommentThread } from './CommentThread.tsx'

type Order = 'newest' | 'relevant'

interface PostCommentsProps {
  postId: string
  /** Somebody asked for it in order to write. */
  focuses?: boolean
}

/** What is said to a post, under it: newest first, or what most was said to (G17). */
export function PostComments({ postId, focuses = false }: PostCommentsProps) {
  const { t } = useTranslation('comments')
  const [order, setOrder] = useState<Order>('newest')
  const list = useInfiniteQuery(
    pagedQuery('comments', 'listThreads', {
      params: { id: postId },
      query: { pSize: 10, ...(order === 'relevant' && { moreRelevant: 'true' as const }) },
    }),
  )
  return (
    // Several may be open in one feed: no landmark, which would be there as often.
    <div role="group" aria-label={t('list')} className={styles['panel']}>
      <CommentComposer postId={postId} focuses={focuses} />
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={84} radius={18} />}>
        {() => (
          <>
            {list.data && (list.data.length > 2 || order === 'relevant') && (
              <Segmented
                label={t('order')}
                options={(['newest', 'relevant'] as const).map((value) => ({ value, label: t(`orders.${value}`) }))}
                value={order}
                onChange={setOrder}
                className={styles['order']}
              />
            )}
            {list.data?.length === 0 && <p className={styles['none']}>{t('none')}</p>}
            <ul className={styles['list']}>
              <WaitingComments kind={commentKind} on={postId} />
              {list.data?.map((comment) => (
                <CommentThread key={comment.id} comment={comment} />
              ))}
            </ul>
            <ListFoot list={list} more={t('more')} titleLevel={2} small />
          </>
        )}
      </SkeletonGroup>
    </div>
  )
}
