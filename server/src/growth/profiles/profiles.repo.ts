import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { Skill } from '@trilha/contract/growth/profiles'
import { sql, type Updateable } from 'kysely'
import { isBlockBetween } from '../../community/sight/public.ts'
import { isPersonKnownTo, isPersonSeenBy, type Viewer } from '../../identity/accounts/public.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { FoundPlace, ThingIds } from '../../platform/places.ts'
import type { ProfileTables } from './profiles.tables.ts'

function profileRows(db: Db) {
  return (
    db
      .selectFrom('users')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        'users.id as userId',
        'users.name',
        'users.nickname',
        'users.surname',
        'profiles.avatar',
        'profiles.biography',
        'profiles.school',
        'profiles.location',
        'profiles.languages',
        'profiles.hobbies',
        'profiles.favorite_books as favoriteBooks',
        'profiles.latest_trips as latestTrips',
        'profiles.hidden_at as hiddenAt',
      ])
      // Whoever has written nothing yet is found by the person's own id (decision G24).
      .select(sql<string>`coalesce(profiles.id, users.id)`.as('id'))
  )
}

export type ProfileRow = Awaited<ReturnType<ReturnType<typeof profileRows>['executeTakeFirstOrThrow']>>

export function getOwn(db: Db, userId: string): Promise<ProfileRow> {
  return profileRows(db).where('users.id', '=', userId).executeTakeFirstOrThrow()
}

type ProfileKey = { profileOrUserId: string } | { userId: string }

function rowsOf(db: Db, key: ProfileKey) {
  return 'userId' in key
    ? profileRows(db).where('users.id', '=', key.userId)
    : profileRows(db).where(
        sql<boolean>`users.id = coalesce((select user_id from profiles where id = ${key.profileOrUserId}), ${key.profileOrUserId}::uuid)`,
      )
}

/** Whom the viewer sees, by the profile or by the person. */
export function findVisible(db: Db, viewer: Viewer, key: ProfileKey): Promise<ProfileRow | undefined> {
  return rowsOf(db, key).where(isPersonSeenBy(viewer)).executeTakeFirst()
}

/** Whom the viewer may report: also somebody whom they blocked, or who blocked them. */
export function findReportable(db: Db, viewer: Viewer, key: ProfileKey): Promise<ProfileRow | undefined> {
  return rowsOf(db, key).where(isPersonKnownTo(viewer)).executeTakeFirst()
}

/** Whose pages the viewer may open. */
export async function findPersonPlaces(db: Db, viewer: Viewer, { PERSON: ids }: ThingIds): Promise<FoundPlace[]> {
  if (!ids) return []
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where(isPersonSeenBy(viewer))
    .execute()
  return rows.map(({ id }) => ({ kind: 'PERSON', id, place: { type: 'PERSON', userId: id } }))
}

/** In the reader's school, one of the two by the other. */
export async function isBlocked(db: Db, viewer: Viewer, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('school_id', '=', viewer.schoolId)
    .where(isBlockBetween(viewer))
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertProfile(
  tx: Tx,
  userId: string,
  changes: Omit<
    Updateable<ProfileTables['profiles']>,
    'id' | 'user_id' | 'avatar' | 'avatar_updated_at' | 'hidden_at' | 'hidden_nickname' | 'hidden_surname'
  >,
): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...changes }))
    .execute()
}

/** What the person chose, or nothing where nothing was chosen yet. */
export async function findAvatar(
  db: Db,
  userId: string,
): Promise<{ id: string; selection: AvatarSelection; updatedAt: Date } | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select(['id', 'avatar', 'avatar_updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row?.avatar || !row.avatar_updated_at) return undefined
  return { id: row.id, selection: row.avatar, updatedAt: row.avatar_updated_at }
}

export async function saveAvatar(tx: Tx, userId: string, selection: AvatarSelection): Promise<void> {
  const chosen = { avatar: JSON.stringify(selection), avatar_updated_at: sql<Date>`now()` }
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}

export async function savePreview(tx: Tx, userId: string, png: Buffer): Promise<void> {
  const row = { user_id: userId, png, updated_at: sql<Date>`now()` }
  await tx
    .insertInto('avatar_previews')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function findPreview(db: Db, userId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('avatar_previews').select('png').where('user_id', '=', userId).executeTakeFirst()
  return row?.png
}

export function listSkills(db: Db, search: string | undefined): Promise<Skill[]> {
  let query = db.selectFrom('skills').select(['id', 'name', 'code'])
  if (search) query = query.where(sql<boolean>`strpos(search_text(name), search_text(${search})) > 0`)
  return query
    .orderBy(sql`search_text(name)`)
    .orderBy('id')
    .execute()
}

/** In a school: whose profile it is, by the account there. */
export function findOwner(db: Db, userId: string, schoolId: string): Promise<{ accountId: string } | undefined> {
  return db
    .selectFrom('accounts')
    .select('id as accountId')
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
}

export function findForModeration(db: Db, userId: string) {
  return profileRows(db)
    .select(['profiles.hidden_nickname as hiddenNickname', 'profiles.hidden_surname as hiddenSurname'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

export function lockHidden(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles')
    .select(['hidden_at as hiddenAt', 'hidden_nickname as hiddenNickname', 'hidden_surname as hiddenSurname'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** What is written stays where it is, but for its author alone; the nickname and the displayed name are laid aside. */
export async function hideProfile(
  tx: Tx,
  userId: string,
  { nickname, surname }: { nickname: string | null; surname: string | null },
): Promise<void> {
  const hidden = { hidden_at: sql<Date>`now()`, hidden_nickname: nickname, hidden_surname: surname }
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...hidden })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hidden))
    .execute()
}

export async function showProfile(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ hidden_at: null, hidden_nickname: null, hidden_surname: null })
    .where('user_id', '=', userId)
    .execute()
}

export async function emptyProfile(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      biography: null,
      school: null,
      hobbies: [],
      favorite_books: [],
      hidden_at: null,
      hidden_nickname: null,
      hidden_surname: null,
    })
    .where('user_id', '=', userId)
    .execute()
}
