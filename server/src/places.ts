import { findCommentPlaces } from './community/comments/public.ts'
import { findPostPlaces } from './community/posts/public.ts'
import { findPersonPlaces } from './growth/profiles/public.ts'
import { findCoursePlaces } from './learning/courses/public.ts'
import { findTaskPlaces } from './learning/tasks/public.ts'
import type { PlaceFinder } from './platform/places.ts'

/** Which domains have pages for what the statement tells of, one sorted line each. */
export const placeFinders: readonly PlaceFinder[] = [
  findCommentPlaces,
  findCoursePlaces,
  findPersonPlaces,
  findPostPlaces,
  findTaskPlaces,
]
