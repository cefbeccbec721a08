import { IconCheck, IconUserPlus, IconX } from '@tabler/icons-react'
import type { Relation } from '@trilha/contract/community/friends'
import type { UserBrief } from '@trilha/contract/people'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { useFriendActs } from './use-friend-acts.ts'
import { shownNameOf } from '@trilha/contract/rules'

interface RelationActionsProps {
  user: Pick<UserBrief, 'id' | 'name' | 'nickname' | 'surname' | 'role'>
  relation: Relation
}

/** What can be done with somebody as things stand: ask, take back, answer, part. */
export function RelationActions({ user, relation }: RelationActionsProps) {
  const { t } = useTranslation('friends')
  const name = shownNameOf(user)
  const { ask, accept, decline, remove } = useFriendActs(name)
  const { status, direction, friendshipId, mayAsk } = relation
  const answering = accept.isPending || decline.isPending
  return (
    <>
      {mayAsk && (
        <Button
          variant="soft"
          size="s"
          icon={<IconUserPlus size={19} stroke={1.9} aria-hidden="true" />}
          aria-label={t('act.addOf', { name })}
          loading={ask.isPending}
          onClick={() => ask.mutate({ body: { userId: user.id } })}
        >
          {t('act.add')}
        </Button>
      )}
      {status === 'PENDING' && direction === 'SENT' && (
        <>
          <Tag>{t('state.sent')}</Tag>
          <Button
            variant="line"
            size="s"
            aria-label={t('act.cancelOf', { name })}
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id: friendshipId! } })}
          >
            {t('act.cancel')}
          </Button>
        </>
      )}
      {status === 'PENDING' && direction === 'RECEIVED' && (
        <>
          <Button
            size="s"
            icon={<IconCheck size={19} stroke={2} aria-hidden="true" />}
            aria-label={t('act.acceptOf', { name })}
            loading={accept.isPending}
            disabled={decline.isPending}
            onClick={() => accept.mutate({ params: { id: user.id } })}
          >
            {t('act.accept')}
          </Button>
          <Button
            variant="line"
            size="s"
            icon={<IconX size={19} stroke={2} aria-hidden="true" />}
            aria-label={t('act.declineOf', { name })}
            loading={decline.isPending}
            disabled={answering && !decline.isPending}
            onClick={() => decline.mutate({ params: { id: user.id } })}
          >
            {t('act.decline')}
          </Button>
        </>
      )}
      {status === 'ACCEPTED' && <Tag tone="success">{t('state.friends')}</Tag>}
      <PersonMenu user={user} friendshipId={status === 'ACCEPTED' ? friendshipId : null} />
    </>
  )
}
