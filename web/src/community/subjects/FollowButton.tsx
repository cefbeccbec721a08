import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { Subject } from '@trilha/contract/community/subjects'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { useFailureToast } from '../../ui/pieces/use-failure-toast.ts'

/** By one's own profile, which the person's own id names too (G24, G39). */
export function FollowButton({ subject, small = false }: { subject: Subject; small?: boolean }) {
  const { t } = useTranslation('subjects')
  const { data: current } = useCurrentAccount()
  const onError = useFailureToast()
  const follow = useContractMutation('profiles', 'addSubject', { onError })
  const unfollow = useContractMutation('profiles', 'removeSubject', { onError })
  const { id: subjectId, name, following } = subject
  if (!current) return null
  const params = { id: current.user.id, subjectId }
  return (
    <Button
      variant={following ? 'line' : 'soft'}
      size={small ? 's' : 'm'}
      icon={
        following ? (
          <IconCheck size={19} stroke={2} aria-hidden="true" />
        ) : (
          <IconPlus size={19} stroke={2} aria-hidden="true" />
        )
      }
      aria-label={t(following ? 'followingOf' : 'followOf', { name })}
      loading={follow.isPending || unfollow.isPending}
      onClick={() => (following ? unfollow : follow).mutate({ params })}
    >
      {t(following ? 'following' : 'follow')}
    </Button>
  )
}
