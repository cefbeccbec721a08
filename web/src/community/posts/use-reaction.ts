import type { Reaction } from '@trilha/contract/constants/community'
import { useState } from 'react'
import { useErrorSentences } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { toast } from '../../ui/base/toasts.ts'
import { afterTap, type Reacting } from './reactions.ts'

/** Shows the tap at once; what the server answers, and then the list, takes over. */
export function useReaction(post: Reacting & { id: string }): Reacting & { react: (type: Reaction) => void } {
  const say = useErrorSentences()
  const mutation = useContractMutation('posts', 'react')
  const [tapped, setTapped] = useState<Reacting & { over: string }>()
  const read: Reacting = { myReaction: post.myReaction, reactions: post.reactions }
  // As soon as the list brings something else, the list is right.
  const over = JSON.stringify(read)
  const shown = tapped?.over === over ? tapped : read

  function react(type: Reaction): void {
    if (mutation.isPending) return
    setTapped({ ...afterTap(shown, type), over })
    mutation.mutate(
      { params: { id: post.id }, body: { type } },
      {
        onSuccess: (answer) => setTapped({ ...answer, over }),
        onError: (error) => {
          setTapped(undefined)
          toast.error(say(error).sentence)
        },
      },
    )
  }

  return { myReaction: shown.myReaction, reactions: shown.reactions, react }
}
