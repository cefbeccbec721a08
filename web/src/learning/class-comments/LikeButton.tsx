import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useFailureToast } from '../../ui/pieces/use-failure-toast.ts'
import styles from './class-comments.module.css'

interface Liking {
  liked: boolean
  likes: number
}

/** Shows the tap at once; what the server answers, and then the list, takes over. */
export function LikeButton({ comment, name }: { comment: ClassComment; name: string }) {
  const { t } = useTranslation('classComments')
  const sayFailure = useFailureToast()
  const like = useContractMutation('classComments', 'likeOrUnlike')
  const [tapped, setTapped] = useState<Liking & { over: string }>()
  const read: Liking = { liked: comment.likedByMe, likes: comment.likes }
  // As soon as the list brings something else, the list is right.
  const over = `${read.liked} ${read.likes}`
  const { liked, likes } = tapped?.over === over ? tapped : read

  function toggle(): void {
    if (like.isPending) return
    setTapped({ liked: !liked, likes: likes + (liked ? -1 : 1), over })
    like.mutate(
      { params: { id: comment.id } },
      {
        onSuccess: (answer) => setTapped({ ...answer, over }),
        onError: (error) => {
          setTapped(undefined)
          sayFailure(error)
        },
      },
    )
  }

  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`${t('like.on', { name })}, ${t('like.count', { count: likes })}`}
      className={styles['plain']}
      onClick={toggle}
    >
      {liked ? (
        <IconHeartFilled size={19} aria-hidden="true" />
      ) : (
        <IconHeart size={19} stroke={1.9} aria-hidden="true" />
      )}
      {likes}
    </button>
  )
}
