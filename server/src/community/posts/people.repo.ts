import type { PostAudience } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { classesOf, isFriendOf, isPostSeenBy, isThereFor, type CommunityViewer } from '../sight/public.ts'

/** A person's account in the reader's school, where they are there for the reader, or are the reader. */
export async function findAccountOf(db: Db, viewer: CommunityViewer, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('school_id', '=', viewer.schoolId)
    .where(sql<boolean>`(accounts.id = ${viewer.accountId} or ${isThereFor(viewer)})`)
    .executeTakeFirst()
  return row?.id
}

/** Somebody who could be named: with what the rule of sight asks about them. */
export interface Candidate extends CommunityViewer {
  userId: string
  name: string
  nickname: string | null
  surname: string | null
}

function people(db: Db, viewer: CommunityViewer) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select([
      'accounts.id as accountId',
      'accounts.school_id as schoolId',
      'accounts.role',
      'accounts.is_member as isMember',
      'users.id as userId',
      'users.name',
      'users.nickname',
      'users.surname',
    ])
    .where(isThereFor(viewer))
    .where('accounts.id', '<>', viewer.accountId)
}

export function listCandidates(db: Db, viewer: CommunityViewer, userIds: readonly string[]): Promise<Candidate[]> {
  return people(db, viewer)
    .where('users.id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute()
}

/** By what they are called; friends and who shares a class before the rest of the school. */
export function findCandidates(
  db: Db,
  viewer: CommunityViewer,
  { search, limit }: { search: string; limit: number },
): Promise<Candidate[]> {
  const isNear = sql<boolean>`(${isFriendOf(viewer, sql<string>`accounts.id`)} or exists (
    select from students as pupil where pupil.account_id = accounts.id and pupil.class_id in (
      ${classesOf(viewer)})))`
  const like = `${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  return people(db, viewer)
    .where(
      search === ''
        ? isNear
        : sql<boolean>`(users.name ilike ${like} or users.name ilike ${`% ${like}`} or users.nickname ilike ${like} or users.surname ilike ${like}
            or users.surname ilike ${`% ${like}`})`,
    )
    .orderBy(isNear, 'desc')
    .orderBy('users.name')
    .orderBy('accounts.id')
    .limit(limit)
    .execute()
}

/** A post as the rule of sight reads it, there already or about to be. */
export type PostInSight =
  | { id: string }
  | { accountId: string; schoolId: string; audience: PostAudience; classId: string | null }

function rowOf(post: PostInSight): RawBuilder<unknown> {
  return 'id' in post
    ? sql`(select * from posts where id = ${post.id})`
    : sql`(select ${post.accountId}::uuid as account_id, ${post.schoolId}::uuid as school_id,
        ${post.audience}::text as audience, ${post.classId}::uuid as class_id, null::uuid as shared_post_id,
        null::uuid as shared_album_id, null::uuid as shared_photo_id,
        null::timestamptz as hidden_at, false as is_original_gone)`
}

/** Those of the people who may see the post: the one rule, asked for each, in one query. */
export async function whoSees<P extends CommunityViewer>(db: Db, list: readonly P[], post: PostInSight): Promise<P[]> {
  if (list.length === 0) return []
  const answers = sql.join(list.map((person) => isPostSeenBy(person, 'asked')))
  const { rows } = await sql<{ seen: boolean[] }>`
    select array[${answers}] as seen from ${rowOf(post)} as asked`.execute(db)
  return list.filter((_, at) => rows[0]?.seen[at] ?? false)
}
