import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { usePageName } from '../../lib/page-name.ts'
import { query } from '../../lib/query.ts'
import { OfflineBar } from '../../ui/base/OfflineBar.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { FocusShell } from '../../ui/shell/FocusShell.tsx'
import { paths } from '../paths.ts'
import { routerLink } from '../router-link.tsx'
import styles from './ClassPage.module.css'
import { Review } from './parts.ts'

/** A review of a trail in focus, with its way back. */
export function ReviewPage({ courseId, reviewId }: { courseId: string; reviewId: string }) {
  const { t } = useTranslation('courses')
  const { data: current } = useCurrentAccount()
  const { data: review } = useQuery({
    ...query('reviews', 'get', { params: { id: reviewId } }),
    enabled: current?.account.role === 'STUDENT',
  })
  usePageName(review?.title)
  return (
    <FocusShell
      backHref={paths.course.replace('{id}', courseId)}
      backLabel={t('class.back')}
      renderLink={routerLink}
      overline={review && [review.courseName, review.moduleName].filter(Boolean).join(' · ')}
      title={review?.title ?? t('review')}
      notice={<OfflineBar />}
    >
      <div className={styles['review']}>
        <Suspense fallback={<Skeleton height={520} radius={24} />}>
          <Review reviewId={reviewId} />
        </Suspense>
      </div>
    </FocusShell>
  )
}
