import { randomUUID } from 'node:crypto'
import type { Role } from '@trilha/contract/constants'
import type { Db } from '../platform/db/database.ts'
import type { Person } from './given.ts'

interface People {
  person(options: { role: Role; schoolId: string }): Promise<Person>
}

/** What people of one school are to each other. */
export function givenCommunity(db: Db, { person }: People) {
  /** What a guardian or the school opens for a student; a grown-up's account has nothing closed. */
  async function community<P extends Pick<Person, 'accountId'>>(owner: P, enabled = true): Promise<P> {
    await db
      .updateTable('parental_controls')
      .set({ community_enabled: enabled })
      .where('account_id', '=', owner.accountId)
      .execute()
    return owner
  }

  /** Somebody of the same school whom the person may ask to be a friend; the community is open for both. */
  async function neighbour(owner: Person): Promise<Person> {
    await community(owner)
    const role = owner.role === 'STUDENT' ? 'STUDENT' : 'PROFESSOR'
    return community(await person({ role, schoolId: owner.schoolId }))
  }

  async function friendship({
    from,
    to,
    accepted = true,
  }: {
    from: Pick<Person, 'accountId'>
    to: Pick<Person, 'accountId'>
    accepted?: boolean
  }): Promise<string> {
    const { id } = await db
      .insertInto('friendships')
      .values({
        asker_account_id: from.accountId,
        asked_account_id: to.accountId,
        accepted_at: accepted ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function block(owner: Pick<Person, 'accountId'>, other: Pick<Person, 'accountId'>): Promise<void> {
    await db
      .insertInto('account_blocks')
      .values({ account_id: owner.accountId, blocked_account_id: other.accountId })
      .execute()
  }

  /** A subject of a school; the community is open for its owner, where there is one. */
  async function subject(
    { schoolId, accountId }: Pick<Person, 'schoolId'> & Partial<Pick<Person, 'accountId'>>,
    name = `Assunto ${randomUUID()}`,
  ): Promise<string> {
    if (accountId) await community({ accountId })
    const { id } = await db
      .insertInto('subjects')
      .values({ school_id: schoolId, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  return { block, community, friendship, neighbour, subject }
}
