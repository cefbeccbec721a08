import type { Db } from '../../platform/db/database.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { findBlocked } from './blocks.repo.ts'
import * as repo from './friends.repo.ts'

export { countOf as countFriendsOf } from './friends.repo.ts'

/** Oneself, and who is there in the community for the viewer, by the person. */
export async function isCommunityPerson(db: Db, session: Session, userId: string): Promise<boolean> {
  return userId === session.userId || (await repo.findPerson(db, session, userId)) !== undefined
}

export async function isOwnFriendship(db: Db, { accountId }: Session, id: string): Promise<boolean> {
  return (await repo.findOwn(db, accountId, id)) !== undefined
}

export async function isBlockedBy(db: Db, { accountId }: Session, userId: string): Promise<boolean> {
  return (await findBlocked(db, accountId, userId)) !== undefined
}
