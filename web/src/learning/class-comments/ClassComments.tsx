import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { WaitingComments } from '../../ui/talk/WaitingComments.tsx'
import styles from './class-comments.module.css'
import { commentKind } from './comment-kind.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentThread } from './CommentThread.tsx'

/** What the class, and whoever teaches it, say about the class that is open. */
export function ClassComments({ contentId }: { contentId: string }) {
  const { t } = useTranslation('classComments')
  const list = useInfiniteQuery(pagedQuery('classComments', 'listByContent', { params: { id: contentId }, query: {} }))
  return (
    <section aria-label={t('title')} className={styles['panel']}>
      {/* A draft belongs to its class. */}
      <CommentComposer key={contentId} contentId={contentId} />
      <SkeletonGroup loading={list.isPending} skeleton={<CommentsSkeleton />}>
        {() => (
          <>
            {list.data?.length === 0 && (
              <EmptyPanel titleLevel={2} title={t('none')} sentence={t('noneSentence')} className={styles['empty']} />
            )}
            <ul className={styles['list']}>
              <WaitingComments kind={commentKind} on={contentId} />
              {list.data?.map((comment) => (
                <CommentThread key={comment.id} comment={comment} />
              ))}
            </ul>
            <ListFoot list={list} more={t('more')} titleLevel={2} />
          </>
        )}
      </SkeletonGroup>
    </section>
  )
}

function CommentsSkeleton() {
  return (
    <div className={styles['list']}>
      <Skeleton height={92} radius={18} />
      <Skeleton height={92} radius={18} />
    </div>
  )
}
