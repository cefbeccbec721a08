import type { Answer } from '../../lib/api/types.ts'

export type CoursePath = Answer<'courses', 'getPath'>
export type PathModule = CoursePath['modules'][number]
export type PathContent = PathModule['contents'][number]

/** `paths.course` as the router spells it; one that it does not have would not compile in a link. */
export const courseTo = '/my-trail/course/$id'

/** The class where the student is: the first on the path that is not finished. */
export function placeOf({
  modules,
}: CoursePath): { module: PathModule; content: PathContent; index: number } | undefined {
  for (const module of modules) {
    const index = module.contents.findIndex(({ status }) => status !== 'FINISHED')
    if (index !== -1) return { module, content: module.contents[index]!, index }
  }
  return undefined
}

/** A class with its module, and what comes after it on the path. */
export function findClass(path: CoursePath, contentId: string) {
  const all = path.modules.flatMap((module) => module.contents.map((content, index) => ({ module, content, index })))
  const at = all.findIndex(({ content }) => content.id === contentId)
  const here = all[at]
  return here && { ...here, before: all[at - 1]?.content, after: all[at + 1]?.content }
}

/** What the words of a class's kind are: a video with a quiz is both. */
export function kindKey({ kind, hasQuiz, hasChallenge }: PathContent) {
  if (kind === 'VIDEO' && hasQuiz) return 'kind.VIDEO_QUIZ' as const
  if (kind === 'TEXT' && hasQuiz) return 'kind.TEXT_QUIZ' as const
  if (kind === 'TEXT' && hasChallenge) return 'kind.TEXT_CHALLENGE' as const
  return `kind.${kind}` as const
}
