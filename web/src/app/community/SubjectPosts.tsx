import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './community.module.css'
import { CommunityFrame } from './CommunityFrame.tsx'
import { PostWithActs } from './PostWithActs.tsx'

/** What is written about a subject, of what the reader may see. */
export function SubjectPosts({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('subjects')
  const list = useInfiniteQuery(pagedQuery('posts', 'listBySubject', { params: { subjectId }, query: {} }))
  return (
    <CommunityFrame>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={320} radius={22} />}>
        {() => (
          <section aria-label={t('posts.title')}>
            <ul className={styles['posts']}>
              {list.data?.map((post) => (
                <li key={post.id}>
                  <PostWithActs post={post} />
                </li>
              ))}
            </ul>
            {list.data?.length === 0 && (
              <Card as="div">
                <EmptyPanel
                  drawing={<EmptyArt kind="otherTopics" />}
                  title={t('posts.none')}
                  titleLevel={2}
                  sentence={t('posts.noneSentence')}
                />
              </Card>
            )}
            <ListFoot list={list} more={t('posts.more')} titleLevel={2} />
          </section>
        )}
      </SkeletonGroup>
    </CommunityFrame>
  )
}
