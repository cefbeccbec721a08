import { sql, type RawBuilder } from 'kysely'
import type { PersonColumn } from '../privacy.ts'

/**
 * Whose data. Without a user it is one school's part of a person: what belongs to the account alone,
 * because another school still needs the rest (decision G24).
 */
export interface Subject {
  userId: string | null
  accountIds: readonly string[]
  /** Accounts of the same person that the reader of a copy must not learn of (decision E66). */
  hiddenAccountIds?: readonly string[]
}

export function idsOf({ userId, accountIds }: Subject): string[] {
  return userId === null ? [...accountIds] : [userId, ...accountIds]
}

/** The rows that name an account of the person which stays hidden, also where the person owns the row as well. */
export function isElsewhere({ hiddenAccountIds = [] }: Subject, columns: readonly PersonColumn[]): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${isOf({ userId: null, accountIds: hiddenAccountIds }, columns)}, false)`
}

/** The rows of a table that any of these columns gives to the subject. */
export function isOf({ userId, accountIds }: Subject, columns: readonly PersonColumn[]): RawBuilder<boolean> {
  const matches = columns.flatMap(({ column, holds, isText }) => {
    if (holds === 'signInName')
      return userId === null ? [] : [sql`${sql.ref(column)} = (select username from users where id = ${userId}::uuid)`]
    const ids = holds === 'account' ? accountIds : userId === null ? [] : [userId]
    if (ids.length === 0) return []
    return [sql`${sql.ref(column)} = any(${[...ids]}${isText ? sql`::text[]` : sql`::uuid[]`})`]
  })
  return matches.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(matches, sql` or `)})`
}
