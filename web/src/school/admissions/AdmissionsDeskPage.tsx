import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Admission } from '@trilha/contract/school/admissions'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { useLiveInterval } from '../../lib/socket.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { AdmissionRow, type Answer } from './AdmissionRow.tsx'
import styles from './admissions.module.css'
import { RefuseDialog } from './RefuseDialog.tsx'

/** Where the office answers who signed up alone (E70). */
export function AdmissionsDeskPage() {
  const { t } = useTranslation('admissions')
  const list = useInfiniteQuery({
    ...pagedQuery('admissions', 'list', { query: {} }),
    refetchInterval: useLiveInterval(),
  })
  const [asked, setAsked] = useState<{ admission: Admission; answer: Answer }>()
  const close = () => setAsked(undefined)
  return (
    <div className={styles['stack']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      <Card title={t('desk.list')}>
        <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={160} radius={14} />}>
          {() => (
            <>
              {list.data?.length === 0 && (
                <EmptyPanel
                  drawing={<EmptyArt kind="saved" />}
                  title={t('desk.empty')}
                  titleLevel={3}
                  sentence={t('desk.emptyHelp')}
                />
              )}
              <ul className={styles['rows']}>
                {list.data?.map((admission) => (
                  <AdmissionRow
                    key={admission.id}
                    admission={admission}
                    onAnswer={(answer) => setAsked({ admission, answer })}
                  />
                ))}
              </ul>
              <ListFoot list={list} more={t('desk.more')} titleLevel={3} />
            </>
          )}
        </SkeletonGroup>
      </Card>
      {asked?.answer === 'accept' && <AcceptDialog admission={asked.admission} onClosed={close} />}
      {asked?.answer === 'refuse' && <RefuseDialog admission={asked.admission} onClosed={close} />}
    </div>
  )
}
