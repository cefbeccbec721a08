import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isNotThere } from '../../lib/api/api-error.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { cx } from '../../ui/base/cx.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { Missing, type MissingProps } from '../../ui/pieces/Missing.tsx'
import { paths } from '../paths.ts'
import { CommunityClosed } from '../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../community/friends/is-community-closed.ts'
import styles from './community.module.css'
import { CommunityFrame } from './CommunityFrame.tsx'
import { PostWithActs } from './PostWithActs.tsx'
import { shownNameOf } from '@trilha/contract/rules'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'

const route = getRouteApi('/session/frame/playground/post/$id')

/** One post, by its address. */
export function PostPage() {
  const { t } = useTranslation('posts')
  const inText = useNameInText()
  const { id } = route.useParams()
  const navigate = useNavigate()
  const post = useQuery(query('posts', 'get', { params: { id } }))
  return (
    <CommunityFrame>
      <div className={styles['alone']}>
        <VisuallyHidden>
          <h1>
            {post.data
              ? t('post.of', { name: inText(shownNameOf(post.data.author), post.data.author.role) })
              : t('title')}
          </h1>
        </VisuallyHidden>
        <Link to={paths.playground} className={cx(linkClass(), styles['back'])}>
          <IconArrowLeft size={20} stroke={1.9} aria-hidden="true" />
          {t('back')}
        </Link>
        <SkeletonGroup loading={post.isPending} skeleton={<Skeleton height={320} radius={22} />}>
          {() =>
            // What was read before may be gone by now.
            post.data && !isNotThere(post.error) ? (
              <PostWithActs post={post.data} isAlone onRemoved={() => navigate({ to: paths.playground })} />
            ) : (
              <Unseen error={post.error} retrying={post.isFetching} onRetry={() => void post.refetch()} />
            )
          }
        </SkeletonGroup>
      </div>
    </CommunityFrame>
  )
}

function Unseen(asked: Pick<MissingProps, 'error' | 'retrying' | 'onRetry'>) {
  const { t } = useTranslation('posts')
  if (isCommunityClosed(asked.error)) return <CommunityClosed error={asked.error} />
  return (
    <Card aria-label={t('title')}>
      <Missing
        {...asked}
        isGone={isNotThere(asked.error)}
        titleLevel={2}
        gone={{
          drawing: <EmptyArt kind="otherFeed" />,
          title: t('post.gone'),
          sentence: t('post.goneSentence'),
        }}
      />
    </Card>
  )
}
