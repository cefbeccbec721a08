import { IconBookmark, IconHeartHandshake } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FEED_SCOPES, type FeedScope } from '@trilha/contract/constants/community'
import type { Role } from '@trilha/contract/constants/people'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsCard } from '../../community/posts/NewsCard.tsx'
import { PostComposer } from '../../community/posts/PostComposer.tsx'
import { useNews, type News } from '../../community/posts/use-news.ts'
import { WaitingPosts } from '../../community/posts/WaitingPosts.tsx'
import type { Answer } from '../../lib/api/types.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { pagedQuery } from '../../lib/query.ts'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { Dashes } from '../../ui/base/Dashes.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TwoColumns } from '../../ui/base/TwoColumns.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { CommunityEmpty } from '../../ui/pieces/CommunityEmpty.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { paths } from '../paths.ts'
import { CommunityClosed } from '../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../community/friends/is-community-closed.ts'
import { SuggestionsCard } from '../../community/friends/SuggestionsCard.tsx'
import { MySubjectsCard } from '../../community/subjects/MySubjectsCard.tsx'
import { ClassAlbums } from './ClassAlbums.tsx'
import styles from './community.module.css'
import { CommunityFrame } from './CommunityFrame.tsx'
import { PostWithActs } from './PostWithActs.tsx'
import { QuickWays } from './QuickWays.tsx'

const SubjectPicker = lazy(async () => ({
  default: (await import('../../community/subjects/SubjectPicker.tsx')).SubjectPicker,
}))

/** More dashes than these say nothing: then the words alone do. */
const mostDashes = 8

function newsOf({ pages }: { pages: readonly unknown[] }): Pick<Answer<'posts', 'feed'>, 'unseen' | 'newsCursor'> {
  // Every page of a feed carries it; the first is the latest word.
  const { unseen, newsCursor } = (pages[0] as Answer<'posts', 'feed'> | undefined) ?? { unseen: 0, newsCursor: null }
  return { unseen, newsCursor }
}

export function FeedPage() {
  const { t } = useTranslation('posts')
  const { data: current } = useCurrentAccount()
  const [scope, setScope] = useState<FeedScope>('FOR_ME')
  return (
    <CommunityFrame>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      {current && <Feed key={scope} role={current.account.role} scope={scope} onScope={setScope} />}
    </CommunityFrame>
  )
}

interface FeedProps {
  role: Role
  scope: FeedScope
  onScope: (scope: FeedScope) => void
}

function Feed({ role, scope, onScope }: FeedProps) {
  const { t } = useTranslation('posts')
  const options = pagedQuery('posts', 'feed', { query: { scope } })
  const list = useInfiniteQuery(options)
  const { data: told = newsOf({ pages: [] }) } = useInfiniteQuery({ ...options, select: newsOf })
  const news = useNews(scope, { posts: list.data ?? [], ...told })
  const [isWriting, setWriting] = useState(false)
  if (isCommunityClosed(list.error)) return <CommunityClosed error={list.error} />
  return (
    <TwoColumns asideLabel={t('aside')} aside={<Aside news={news} isReady={list.data !== undefined} />}>
      <PostComposer role={role} open={isWriting} onOpenChange={setWriting} subjects={SubjectPicker} />
      <QuickWays role={role} />
      <div className={styles['filters']}>
        <ChipRow
          label={t('scopes.label')}
          items={FEED_SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          value={scope}
          onChange={onScope}
          className={styles['scopes']}
        />
        <ReadProgress news={news} />
      </div>
      <SkeletonGroup loading={list.isPending} skeleton={<Waiting />}>
        {() => (
          <>
            <ul aria-label={t('list')} className={styles['posts']}>
              <WaitingPosts />
              {list.data?.map((post) => (
                <li key={post.id}>
                  <PostWithActs post={post} endRef={news.endRef(post)} />
                </li>
              ))}
            </ul>
            {list.data?.length === 0 && (
              <Card aria-label={t('list')}>
                <CommunityEmpty
                  kind={scope === 'SUBJECTS' ? 'topics' : 'feed'}
                  titleLevel={2}
                  action={scope === 'SUBJECTS' ? <ToSubjects /> : () => setWriting(true)}
                />
              </Card>
            )}
            <ListFoot list={list} more={t('more')} titleLevel={2} />
            {list.data && list.data.length > 0 && !list.hasNextPage && (
              <p className={styles['end']}>
                <b>{t('end')}</b>
                {t('endSentence')}
              </p>
            )}
          </>
        )}
      </SkeletonGroup>
    </TwoColumns>
  )
}

function ReadProgress({ news: { done, total } }: { news: News }) {
  const { t } = useTranslation('posts')
  if (total === 0) return null
  const words = t('read.progress', { done, count: total })
  return (
    <p className={styles['progress']}>
      {total <= mostDashes && <Dashes done={done} total={total} label={words} className={styles['dashes']} />}
      <span aria-hidden={total <= mostDashes}>{words}</span>
    </p>
  )
}

function ToSubjects() {
  const { t } = useTranslation('pieces')
  return (
    <Link to={paths.search} className={buttonClass({ variant: 'soft', size: 's' })}>
      {t('empty.topics.action')}
    </Link>
  )
}

function Aside({ news, isReady }: { news: News; isReady: boolean }) {
  const { t } = useTranslation('posts')
  return (
    <>
      {isReady && <NewsCard left={news.left} />}
      <Suspense fallback={null}>
        <ClassAlbums />
        <MySubjectsCard />
        <SuggestionsCard />
      </Suspense>
      <div className={styles['ways']}>
        <p>
          <IconBookmark size={20} stroke={1.9} aria-hidden="true" />
          <Link to={paths.savedPosts} className={linkClass()}>
            {t('savedLink')}
          </Link>
        </p>
        <p>
          <IconHeartHandshake size={20} stroke={1.9} aria-hidden="true" />
          <span>
            {t('safe')}{' '}
            <Link to={paths.help} className={linkClass()}>
              {t('safeLink')}
            </Link>
          </span>
        </p>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles['posts']}>
      <Skeleton height={320} radius={22} />
      <Skeleton height={220} radius={22} />
    </div>
  )
}
