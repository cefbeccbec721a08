import { useInfiniteQuery } from '@tanstack/react-query'
import type { MyReport } from '@trilha/contract/community/case-shapes'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import type { Tone } from '../../ui/base/tone.ts'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './Moderation.module.css'

export function MyReports() {
  const { t } = useTranslation('moderation')
  const list = useInfiniteQuery(pagedQuery('moderation', 'listMyReports', { query: {} }))
  return (
    <Card title={t('mine.reports')}>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={140} radius={14} />}>
        {() => (
          <>
            {list.data?.length === 0 && (
              <EmptyPanel
                drawing={<EmptyArt kind="feed" />}
                title={t('mine.noReports')}
                sentence={t('mine.noReportsSentence')}
              />
            )}
            <ul className={styles['rows']}>
              {list.data?.map((report) => (
                <Row key={report.id} report={report} />
              ))}
            </ul>
            <ListFoot list={list} more={t('more')} />
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}

const tones: Record<MyReport['outcome'], Tone> = { WAITING: 'warning', ACTED: 'success', NOTHING_FOUND: 'neutral' }

function Row({ report }: { report: MyReport }) {
  const { t } = useTranslation(['moderation', 'pieces'])
  const format = useFormat()
  const { entityReport, type, description, createdAt, outcome } = report
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <b>{t(`moderation:entities.${entityReport}`)}</b>
        <Tag tone={tones[outcome]}>{t(`moderation:outcomes.${outcome}`)}</Tag>
      </div>
      <p className={styles['said']}>{description}</p>
      <small>
        {t(`pieces:report.types.${type}`)} · {format.relative(createdAt)}
      </small>
      <small>{t(`moderation:outcomeSentences.${outcome}`)}</small>
    </li>
  )
}
