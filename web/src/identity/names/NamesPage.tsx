import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'

export function NamesPage() {
  const { t } = useTranslation('names')
  const { data, error, isPending, isFetching, refetch } = useQuery(query('names', 'countMine'))
  const failure = useErrorText(data ? undefined : error)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SkeletonGroup loading={isPending} skeleton={<Skeleton height={120} radius={22} />}>
        {() => (
          <Card aria-label={t('title')}>
            {data ? (
              <p>{t('count', { count: data.count })}</p>
            ) : (
              <ErrorPanel
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            )}
          </Card>
        )}
      </SkeletonGroup>
    </>
  )
}
