import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CommunityClosed } from '../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../community/friends/is-community-closed.ts'
import { Followers } from '../../community/subjects/Followers.tsx'
import { SubjectHead } from '../../community/subjects/SubjectHead.tsx'
import styles from '../../community/subjects/subjects.module.css'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { paths } from '../paths.ts'
import { SubjectPosts } from './SubjectPosts.tsx'

const route = getRouteApi('/session/frame/playground/subject/$subjectId')

/** A subject: following it, and who does. What is written about it stands between the two. */
export function SubjectPage() {
  const { t } = useTranslation('subjects')
  const { subjectId } = route.useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(
    query('subjects', 'get', { params: { id: subjectId } }),
  )
  const failure = useErrorText(data ? undefined : error)
  if (isCommunityClosed(error))
    return (
      <>
        <PageTitle>{t('subject')}</PageTitle>
        <CommunityClosed error={error} />
      </>
    )
  return (
    <div className={styles['page']}>
      <Link to={paths.search} className={styles['back']}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden="true" />
        {t('all')}
      </Link>
      <SkeletonGroup loading={isPending} pageName={t('subject')} skeleton={<Skeleton height={320} radius={22} />}>
        {() =>
          data ? (
            <>
              <SubjectHead subject={data} />
              <SubjectPosts subjectId={subjectId} />
              <Followers subjectId={subjectId} />
            </>
          ) : (
            <Card aria-label={t('subject')}>
              <ErrorPanel
                titleLevel={1}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            </Card>
          )
        }
      </SkeletonGroup>
    </div>
  )
}
