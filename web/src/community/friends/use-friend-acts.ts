import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { toast } from '../../ui/base/toasts.ts'
import { useFailureToast } from '../../ui/pieces/use-failure-toast.ts'

/** What one can do with somebody. A refusal is said; the lists are asked again either way. */
export function useFriendActs(name: string) {
  const { t } = useTranslation('friends')
  const onError = useFailureToast()
  const befriended = () => void toast.success(t('state.now', { name }))
  const ask = useContractMutation('friends', 'create', {
    onError,
    // Where they had asked too.
    onSuccess: ({ status }) => status === 'ACCEPTED' && befriended(),
  })
  const accept = useContractMutation('friends', 'confirm', { onError, onSuccess: befriended })
  const decline = useContractMutation('friends', 'reject', { onError })
  const remove = useContractMutation('friends', 'remove', { onError })
  const block = useContractMutation('friends', 'block', { onError })
  const unblock = useContractMutation('friends', 'unblock', { onError })
  return { ask, accept, decline, remove, block, unblock }
}
