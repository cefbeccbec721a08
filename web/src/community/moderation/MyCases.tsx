import { useInfiniteQuery } from '@tanstack/react-query'
import type { MyCase } from '@trilha/contract/community/case-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '../../lib/clock.ts'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { AppealDialog } from './AppealDialog.tsx'
import styles from './Moderation.module.css'
import { stateTones } from './state-tones.ts'

export function MyCases() {
  const { t } = useTranslation('moderation')
  const list = useInfiniteQuery(pagedQuery('moderation', 'listMyCases', { query: {} }))
  const [appealing, setAppealing] = useState<MyCase>()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={t('mine.cases')}>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={120} radius={14} />}>
        {() => (
          <>
            {list.data?.length === 0 && <p className={styles['plain']}>{t('mine.noCases')}</p>}
            <ul className={styles['rows']}>
              {list.data?.map((each) => (
                <Row
                  key={each.id}
                  mine={each}
                  onAppeal={() => {
                    setAppealing(each)
                    setOpen(true)
                  }}
                />
              ))}
            </ul>
            <ListFoot list={list} more={t('more')} />
          </>
        )}
      </SkeletonGroup>
      {appealing && (
        <AppealDialog key={appealing.id} caseId={appealing.id} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function Row({ mine, onAppeal }: { mine: MyCase; onAppeal: () => void }) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  const { entityReport, state, evidence, actions, suspendedUntil, message, decidedAt, mayAppealUntil, appeal } = mine
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <b>{t(`entities.${entityReport}`)}</b>
        <Tag tone={stateTones[state]}>{t(`states.${state}`)}</Tag>
        <small>{format.relative(decidedAt)}</small>
      </div>
      <blockquote className={styles['quote']}>{evidence}</blockquote>
      <ul className={styles['actions']} aria-label={t('mine.done')}>
        {actions.map((action) => (
          <li key={action}>
            {action === 'SUSPEND' && suspendedUntil
              ? t(Date.parse(suspendedUntil) > clock.now() ? 'told.SUSPEND' : 'told.SUSPEND_over', {
                  date: format.date(suspendedUntil),
                })
              : t(`told.${action as Exclude<typeof action, 'SUSPEND'>}`)}
          </li>
        ))}
      </ul>
      {message && (
        <p>
          <b>{t('mine.reason')}</b> {message}
        </p>
      )}
      {appeal && (
        <p>
          <b>{t('mine.appealed')}</b> {appeal.text}
        </p>
      )}
      {appeal && (
        <p>
          <b>{t('mine.answer')}</b> {appeal.answer ?? t('mine.notYet')}
        </p>
      )}
      {mayAppealUntil && (
        <div className={styles['foot']}>
          <Button variant="line" size="s" onClick={onAppeal}>
            {t('mine.appeal')}
          </Button>
          <small>{t('mine.until', { date: format.date(mayAppealUntil) })}</small>
        </div>
      )}
    </li>
  )
}
