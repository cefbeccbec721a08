import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import type { Post } from '@trilha/contract/community/post-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useFailureToast } from '../../ui/pieces/use-failure-toast.ts'
import styles from './post.module.css'

/** Shows the tap at once; the list takes over. */
export function SaveButton({ post, name }: { post: Post; name: string }) {
  const { t } = useTranslation('posts')
  const sayFailure = useFailureToast()
  const save = useContractMutation('savedPosts', 'create')
  const undo = useContractMutation('savedPosts', 'removeByPost')
  const [tapped, setTapped] = useState<{ saved: boolean; over: string | null }>()
  const saved = tapped?.over === post.savedPostId ? tapped.saved : post.savedPostId !== null

  function toggle(): void {
    if (save.isPending || undo.isPending) return
    setTapped({ saved: !saved, over: post.savedPostId })
    const outcome = {
      onError: (error: Error) => {
        setTapped(undefined)
        sayFailure(error)
      },
    }
    const args = { params: { postId: post.id } }
    if (saved) undo.mutate(args, outcome)
    else save.mutate(args, outcome)
  }

  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t(saved ? 'save.undo' : 'save.of', { name })}
      className={styles['save']}
      onClick={toggle}
    >
      {saved ? (
        <IconBookmarkFilled size={21} aria-hidden="true" />
      ) : (
        <IconBookmark size={21} stroke={1.9} aria-hidden="true" />
      )}
      <span>{t(saved ? 'save.done' : 'save.do')}</span>
    </button>
  )
}
