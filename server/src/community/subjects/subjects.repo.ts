import type { Subject, Tag } from '@trilha/contract/community/subjects'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { leastShare, nearness } from '../../platform/db/nearly.ts'
import type { Moment } from '../../platform/http/page.ts'
import { isThereFor, type CommunityViewer } from '../sight/public.ts'

/** Of the viewer's school; a visitor who is not one of its people has none. */
function subjectsFor(db: Db, viewer: CommunityViewer) {
  return db
    .selectFrom('subjects')
    .select(['subjects.id', 'subjects.name'])
    .select([
      sql<number>`(select count(*) from followed_subjects join accounts on accounts.id = followed_subjects.account_id
        where followed_subjects.subject_id = subjects.id and ${isThereFor(viewer)})`.as('followersCount'),
      sql<boolean>`exists (select from followed_subjects
        where subject_id = subjects.id and account_id = ${viewer.accountId})`.as('following'),
    ])
    .where('subjects.school_id', '=', viewer.schoolId)
    .where(sql<boolean>`${viewer.isMember}`)
}

/** Those that one follows first. */
export function searchSubjects(db: Db, viewer: CommunityViewer, search: string | undefined): Promise<Subject[]> {
  let query = subjectsFor(db, viewer)
  if (search) query = query.where(isNear(search))
  return query
    .orderBy('following', 'desc')
    .orderBy(sql`search_text(subjects.name)`)
    .execute()
}

/** Spelled so, case and accents aside, or nearly. */
function isNear(search: string) {
  const spelled = sql<boolean>`strpos(search_text(subjects.name), search_text(${search})) > 0`
  return sql<boolean>`(${spelled} or ${nearness(sql`subjects.name`, search)} >= ${leastShare}::float)`
}

export function findSubject(db: Db, viewer: CommunityViewer, id: string): Promise<Subject | undefined> {
  return subjectsFor(db, viewer).where('subjects.id', '=', id).executeTakeFirst()
}

/** What an account follows, of the school that both are of. */
export function listFollowed(db: Db, viewer: CommunityViewer, userId: string): Promise<Subject[]> {
  return subjectsFor(db, viewer)
    .innerJoin('followed_subjects as theirs', 'theirs.subject_id', 'subjects.id')
    .innerJoin('accounts', 'accounts.id', 'theirs.account_id')
    .where('accounts.user_id', '=', userId)
    .where(isThereFor(viewer))
    .orderBy(sql`search_text(subjects.name)`)
    .execute()
}

export interface FollowerRow {
  accountId: string
  position: string
}

/** Who is there for the viewer, the last to come first. */
export function listFollowers(
  db: Db,
  viewer: CommunityViewer,
  { subjectId, before, limit }: { subjectId: string; before: Moment | undefined; limit: number },
): Promise<FollowerRow[]> {
  let query = db
    .selectFrom('followed_subjects')
    .innerJoin('accounts', 'accounts.id', 'followed_subjects.account_id')
    .select('accounts.id as accountId')
    // The database's own text of the time: a Date would lose its microseconds and with them rows.
    .select(sql<string>`followed_subjects.created_at::text`.as('position'))
    .where('followed_subjects.subject_id', '=', subjectId)
    .where(isThereFor(viewer))
  if (before)
    query = query.where(
      sql<boolean>`(followed_subjects.created_at, accounts.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('followed_subjects.created_at', 'desc').orderBy('accounts.id', 'desc').limit(limit).execute()
}

/** The names of the school's subjects: what people write posts about is what they like. */
export function listTags(db: Db, viewer: CommunityViewer, search: string | undefined): Promise<Tag[]> {
  let query = db
    .selectFrom('subjects')
    .select(['id', 'name'])
    .where('school_id', '=', viewer.schoolId)
    .where(sql<boolean>`${viewer.isMember}`)
  if (search) query = query.where(isNear(search))
  return query
    .orderBy(sql`search_text(name)`)
    .orderBy('id')
    .execute()
}

/** False where it was followed before. */
export async function insertFollow(tx: Tx, accountId: string, subjectId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('followed_subjects')
    .values({ account_id: accountId, subject_id: subjectId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteFollow(tx: Tx, accountId: string, subjectId: string): Promise<void> {
  await tx
    .deleteFrom('followed_subjects')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .execute()
}

/** Whoever names subjects of one school queues here: two names that differ by an accent are one. */
export async function lockSubjects(tx: Tx, schoolId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trilha subjects ' || ${schoolId}))`.execute(tx)
}

export async function findNamed(tx: Tx, schoolId: string, name: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('subjects')
    .select('id')
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`search_text(name) = search_text(${name})`)
    .executeTakeFirst()
  return row?.id
}

export async function countSubjects(tx: Tx, schoolId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('subjects')
    .select(sql<number>`count(*)`.as('count'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSubject(tx: Tx, schoolId: string, name: string): Promise<string> {
  const { id } = await tx
    .insertInto('subjects')
    .values({ school_id: schoolId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('subjects').set({ name }).where('id', '=', id).execute()
}
