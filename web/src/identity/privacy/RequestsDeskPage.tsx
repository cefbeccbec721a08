import { useInfiniteQuery } from '@tanstack/react-query'
import { DATA_REQUEST_STATUSES, type DataRequestStatus } from '@trilha/contract/constants/people'
import type { DataRequest } from '@trilha/contract/identity/privacy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { DeskRequest } from './DeskRequest.tsx'
import styles from './RequestsDeskPage.module.css'
import { RequestHead } from './RequestHead.tsx'

type Filter = 'ALL' | DataRequestStatus
const filters: readonly Filter[] = ['ALL', ...DATA_REQUEST_STATUSES]

/** Where the school works on data requests (decision G49). */
export function RequestsDeskPage() {
  const { t } = useTranslation('privacy')
  const [filter, setFilter] = useState<Filter>('ALL')
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      <ChipRow
        label={t('desk.filter')}
        items={filters.map((value) => ({ value, label: t(value === 'ALL' ? 'desk.all' : `statuses.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      <Requests key={filter} filter={filter} />
    </div>
  )
}

function Requests({ filter }: { filter: Filter }) {
  const { t } = useTranslation('privacy')
  const [openId, setOpenId] = useState<string>()
  const list = useInfiniteQuery(
    pagedQuery<'privacy', 'listForSchool'>('privacy', 'listForSchool', {
      query: filter === 'ALL' ? {} : { status: filter },
    }),
  )
  const open = list.data?.find(({ id }) => id === openId)
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Waiting />}>
      {() => (
        <div className={styles['list']}>
          {list.data?.length === 0 && (
            <Card as="div">
              <EmptyPanel
                drawing={<EmptyArt kind="feed" />}
                titleLevel={2}
                title={t('desk.empty.title')}
                sentence={t('desk.empty.sentence')}
              />
            </Card>
          )}
          <ul className={styles['list']}>
            {list.data?.map((request) => (
              <Line key={request.id} request={request} onOpen={() => setOpenId(request.id)} />
            ))}
          </ul>
          <ListFoot list={list} title={t('listFailed')} more={t('more')} />
          {open && <DeskRequest key={open.id} request={open} onClose={() => setOpenId(undefined)} />}
        </div>
      )}
    </SkeletonGroup>
  )
}

function Line({ request, onOpen }: { request: DataRequest; onOpen: () => void }) {
  const { t } = useTranslation('privacy')
  const { about, type } = request
  return (
    <Card as="li" className={styles['line']}>
      <div className={styles['words']}>
        <h2 className="t-title-4">
          {t('desk.line', { type: t(`types.${type}`), name: about.name === '' ? t('desk.gone') : about.name })}
        </h2>
        <RequestHead request={request} />
      </div>
      <Button variant="soft" size="s" onClick={onOpen}>
        {t('desk.open')}
      </Button>
    </Card>
  )
}

function Waiting() {
  return (
    <div className={styles['list']}>
      {[0, 1, 2].map((box) => (
        <Skeleton key={box} height={92} radius={22} />
      ))}
    </div>
  )
}
