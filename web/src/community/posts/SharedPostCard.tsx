import type { SharedPost } from '@trilha/contract/community/post-shapes'
import { PostHead } from './PostHead.tsx'
import { PostLinkPreview } from './PostLinkPreview.tsx'
import { PostMedia } from './PostMedia.tsx'
import { TalkText } from '../../ui/talk/TalkText.tsx'
import styles from './post.module.css'
import { shownNameOf } from '@trilha/contract/rules'

/** What a post passes on, inside it. */
export function SharedPostCard({ post }: { post: SharedPost }) {
  return (
    <div className={styles['shared']}>
      <PostHead post={post} linked size={38} />
      <TalkText text={post.text} mentions={post.mentions} className={styles['text']} />
      <PostLinkPreview preview={post.linkPreview} />
      <PostMedia media={post.media} name={shownNameOf(post.author)} />
    </div>
  )
}
