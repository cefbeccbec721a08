import { useInfiniteQuery } from '@tanstack/react-query'
import { ATTACHMENT_STATUSES, type AttachmentStatus } from '@trilha/contract/constants/learning'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Segmented } from '../../ui/base/Segmented.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './challenges.module.css'
import { DeskItem } from './DeskItem.tsx'

/** What students of one's classes handed in: looked at, answered, and paid once (decision G41). */
export function ChallengesDeskPage() {
  const { t } = useTranslation('challenges')
  const [status, setStatus] = useState<AttachmentStatus>('WAITING')
  return (
    <div className={styles['stack']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      <Segmented
        label={t('desk.filter')}
        options={ATTACHMENT_STATUSES.map((value) => ({ value, label: t(`desk.filters.${value}`) }))}
        value={status}
        onChange={setStatus}
      />
      <HandedIn status={status} />
    </div>
  )
}

function HandedIn({ status }: { status: AttachmentStatus }) {
  const { t } = useTranslation('challenges')
  const list = useInfiniteQuery(pagedQuery('challenges', 'listToCheck', { query: { status } }))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={260} radius={18} />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <Card aria-label={t('desk.title')}>
              <EmptyPanel
                drawing={<EmptyArt kind="saved" />}
                titleLevel={2}
                title={t(`desk.empty.${status}.title`)}
                sentence={t(`desk.empty.${status}.sentence`)}
              />
            </Card>
          )}
          <ul className={styles['stack']}>
            {list.data?.map((item) => (
              <DeskItem key={item.id} item={item} />
            ))}
          </ul>
          <ListFoot list={list} more={t('desk.more')} titleLevel={2} />
        </>
      )}
    </SkeletonGroup>
  )
}
