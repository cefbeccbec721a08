import { useInfiniteQuery } from '@tanstack/react-query'
import { INVITATION_STATES, type InvitationState } from '@trilha/contract/constants/people'
import type { SchoolInvitation } from '@trilha/contract/school/invitations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import type { Tone } from '../../ui/base/tone.ts'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { AnswerCards } from './AnswerCards.tsx'
import { InvitationActs } from './InvitationActs.tsx'
import styles from './Invitations.module.css'

const filters = ['all', ...INVITATION_STATES] as const
type Filter = (typeof filters)[number]

/** Whom the school invited and what became of it; above it, what other schools ask about children of this one. */
export function InvitationsDeskPage() {
  const { t } = useTranslation('invitations')
  const { data: current } = useCurrentAccount()
  const [filter, setFilter] = useState<Filter>('OPEN')
  return (
    <div className={styles['stack']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      {current?.account.role === 'SCHOOL_ADMIN' && <AnswerCards as="SCHOOL" />}
      <Card title={t('desk.list')}>
        <ChipRow
          label={t('desk.filter')}
          items={filters.map((value) => ({ value, label: t(`desk.filters.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
        <Invitations state={filter === 'all' ? undefined : filter} />
      </Card>
    </div>
  )
}

function Invitations({ state }: { state: InvitationState | undefined }) {
  const { t } = useTranslation('invitations')
  const list = useInfiniteQuery(pagedQuery('invitations', 'list', { query: state ? { state } : {} }))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={240} radius={14} />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <EmptyPanel
              drawing={<EmptyArt kind="saved" />}
              title={t('desk.none')}
              titleLevel={3}
              sentence={t('desk.noneSentence')}
            />
          )}
          <ul className={styles['rows']}>
            {list.data?.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </ul>
          <ListFoot list={list} more={t('more')} titleLevel={3} />
        </>
      )}
    </SkeletonGroup>
  )
}

const tones: Record<InvitationState, Tone> = {
  OPEN: 'warning',
  ACCEPTED: 'success',
  REFUSED: 'neutral',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
}

function Row({ invitation }: { invitation: SchoolInvitation }) {
  const { t } = useTranslation(['invitations', 'schools'])
  const format = useFormat()
  const { name, email, role, classNames, state, createdAt, expiresAt, opensAt } = invitation
  const place = [t(`schools:roles.${role}`), ...classNames].join(' · ')
  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <p className={styles['strong']}>{name}</p>
        <p className={styles['quiet']}>{email}</p>
        <p className={styles['quiet']}>{place}</p>
        <p className={styles['quiet']}>
          {opensAt !== null
            ? t('invitations:desk.opens', { day: format.date(opensAt), time: format.time(opensAt) })
            : state === 'OPEN'
              ? t('invitations:desk.sentUntil', { sent: format.date(createdAt), until: format.date(expiresAt) })
              : t('invitations:desk.sent', { sent: format.date(createdAt) })}
        </p>
      </div>
      <Tag tone={tones[state]}>{t(`invitations:desk.states.${state}`)}</Tag>
      {state === 'OPEN' && <InvitationActs invitation={invitation} />}
    </li>
  )
}
