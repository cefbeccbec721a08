import { lazy, type ComponentType } from 'react'
import type { Namespace } from '../../lib/i18n.ts'
import { loadPage } from '../load-page.ts'

/** What a part of the class is told; each takes of it what it needs. */
export interface ClassPartProps {
  courseId: string
  moduleId: string
  contentId: string
  /** Where the video stands; of other kinds there is no second. */
  second?: (() => number | undefined) | undefined
  onSeek?: ((second: number) => void) | undefined
  /** Opened in order to write something. */
  isWriting?: boolean
}

type ClassPart = ComponentType<ClassPartProps>
type ClassPartId = 'challenge' | 'comments' | 'notes' | 'quiz' | 'shelf'

/** What other domains show beside a class, fetched when it is first shown. A part that is not built has no line. */
export const classParts: Partial<Record<ClassPartId, ClassPart>> = {
  challenge: part(
    () => import('../../learning/challenges/ChallengePanel.tsx'),
    ({ ChallengePanel }) => ChallengePanel,
    'challenges',
    'pieces',
    'ui',
  ),
  comments: part(
    () => import('../../learning/class-comments/ClassComments.tsx'),
    ({ ClassComments }) => ClassComments,
    'classComments',
    'avatar',
    'pieces',
    'ui',
  ),
  notes: part(
    () => import('../../learning/notes/ClassNotes.tsx'),
    ({ ClassNotes }) => ClassNotes,
    'notes',
    'pieces',
    'ui',
  ),
  quiz: part(
    () => import('../../learning/quizzes/QuizPanel.tsx'),
    ({ QuizPanel }) => QuizPanel,
    'quizzes',
    'pieces',
    'ui',
  ),
  shelf: part(
    () => import('../../learning/shelves/ClassShelf.tsx'),
    ({ ClassShelf }) => ClassShelf,
    'shelves',
    'ui',
  ),
}

/** The reviews of a course on its page, and the one that is done in focus. */
export const CourseReviews: ComponentType<{ courseId: string }> = part(
  () => import('../../learning/reviews/ReviewsCard.tsx'),
  ({ ReviewsCard }) => ReviewsCard,
  'reviews',
  'pieces',
  'ui',
)
export const Review: ComponentType<{ reviewId: string }> = part(
  () => import('../../learning/reviews/ReviewPanel.tsx'),
  ({ ReviewPanel }) => ReviewPanel,
  'reviews',
  'pieces',
  'ui',
)

/** Code and sentences of a part, side by side. */
function part<M, Props extends object>(
  code: () => Promise<M>,
  pick: (module: M) => ComponentType<NoInfer<Props>>,
  ...namespaces: Namespace[]
): ComponentType<Props> {
  const load = loadPage(code, ...namespaces)
  return lazy(async () => ({ default: pick(await load()) }))
}
