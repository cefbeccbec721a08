import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { Button } from '../../ui/base/Button.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './family.module.css'

interface PagedListProps<Item> {
  list: UseInfiniteQueryResult<Item[]>
  /** What stands where there is nothing. */
  empty: ReactNode
  row: (item: Item) => ReactNode
}

/** A list by pages with its waiting, its nothing and its failure. */
export function PagedList<Item>({ list, empty, row }: PagedListProps<Item>) {
  const { t } = useTranslation('family')
  const failure = useErrorText(list.error)
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<ListSkeleton />}>
      {() => (
        <>
          {list.data?.length === 0 && empty}
          <ul className={styles['rows']}>{list.data?.map(row)}</ul>
          {failure && (
            <ErrorPanel
              titleLevel={3}
              sentence={failure.sentence}
              code={failure.code}
              retrying={list.isFetching}
              onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
            />
          )}
          {!failure && list.hasNextPage && (
            <div className={styles['foot']}>
              <Button variant="line" full loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('more')}
              </Button>
            </div>
          )}
        </>
      )}
    </SkeletonGroup>
  )
}

function ListSkeleton() {
  return (
    <div className={styles['stack']}>
      <Skeleton height={48} radius={14} />
      <Skeleton height={48} radius={14} />
    </div>
  )
}
