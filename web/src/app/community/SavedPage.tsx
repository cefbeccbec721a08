import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { CommunityEmpty } from '../../ui/pieces/CommunityEmpty.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { paths } from '../paths.ts'
import { CommunityClosed } from '../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../community/friends/is-community-closed.ts'
import styles from './community.module.css'
import { CommunityFrame } from './CommunityFrame.tsx'
import { PostWithActs } from './PostWithActs.tsx'

/** What one keeps to read again. */
export function SavedPage() {
  const { t } = useTranslation('posts')
  const format = useFormat()
  const list = useInfiniteQuery(pagedQuery('savedPosts', 'listMine', { query: {} }))
  if (isCommunityClosed(list.error)) return <CommunityClosed error={list.error} />
  return (
    <CommunityFrame>
      <div className={styles['alone']}>
        <PageTitle lead={t('saved.lead')}>{t('saved.title')}</PageTitle>
        <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={320} radius={22} />}>
          {() => (
            <>
              <ul aria-label={t('saved.title')} className={styles['posts']}>
                {list.data?.map(({ id, savedAt, post }) => (
                  <li key={id} className={styles['saved']}>
                    <small>{t('saved.at', { when: format.relative(savedAt) })}</small>
                    <PostWithActs post={post} />
                  </li>
                ))}
              </ul>
              {list.data?.length === 0 && (
                <Card aria-label={t('saved.title')}>
                  <CommunityEmpty kind="saved" titleLevel={2} action={<ToFeed />} />
                </Card>
              )}
              <ListFoot list={list} more={t('more')} titleLevel={2} />
            </>
          )}
        </SkeletonGroup>
      </div>
    </CommunityFrame>
  )
}

function ToFeed() {
  const { t } = useTranslation('pieces')
  return (
    <Link to={paths.playground} className={buttonClass({ variant: 'soft', size: 's' })}>
      {t('empty.saved.action')}
    </Link>
  )
}
