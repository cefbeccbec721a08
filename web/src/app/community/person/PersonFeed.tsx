import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CommunityClosed } from '../../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../../community/friends/is-community-closed.ts'
import { MediaOf } from '../../../community/posts/MediaOf.tsx'
import { pagedQuery } from '../../../lib/query.ts'
import { EmptyArt } from '../../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../../ui/base/button-class.ts'
import { Card } from '../../../ui/base/Card.tsx'
import { ChipRow } from '../../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'
import { CommunityEmpty } from '../../../ui/pieces/CommunityEmpty.tsx'
import { ListFoot } from '../../../ui/pieces/ListFoot.tsx'
import { paths } from '../../paths.ts'
import styles from '../community.module.css'
import { CommunityFrame } from '../CommunityFrame.tsx'
import { PostWithActs } from '../PostWithActs.tsx'
import own from './person.module.css'
import type { ShownPerson } from './shown-person.ts'
import type { PersonPartProps } from './tabs.ts'

const views = ['all', 'written', 'IMAGE', 'VIDEO'] as const
type View = (typeof views)[number]

/** What somebody published, as far as who reads may see it; photos and videos alone on asking. */
export function PersonFeed({ person }: PersonPartProps) {
  const { t } = useTranslation('profiles')
  const [view, setView] = useState<View>('all')
  const { profile, isOwn } = person
  const { userId } = profile
  const empty = (
    <Card as="div">
      <Empty person={person} />
    </Card>
  )
  if (profile.publicationCounts === undefined) return isOwn ? <CommunityClosed /> : <NotShown name={person.name} />
  return (
    <CommunityFrame>
      <div className={own['feed']}>
        <ChipRow
          label={t('person.views.label')}
          items={views.map((value) => ({ value, label: t(`person.views.${value}`) }))}
          value={view}
          onChange={setView}
        />
        {view === 'all' || view === 'written' ? (
          <Posts key={view} userId={userId} view={view} empty={empty} />
        ) : (
          <MediaOf key={view} userId={userId} name={person.name} type={view} empty={empty} />
        )}
      </div>
    </CommunityFrame>
  )
}

/** Not in the community, for whatever reason: that they wrote nothing would be untrue, and no reason is told. */
function NotShown({ name }: { name: string }) {
  const { t } = useTranslation('profiles')
  return (
    <Card as="div">
      <EmptyPanel
        drawing={<EmptyArt kind="otherFeed" />}
        titleLevel={2}
        title={t('person.notShown.title')}
        sentence={t('person.notShown.sentence', { name })}
      />
    </Card>
  )
}

function Posts({ userId, view, empty }: { userId: string; view: 'all' | 'written'; empty: ReactNode }) {
  const { t } = useTranslation('posts')
  // Both answer alike: with what somebody is named in, and without (G17).
  const list = useInfiniteQuery(
    pagedQuery('posts', view === 'all' ? 'listByUser' : 'listWrittenBy', { params: { userId }, query: {} }),
  )
  if (isCommunityClosed(list.error)) return <CommunityClosed error={list.error} />
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={320} radius={22} />}>
      {() => (
        <>
          <ul aria-label={t('list')} className={styles['posts']}>
            {list.data?.map((post) => (
              <li key={post.id}>
                <PostWithActs post={post} />
              </li>
            ))}
          </ul>
          {list.data?.length === 0 && empty}
          <ListFoot list={list} more={t('more')} titleLevel={2} />
        </>
      )}
    </SkeletonGroup>
  )
}

function Empty({ person: { isOwn, name } }: { person: ShownPerson }) {
  const { t } = useTranslation('pieces')
  if (!isOwn) return <CommunityEmpty kind="otherFeed" name={name} titleLevel={2} />
  return (
    <CommunityEmpty
      kind="feed"
      titleLevel={2}
      action={
        <Link to={paths.playground} className={buttonClass({ variant: 'soft', size: 's' })}>
          {t('empty.feed.action')}
        </Link>
      }
    />
  )
}
