import { IconHeart, IconHeartFilled, IconShare3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLike } from '../../ui/talk/use-like.ts'
import styles from './albums.module.css'

interface LikeAndShareProps {
  thing: { id: string; likedByMe: boolean; likes: number; shares: number }
  /** What it is called, for who does not see it. */
  name: string
  call: Parameters<typeof useLike>[1]
  onShare: () => void
}

/** The two acts that everybody has, on an album and on a photo alike. */
export function LikeAndShare({ thing, name, call, onShare }: LikeAndShareProps) {
  const { t } = useTranslation('albums')
  const { liked, likes, toggle } = useLike(thing, call)
  const { shares } = thing
  return (
    <>
      <button
        type="button"
        aria-pressed={liked}
        aria-label={[t('like.of', { name }), likes > 0 && t('likes', { count: likes })].filter(Boolean).join(', ')}
        className={styles['act']}
        onClick={toggle}
      >
        {liked ? (
          <IconHeartFilled size={21} aria-hidden="true" />
        ) : (
          <IconHeart size={21} stroke={1.9} aria-hidden="true" />
        )}
        <span>{likes > 0 ? t('likes', { count: likes }) : t('like.do')}</span>
      </button>
      <button
        type="button"
        aria-label={[t('share.of', { name }), shares > 0 && t('share.count', { count: shares })]
          .filter(Boolean)
          .join(', ')}
        className={styles['act']}
        onClick={onShare}
      >
        <IconShare3 size={21} stroke={1.9} aria-hidden="true" />
        <span>{shares > 0 ? t('share.count', { count: shares }) : t('share.do')}</span>
      </button>
    </>
  )
}
