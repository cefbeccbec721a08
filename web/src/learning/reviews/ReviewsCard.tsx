import { IconBrain } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { pagedQuery } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './reviews.module.css'
import { ReviewStatusTag } from './ReviewStatusTag.tsx'
import { contentLanguage } from '../../lib/language.ts'

/** The reviews of a trail, where it is studied. A trail without one has no card: there is nothing to tell. */
export function ReviewsCard({ courseId }: { courseId: string }) {
  const { t } = useTranslation('reviews')
  const { data: current } = useCurrentAccount()
  const isStudent = current?.account.role === 'STUDENT'
  const list = useInfiniteQuery({ ...pagedQuery('reviews', 'list', { query: { courseId } }), enabled: isStudent })
  if (!isStudent || list.data?.length === 0) return null
  return (
    <Card title={t('title')}>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={72} radius={14} />}>
        {() => (
          <>
            <ul className={styles['list']}>
              {list.data?.map((review) => (
                <li key={review.id}>
                  <Link
                    to="/my-trail/course/$id"
                    params={{ id: courseId }}
                    search={{ review: review.id }}
                    className={styles['row']}
                  >
                    <span className={styles['mark']} aria-hidden="true">
                      <IconBrain size={22} stroke={1.9} />
                    </span>
                    <span className={styles['words']}>
                      <b lang={contentLanguage}>{review.title}</b>
                      <small>
                        {review.moduleName ?? t('wholeTrail')} · {t('count', { count: review.questions })}
                      </small>
                      <ReviewStatusTag review={review} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <ListFoot list={list} more={t('more')} titleLevel={3} small />
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}
