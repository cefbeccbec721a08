import type { Post } from '@trilha/contract/community/post-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PostComments } from '../../community/comments/PostComments.tsx'
import { PostCard, type PostCardProps } from '../../community/posts/PostCard.tsx'
import styles from './community.module.css'

type PostWithActsProps = { post: Post } & Pick<PostCardProps, 'isAlone' | 'endRef' | 'onRemoved'>

/** A post with what the community's other domains put into it; what is said to it opens where somebody asks. */
export function PostWithActs({ post, isAlone = false, ...rest }: PostWithActsProps) {
  const { t } = useTranslation('comments')
  const [thread, setThread] = useState<'closed' | 'read' | 'write'>(isAlone ? 'read' : 'closed')
  return (
    <PostCard
      post={post}
      isAlone={isAlone}
      thread={{
        count: post.comments > 0 && (
          <button
            type="button"
            aria-expanded={thread !== 'closed'}
            className={styles['count']}
            onClick={() => setThread(thread === 'closed' ? 'read' : 'closed')}
          >
            {t('count', { count: post.comments })}
          </button>
        ),
        onOpen: () => setThread('write'),
        content: thread !== 'closed' && <PostComments postId={post.id} focuses={thread === 'write'} />,
      }}
      {...rest}
    />
  )
}
