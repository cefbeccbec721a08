import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { FriendSuggestion } from '@trilha/contract/community/friends'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './friends.module.css'
import { PeopleWaiting } from './PeopleWaiting.tsx'
import { PersonRow } from './PersonRow.tsx'
import { useFriendActs } from './use-friend-acts.ts'
import { shownNameOf } from '@trilha/contract/rules'

const shownFirst = 5

/** Whom one may know, and why. */
export function SuggestionsCard() {
  const { t } = useTranslation('friends')
  const [isWhole, setWhole] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useQuery(query('friends', 'listSuggestions', { query: {} }))
  const failure = useErrorText(data ? undefined : error)
  const shown = isWhole ? data : data?.slice(0, shownFirst)
  return (
    <Card
      title={t('suggestions.title')}
      action={
        !isWhole &&
        (data?.length ?? 0) > shownFirst && (
          <button type="button" className={linkClass()} onClick={() => setWhole(true)}>
            {t('suggestions.more')}
          </button>
        )
      }
    >
      <SkeletonGroup loading={isPending} skeleton={<PeopleWaiting rows={3} />}>
        {() =>
          failure ? (
            <ErrorPanel
              sentence={failure.sentence}
              code={failure.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : data?.length === 0 ? (
            <p className={styles['quiet']}>{t('suggestions.empty')}</p>
          ) : (
            <ul className={styles['list']}>
              {shown?.map((suggestion) => (
                <Suggestion key={suggestion.user.id} {...suggestion} />
              ))}
            </ul>
          )
        }
      </SkeletonGroup>
    </Card>
  )
}

function Suggestion({ user, reason, commonFriends, subjectName }: FriendSuggestion) {
  const { t } = useTranslation('friends')
  const { ask } = useFriendActs(shownNameOf(user))
  const why = {
    COMMON_FRIENDS: () => t('suggestions.common', { count: commonFriends }),
    SAME_CLASS: () => t(user.role === 'PROFESSOR' ? 'suggestions.teaches' : 'suggestions.sameClass'),
    SAME_SUBJECT: () => t('suggestions.sameSubject', { subject: subjectName ?? '' }),
  }[reason]
  return (
    <PersonRow user={user} about={why()}>
      <IconButton
        variant="soft"
        aria-label={t('act.addOf', { name: shownNameOf(user) })}
        disabled={ask.isPending}
        onClick={() => ask.mutate({ body: { userId: user.id } })}
      >
        <IconUserPlus size={21} stroke={1.9} aria-hidden="true" />
      </IconButton>
    </PersonRow>
  )
}
