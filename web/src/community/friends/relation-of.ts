import type { Friend, Relation } from '@trilha/contract/community/friends'

/** A line of one's own list, as the buttons want it. */
export function relationOf({ id, status, direction }: Friend): Relation {
  return { status, friendshipId: id, direction, mayAsk: false }
}
