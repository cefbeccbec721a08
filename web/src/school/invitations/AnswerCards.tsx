import { useInfiniteQuery } from '@tanstack/react-query'
import type { InvitationDecider } from '@trilha/contract/constants/people'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { useLiveInterval } from '../../lib/socket.ts'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { AnswerList } from './AnswerList.tsx'
import styles from './Invitations.module.css'

/** Invitations that wait for my answer in one of my parts. Nothing where there are none. */
export function AnswerCards({ as }: { as: InvitationDecider }) {
  const { t } = useTranslation('invitations')
  const list = useInfiniteQuery({ ...pagedQuery('invitations', 'listMine'), refetchInterval: useLiveInterval() })
  const mine = list.data?.filter((invitation) => invitation.as === as) ?? []
  return (
    <div className={styles['asked']}>
      <AnswerList invitations={mine} />
      {list.isPending ? null : <ListFoot list={list} more={t('more')} titleLevel={2} />}
    </div>
  )
}
