import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { CaseSummary } from '@trilha/contract/community/case-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { clock } from '../../lib/clock.ts'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Segmented } from '../../ui/base/Segmented.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { CasePage } from './CasePage.tsx'
import styles from './Moderation.module.css'
import { stateTones } from './state-tones.ts'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'

const queues = ['WAITING', 'DONE'] as const
type Queue = (typeof queues)[number]

/** Where the school's staff works on what was reported (decision D7); one case has its own address. */
export function ReportsDeskPage() {
  const { case: caseId } = useSearch({ strict: false })
  return caseId === undefined ? <Queues /> : <CasePage key={caseId} caseId={caseId} />
}

function Queues() {
  const { t } = useTranslation('moderation')
  const [queue, setQueue] = useState<Queue>('WAITING')
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      <Segmented
        label={t('desk.queue')}
        options={queues.map((value) => ({ value, label: t(`desk.queues.${value}`) }))}
        value={queue}
        onChange={setQueue}
        className={styles['queues']}
      />
      <Cases key={queue} queue={queue} />
    </div>
  )
}

function Cases({ queue }: { queue: Queue }) {
  const { t } = useTranslation('moderation')
  const list = useInfiniteQuery(pagedQuery('moderation', 'listCases', { query: { queue } }))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={280} radius={22} />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <Card as="div">
              <EmptyPanel
                drawing={<EmptyArt kind="feed" />}
                titleLevel={2}
                title={t(`desk.empty.${queue}.title`)}
                sentence={t(`desk.empty.${queue}.sentence`)}
              />
            </Card>
          )}
          <ul className={styles['cases']}>
            {list.data?.map((each) => (
              <Row key={each.id} found={each} />
            ))}
          </ul>
          <ListFoot list={list} more={t('more')} titleLevel={2} />
        </>
      )}
    </SkeletonGroup>
  )
}

function Row({ found }: { found: CaseSummary }) {
  const { t } = useTranslation(['moderation', 'pieces'])
  const inText = useNameInText()
  const format = useFormat()
  const { id, entityReport, state, severity, types, reports, author, evidence, createdAt, dueAt } = found
  const isLate = state === 'OPEN' && Date.parse(dueAt) < clock.now()
  return (
    <li>
      <Card as="div" className={styles['case']}>
        <div className={styles['head']}>
          <Link to={paths.deskReports} search={{ case: id }} className={styles['link']}>
            {t('moderation:desk.of', {
              what: t(`moderation:entities.${entityReport}`),
              name: author ? inText(author.name, author.role) : t('moderation:someone'),
            })}
          </Link>
          {severity === 2 && <Tag tone="danger">{t('moderation:desk.severe')}</Tag>}
          {isLate && <Tag tone="warning">{t('moderation:desk.late')}</Tag>}
          <Tag tone={stateTones[state]}>{t(`moderation:states.${state}`)}</Tag>
        </div>
        <p className={styles['excerpt']}>{evidence}</p>
        <small>
          {types.map((type) => t(`pieces:report.types.${type}`)).join(', ')} ·{' '}
          {t('moderation:desk.reports', { count: reports })} · {format.relative(createdAt)}
        </small>
      </Card>
    </li>
  )
}
