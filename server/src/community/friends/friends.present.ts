import type { Friend, FriendSuggestion, KnownPerson, Relation } from '@trilha/contract/community/friends'
import type { SuggestionReason } from '@trilha/contract/constants'
import type { UserBrief } from '@trilha/contract/people'
import type { ListedFriend, PersonRow } from './friends.repo.ts'
import type { SuggestedRow } from './search.repo.ts'

/** Found in the same transaction or a moment before: nobody loses a name between two queries. */
type Briefs = ReadonlyMap<string, UserBrief>

export function presentRelation(row: PersonRow): Relation {
  const { friendshipId, acceptedAt, isAllowed } = row
  if (friendshipId === null) return { status: 'NONE', friendshipId, direction: null, mayAsk: isAllowed }
  return {
    status: acceptedAt ? 'ACCEPTED' : 'PENDING',
    friendshipId,
    direction: row.askerId === row.accountId ? 'RECEIVED' : 'SENT',
    mayAsk: false,
  }
}

export function presentKnown(row: PersonRow, briefs: Briefs): KnownPerson {
  return { user: briefs.get(row.accountId)!, relation: presentRelation(row) }
}

export function presentFriend(
  row: Pick<ListedFriend, 'accountId' | 'friendshipId' | 'askerId' | 'askedAt' | 'acceptedAt'>,
  briefs: Briefs,
): Friend {
  return {
    id: row.friendshipId,
    user: briefs.get(row.accountId)!,
    status: row.acceptedAt ? 'ACCEPTED' : 'PENDING',
    direction: row.askerId === row.accountId ? 'RECEIVED' : 'SENT',
    createdAt: row.askedAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
  }
}

export function presentSuggestion(row: SuggestedRow, briefs: Briefs): FriendSuggestion {
  const { commonFriends, subjectName } = row
  return { user: briefs.get(row.accountId)!, reason: reasonOf(row), commonFriends, subjectName }
}

function reasonOf({ commonFriends, isOfClass }: SuggestedRow): SuggestionReason {
  if (commonFriends > 0) return 'COMMON_FRIENDS'
  return isOfClass ? 'SAME_CLASS' : 'SAME_SUBJECT'
}
