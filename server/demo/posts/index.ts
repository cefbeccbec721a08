import type { Reaction } from '@trilha/contract/constants'
import { idOf } from '../ids.ts'
import { who } from '../who.ts'
import { commentsOfIpe } from './comments-ipe.ts'
import { commentsOfSerra } from './comments-serra.ts'
import { postsOfIpe } from './ipe.ts'
import { postsOfSerra } from './serra.ts'
import { postsOfSevenB } from './seven-b.ts'
import type { Days, DemoComment, DemoPost } from './shape.ts'

/** Two weeks of the community. */
export const posts: readonly DemoPost[] = [...postsOfSevenB, ...postsOfIpe, ...postsOfSerra]
export const comments: readonly DemoComment[] = [...commentsOfIpe, ...commentsOfSerra]

export function postId(key: string): string {
  return idOf('post', key)
}

export function commentId(key: string): string {
  return idOf('post comment', key)
}

export function reactionRows({ days, reactions = {} }: Pick<DemoPost, 'days' | 'reactions'>, daysBefore: Days) {
  return (Object.entries(reactions) as [Reaction, readonly string[]][]).flatMap(([reaction, list], kind) =>
    list.map((by, at) => ({
      account_id: who(by),
      reaction,
      // One after the other, within the hours after it was written.
      created_at: daysBefore(days * (1 - (at + 1 + kind) / 40)),
    })),
  )
}
