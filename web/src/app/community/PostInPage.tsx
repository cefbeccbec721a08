import type { Post } from '@trilha/contract/community/post-shapes'
import { PostCard, type PostCardProps } from '../../community/posts/PostCard.tsx'
import { communityParts } from './parts.ts'

/** A post with what the community's other domains put into it. */
export function PostInPage({ post, ...rest }: { post: Post } & Pick<PostCardProps, 'endRef' | 'onRemoved'>) {
  const { report: Report } = communityParts
  return <PostCard post={post} menu={Report && !post.mayRemove && <Report post={post} />} {...rest} />
}
