import { REWARD_AMOUNTS } from '@trilha/contract/constants'
import { friendshipRows } from './friends.ts'
import { accountId, people } from './people.ts'
import { commentId, comments, postId, posts, reactionRows } from './posts/index.ts'
import type { Days } from './posts/shape.ts'
import { who } from './who.ts'
import type { Act } from './trails.ts'

export interface CommunityAct extends Act {
  at: Date
}

type Paid = 'POST' | 'COMMENT_POST' | 'LIKE_POST' | 'LIKE_COMMENT'

function paid(origin: Paid, object: string, at: Date): CommunityAct {
  return { origin, operation: 'CREDIT', operatorIds: [object], amounts: REWARD_AMOUNTS[origin], at }
}

/** What an account did in the community, as its posts, comments, reactions and friendships are there to be seen. */
export function communityActs(account: string, daysBefore: Days): CommunityAct[] {
  return [
    // Passing on pays nothing: the words were somebody else's (decision G35).
    ...posts
      .filter(({ by, shares }) => who(by) === account && shares === undefined)
      .map(({ key, days }) => paid('POST', postId(key), daysBefore(days))),
    ...firstComments(account).map(({ on, days }) => paid('COMMENT_POST', postId(on), daysBefore(days))),
    ...likes(account, daysBefore, { origin: 'LIKE_POST', things: posts, idOf: postId }),
    ...likes(account, daysBefore, { origin: 'LIKE_COMMENT', things: comments, idOf: commentId }),
    ...friendsMade(account, daysBefore),
  ]
}

/** Only the first on a post pays, and none on one's own (decision G19). */
function firstComments(account: string) {
  const authors = new Map(posts.map(({ key, by }) => [key, by]))
  const first = new Map<string, (typeof comments)[number]>()
  const mine = comments.filter(({ by, on }) => who(by) === account && authors.get(on) !== by)
  for (const comment of mine.toSorted((a, b) => b.days - a.days))
    if (!first.has(comment.on)) first.set(comment.on, comment)
  return [...first.values()]
}

type Thing = Pick<(typeof posts)[number], 'key' | 'by' | 'days' | 'reactions'>

function likes(
  account: string,
  daysBefore: Days,
  { origin, things, idOf }: { origin: Paid; things: readonly Thing[]; idOf: (key: string) => string },
): CommunityAct[] {
  return things
    .filter(({ by }) => who(by) !== account)
    .flatMap((thing) =>
      reactionRows(thing, daysBefore)
        .filter(({ account_id }) => account_id === account)
        .map(({ created_at }) => paid(origin, idOf(thing.key), created_at)),
    )
}

const userOf = new Map(
  people.flatMap((person) => person.accounts.map(({ school }) => [accountId(person, school), person.id])),
)

/** A new friendship pays nothing, so the statement does not know of it. */
function friendsMade(account: string, daysBefore: Days): CommunityAct[] {
  return friendshipRows(daysBefore).flatMap(({ asker_account_id: asker, asked_account_id: asked, accepted_at: at }) => {
    const other = asker === account ? asked : asker
    if (at === null || (asker !== account && asked !== account)) return []
    const amounts = { EDU_COIN: 0, XP: 0 }
    return [{ origin: 'USER', operation: 'CREDIT', operatorIds: [], amounts, friendId: userOf.get(other)!, at }]
  })
}
