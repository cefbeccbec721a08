import type { Post } from '@trilha/contract/community/post-shapes'
import type { ComponentType } from 'react'
import type { SubjectPicker } from '../../community/posts/PostComposer.tsx'

/** What other domains show in the community's pages. A part that is not built has no line. */
export interface CommunityParts {
  /** Cards beside the feed, in their order. */
  aside: readonly ComponentType[]
  /** Chooses what a post is about. */
  subjects?: SubjectPicker
  /** An entry of a post's menu with the dialog that it opens. */
  report?: ComponentType<{ post: Post }>
}

export const communityParts: CommunityParts = { aside: [] }
