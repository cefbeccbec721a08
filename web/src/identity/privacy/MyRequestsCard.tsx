import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { askEvery, isInWork } from './ArchiveState.tsx'
import { MyRequest } from './MyRequest.tsx'
import styles from './MyRequestsCard.module.css'

export function MyRequestsCard() {
  const { t } = useTranslation('privacy')
  const list = useInfiniteQuery({
    ...pagedQuery('privacy', 'listMine'),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ content }) => content.some(({ copy }) => isInWork(copy))) ? askEvery : false,
  })
  return (
    <Card title={t('mine.title')}>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={96} radius={18} />}>
        {() => (
          <>
            {list.data?.length === 0 && <p className={styles['none']}>{t('mine.empty')}</p>}
            <ul className={styles['list']}>
              {list.data?.map((request) => (
                <MyRequest key={request.id} request={request} />
              ))}
            </ul>
            <ListFoot list={list} title={t('listFailed')} more={t('more')} />
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}
