import type { Skill } from '@trilha/contract/growth/profiles'
import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Session } from '../../platform/session/session-store.ts'
import type { ProfileTables } from './profiles.tables.ts'

export type Viewer = Pick<Session, 'userId' | 'accountId' | 'schoolId' | 'role' | 'isMember'>

function profileRows(db: Db) {
  return (
    db
      .selectFrom('users')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        'users.id as userId',
        'users.name',
        'users.nickname',
        'profiles.avatar',
        'profiles.biography',
        'profiles.school',
        'profiles.location',
        'profiles.languages',
        'profiles.hobbies',
        'profiles.favorite_books as favoriteBooks',
        'profiles.latest_trips as latestTrips',
      ])
      // Whoever has written nothing yet is found by the person's own id (decision G24).
      .select(sql<string>`coalesce(profiles.id, users.id)`.as('id'))
  )
}

export type ProfileRow = Awaited<ReturnType<ReturnType<typeof profileRows>['executeTakeFirstOrThrow']>>

export function getOwn(db: Db, userId: string): Promise<ProfileRow> {
  return profileRows(db).where('users.id', '=', userId).executeTakeFirstOrThrow()
}

function isGrownUpOrChildOf(guardianAccountId: string) {
  return sql<boolean>`(accounts.role <> 'STUDENT' or exists (
    select 1 from guardian_links
    where student_account_id = accounts.id and guardian_account_id = ${guardianAccountId} and status = 'LINKED'
  ))`
}

/**
 * The one rule of who sees a profile: oneself, and people of the same school. A guardian sees the grown-ups there;
 * children are seen through their own guardians alone.
 */
export function findVisible(
  db: Db,
  viewer: Viewer,
  key: { profileOrUserId: string } | { userId: string },
): Promise<ProfileRow | undefined> {
  const { userId, accountId, schoolId, role, isMember } = viewer
  const query = profileRows(db).where(({ eb, exists, selectFrom }) => {
    const isSelf = eb('users.id', '=', userId)
    if (!isMember) return isSelf
    const shared = selectFrom('accounts')
      .select('accounts.id')
      .whereRef('accounts.user_id', '=', 'users.id')
      .where('accounts.school_id', '=', schoolId)
      .where('accounts.active', '=', true)
    return eb.or([isSelf, exists(role === 'PARENT' ? shared.where(isGrownUpOrChildOf(accountId)) : shared)])
  })
  return (
    'userId' in key
      ? query.where('users.id', '=', key.userId)
      : query.where(
          sql<boolean>`users.id = coalesce((select user_id from profiles where id = ${key.profileOrUserId}), ${key.profileOrUserId}::uuid)`,
        )
  ).executeTakeFirst()
}

export async function upsertProfile(
  tx: Tx,
  userId: string,
  changes: Omit<Updateable<ProfileTables['profiles']>, 'id' | 'user_id'>,
): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...changes }))
    .execute()
}

export function listSkills(db: Db, search: string | undefined): Promise<Skill[]> {
  let query = db.selectFrom('skills').select(['id', 'name', 'code'])
  if (search) query = query.where(sql<boolean>`strpos(search_text(name), search_text(${search})) > 0`)
  return query
    .orderBy(sql`search_text(name)`)
    .orderBy('id')
    .execute()
}
