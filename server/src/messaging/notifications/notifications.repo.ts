import { NOTIFICATION_DAYS, type Role } from '@trilha/contract/constants'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { isProvenLink } from '../../platform/session/guardianship.ts'
import type { NotificationTables } from './notifications.tables.ts'

/** Whose list: the person's own notices and those of the account in use (decision G24). */
export interface Reader {
  userId: string
  accountId: string
}

export type NewNotification = Omit<Insertable<NotificationTables['notifications']>, 'id' | 'created_at' | 'read_at'>

function ofReader({ userId, accountId }: Reader) {
  return sql<boolean>`n.user_id = ${userId}::uuid and (n.account_id is null or n.account_id = ${accountId}::uuid)`
}

/** What the person is in the school of the account in use. Who works there and has a child there works there first. */
function roleAtReaders({ accountId }: Reader, who: 'about' | 'by') {
  return sql<Role | null>`(select theirs.role from accounts theirs join accounts mine on mine.school_id = theirs.school_id
    where mine.id = ${accountId}::uuid and theirs.user_id = ${sql.ref(`${who}.id`)}
    order by theirs.active desc, theirs.role = 'PARENT' limit 1)`
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

export function listNotifications(
  db: Db,
  { reader, before, limit }: { reader: Reader; before?: Moment | undefined; limit: number },
) {
  let query = db
    .selectFrom('notifications as n')
    .leftJoin('users as about', 'about.id', 'n.about_user_id')
    .leftJoin('users as by', 'by.id', 'n.by_user_id')
    .selectAll('n')
    .select([
      'about.name as aboutName',
      'about.nickname as aboutNickname',
      'about.surname as aboutSurname',
      'by.name as byName',
      'by.nickname as byNickname',
      'by.surname as bySurname',
      sql<string>`n.created_at::text`.as('position'),
    ])
    .select([roleAtReaders(reader, 'about').as('aboutRole'), roleAtReaders(reader, 'by').as('byRole')])
    .where(ofReader(reader))
  if (before)
    query = query.where(sql<boolean>`(n.created_at, n.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`)
  return query.orderBy('n.created_at', 'desc').orderBy('n.id', 'desc').limit(limit).execute()
}

/** By their account in the child's school: what happens there is not told in another (decision G24). */
export function listGuardiansToTell(
  tx: Tx,
  studentAccountId: string,
): Promise<{ user_id: string; account_id: string }[]> {
  return tx
    .selectFrom('guardian_links as link')
    .innerJoin('accounts', 'accounts.id', 'link.guardian_account_id')
    .select(['accounts.user_id', 'accounts.id as account_id'])
    .where('link.student_account_id', '=', studentAccountId)
    .where(isProvenLink())
    .execute()
}

/** Whose age is not known counts as younger: whoever cares for them had better hear too much than too little. */
export async function isYoungerThan(db: Db, userId: string, years: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`coalesce(date_of_birth > current_date - make_interval(years => ${years}), true)`)
    .executeTakeFirst()
  return row !== undefined
}

export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('notifications as n')
    .select(sql<number>`count(*)`.as('count'))
    .where(ofReader(reader))
    .where('n.read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export function findOwn(db: Db, reader: Reader, id: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('notifications as n')
    .select('n.id')
    .where('n.id', '=', id)
    .where(ofReader(reader))
    .executeTakeFirst()
}

/** The first reading counts; a second changes nothing. */
export async function markRead(tx: Tx, reader: Reader, id?: string): Promise<void> {
  let query = tx
    .updateTable('notifications as n')
    .set({ read_at: sql<Date>`now()` })
    .where(ofReader(reader))
    .where('n.read_at', 'is', null)
  if (id !== undefined) query = query.where('n.id', '=', id)
  await query.execute()
}

export function insertNotifications(tx: Tx, rows: readonly NewNotification[]) {
  return tx
    .insertInto('notifications')
    .values([...rows])
    .returning(['id', 'user_id', 'account_id'])
    .execute()
}

/** The working accounts of a school in these roles. */
export function listStaff(
  db: Db,
  schoolId: string,
  roles: readonly Role[],
): Promise<{ id: string; user_id: string }[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'user_id'])
    .where('school_id', '=', schoolId)
    .where('role', 'in', [...roles])
    .where('active', '=', true)
    .where('blocked_at', 'is', null)
    .execute()
}

/** Whether the person was ever signed in before this session; the audit log alone remembers. */
export async function hasSignedInBefore(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('actor_user_id', '=', userId)
    .where('action', '=', 'session.started')
    .where('subject_id', '<>', sessionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeOld(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${NOTIFICATION_DAYS})`)
    .execute()
}
