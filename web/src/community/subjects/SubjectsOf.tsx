import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
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

const shownFirst = 5

interface SubjectsOfProps {
  userId: string
  /** The panel for who follows none. */
  empty: ReactNode
}

/** What somebody follows, beside the profile. */
export function SubjectsOf({ userId, empty }: SubjectsOfProps) {
  const { t } = useTranslation('subjects')
  const [isWhole, setWhole] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useQuery(
    query('subjects', 'listByUser', { params: { id: userId } }),
  )
  const failure = useErrorText(data ? undefined : error)
  return (
    <Card
      title={t('of.title')}
      action={
        !isWhole &&
        (data?.length ?? 0) > shownFirst && (
          <button type="button" className={linkClass()} onClick={() => setWhole(true)}>
            {t('of.all')}
          </button>
        )
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
          ) : data?.length === 0 ? (
            empty
          ) : (
            <ul className={styles['list']}>
              {data?.slice(0, isWhole ? undefined : shownFirst).map((subject) => (
                <SubjectRow key={subject.id} subject={subject} />
              ))}
            </ul>
          )
        }
      </SkeletonGroup>
    </Card>
  )
}
