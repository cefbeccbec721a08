import { IconMessageCircle, IconShare3, IconThumbUp } from '@tabler/icons-react'
import type { Post } from '@trilha/contract/community/post-shapes'
import type { Reaction } from '@trilha/contract/constants/community'
import { useTranslation } from 'react-i18next'
import { toneStyle } from '../../ui/base/tone.ts'
import { reactionLooks } from '../../ui/talk/reactions.ts'
import styles from './post.module.css'
import { SaveButton } from './SaveButton.tsx'

interface PostActionsProps {
  post: Post
  name: string
  myReaction: Reaction | null
  onReact: (type: Reaction) => void
  onComment?: (() => void) | undefined
  onShare: () => void
}

export function PostActions({ post, name, myReaction, onReact, onComment, onShare }: PostActionsProps) {
  const { t } = useTranslation('posts')
  const chosen = myReaction ?? 'LIKE'
  const { icon: Chosen, tone } = reactionLooks[chosen]
  const reaction = t(`reaction.names.${chosen}`)
  return (
    <div className={styles['actions']}>
      <button
        type="button"
        aria-pressed={myReaction !== null}
        aria-label={t('reaction.toggle', { reaction, name })}
        style={toneStyle(tone)}
        onClick={() => onReact(chosen)}
      >
        {myReaction === null ? (
          <IconThumbUp size={21} stroke={1.9} aria-hidden="true" />
        ) : (
          <Chosen size={21} stroke={2} aria-hidden="true" />
        )}
        <span>{reaction}</span>
      </button>
      {onComment && (
        <button type="button" onClick={onComment}>
          <IconMessageCircle size={21} stroke={1.9} aria-hidden="true" />
          <span>{t('comment')}</span>
        </button>
      )}
      {!post.isOriginalGone && (
        <button type="button" aria-label={t('share.of', { name })} onClick={onShare}>
          <IconShare3 size={21} stroke={1.9} aria-hidden="true" />
          <span>{t('share.do')}</span>
        </button>
      )}
      <SaveButton post={post} name={name} />
    </div>
  )
}
