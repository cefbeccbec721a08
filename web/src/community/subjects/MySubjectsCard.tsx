import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { SubjectRow } from './SubjectRow.tsx'
import styles from './subjects.module.css'

const most = 5

/** What one follows, beside the feed. */
export function MySubjectsCard() {
  const { t } = useTranslation('subjects')
  const { data, error, isPending, isFetching, refetch } = useQuery(query('subjects', 'search', { query: {} }))
  const failure = useErrorText(data ? undefined : error)
  const followed = data?.filter(({ following }) => following) ?? []
  return (
    <Card
      title={t('mine.title')}
      action={
        <Link to="/playground/search" className={linkClass()}>
          {t('mine.edit')}
        </Link>
      }
    >
      <SkeletonGroup loading={isPending} skeleton={<Skeleton height={120} radius={18} />}>
        {() =>
          failure ? (
            <ErrorPanel
              sentence={failure.sentence}
              code={failure.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : followed.length === 0 ? (
            <p className={styles['quiet']}>{t('mine.none')}</p>
          ) : (
            <ul className={styles['list']}>
              {followed.slice(0, most).map((subject) => (
                <SubjectRow key={subject.id} subject={subject} />
              ))}
            </ul>
          )
        }
      </SkeletonGroup>
    </Card>
  )
}
