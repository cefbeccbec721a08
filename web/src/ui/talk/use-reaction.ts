import type { Reaction } from '@trilha/contract/constants/community'
import { useState } from 'react'
import { useFailureToast } from '../pieces/use-failure-toast.ts'
import { afterTap, type Reacting } from './reactions.ts'

/** The call that a tap makes: of a post, or of a comment. */
interface ReactionCall {
  isPending: boolean
  mutate: (
    args: { params: { id: string }; body: { type: Reaction } },
    outcome: { onSuccess: (answer: Reacting) => void; onError: (error: Error) => void },
  ) => void
}

/** Shows the tap at once; what the server answers, and then the list, takes over. */
export function useReaction(
  { id, myReaction, reactions }: Reacting & { id: string },
  call: ReactionCall,
): Reacting & { react: (type: Reaction) => void } {
  const sayFailure = useFailureToast()
  const [tapped, setTapped] = useState<Reacting & { over: string }>()
  const read: Reacting = { myReaction, reactions }
  // As soon as the list brings something else, the list is right.
  const over = JSON.stringify(read)
  const shown = tapped?.over === over ? tapped : read

  function react(type: Reaction): void {
    if (call.isPending) return
    setTapped({ ...afterTap(shown, type), over })
    call.mutate(
      { params: { id }, body: { type } },
      {
        onSuccess: (answer) => setTapped({ ...answer, over }),
        onError: (error) => {
          setTapped(undefined)
          sayFailure(error)
        },
      },
    )
  }

  return { myReaction: shown.myReaction, reactions: shown.reactions, react }
}
