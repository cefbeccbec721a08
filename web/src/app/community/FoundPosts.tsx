import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
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
import { useMarkedWords } from './use-marked-words.ts'

/** Posts with the words that were typed, of those that one may see; none before something was. */
export function FoundPosts({ search }: { search: string }) {
  const { t } = useTranslation('subjects')
  const listRef = useRef<HTMLUListElement>(null)
  const list = useInfiniteQuery({
    ...pagedQuery('posts', 'search', { query: { search } }),
    enabled: search !== '',
    // The list of before stays while the next is looked for.
    placeholderData: keepPreviousData,
  })
  useMarkedWords(listRef, search, list.data)
  if (search === '') return <Nothing title={t('search.start')} sentence={t('search.startSentence')} />
  return (
    <CommunityFrame>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={320} radius={22} />}>
        {() => (
          <>
            <ul ref={listRef} aria-label={t('search.posts')} className={styles['posts']}>
              {list.data?.map((post) => (
                <li key={post.id}>
                  <PostWithActs post={post} />
                </li>
              ))}
            </ul>
            {list.data?.length === 0 && <Nothing title={t('search.none')} sentence={t('noneSentence')} />}
            <ListFoot
              list={list}
              more={t('posts.more')}
              end={<span className={styles['end']}>{t('search.end')}</span>}
              titleLevel={2}
            />
          </>
        )}
      </SkeletonGroup>
    </CommunityFrame>
  )
}

function Nothing({ title, sentence }: { title: string; sentence: string }) {
  return (
    <Card as="div">
      <EmptyPanel drawing={<EmptyArt kind="otherTopics" />} title={title} titleLevel={2} sentence={sentence} />
    </Card>
  )
}
