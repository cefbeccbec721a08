import { useState } from 'react'
import { useFailureToast } from '../pieces/use-failure-toast.ts'

interface Liking {
  liked: boolean
  likes: number
}

/** The call that a tap makes: of a comment, an album or a photo. */
interface LikeCall {
  isPending: boolean
  mutate: (
    args: { params: { id: string } },
    outcome: { onSuccess: (answer: Liking) => void; onError: (error: Error) => void },
  ) => void
}

/** Shows the tap at once; what the server answers, and then the list, takes over. */
export function useLike(
  { id, likedByMe, likes }: { id: string; likedByMe: boolean; likes: number },
  call: LikeCall,
): Liking & { toggle: () => void } {
  const sayFailure = useFailureToast()
  const [tapped, setTapped] = useState<Liking & { over: string }>()
  // As soon as the list brings something else, or another thing is shown, the list is right.
  const over = `${id} ${likedByMe} ${likes}`
  const shown = tapped?.over === over ? tapped : { liked: likedByMe, likes }

  function toggle(): void {
    if (call.isPending) return
    setTapped({ liked: !shown.liked, likes: shown.likes + (shown.liked ? -1 : 1), over })
    call.mutate(
      { params: { id } },
      {
        onSuccess: (answer) => setTapped({ ...answer, over }),
        onError: (error) => {
          setTapped(undefined)
          sayFailure(error)
        },
      },
    )
  }

  return { liked: shown.liked, likes: shown.likes, toggle }
}
