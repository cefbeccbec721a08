import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useLike } from '../../ui/talk/use-like.ts'
import styles from './class-comments.module.css'

export function LikeButton({ comment, name }: { comment: ClassComment; name: string }) {
  const { t } = useTranslation('classComments')
  const { liked, likes, toggle } = useLike(comment, useContractMutation('classComments', 'likeOrUnlike'))
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
