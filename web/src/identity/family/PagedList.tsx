import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
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
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<ListSkeleton />}>
      {() => (
        <>
          {list.data?.length === 0 && empty}
          <ul className={styles['rows']}>{list.data?.map(row)}</ul>
          <ListFoot list={list} more={t('more')} titleLevel={3} />
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
