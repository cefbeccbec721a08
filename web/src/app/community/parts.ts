import { lazy, type ComponentType } from 'react'
import { SuggestionsCard } from '../../community/friends/SuggestionsCard.tsx'
import type { SubjectPicker } from '../../community/posts/PostComposer.tsx'
import { ClassAlbums } from './ClassAlbums.tsx'
import { MySubjectsCard } from '../../community/subjects/MySubjectsCard.tsx'

/** What other domains show in the community's pages. */
interface CommunityParts {
  /** Cards beside the feed, in their order. */
  aside: readonly ComponentType[]
  /** Chooses what a post is about. */
  subjects: SubjectPicker
}

export const communityParts: CommunityParts = {
  aside: [ClassAlbums, MySubjectsCard, SuggestionsCard],
  subjects: lazy(async () => ({ default: (await import('../../community/subjects/SubjectPicker.tsx')).SubjectPicker })),
}
