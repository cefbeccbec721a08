import { sql, type RawBuilder } from 'kysely'
import type { PersonColumn } from '../privacy.ts'

/**
 * Whose data. Without a user it is one school's part of a person: what belongs to the account alone,
 * because another school still needs the rest (decision G24).
 */
export interface Subject {
  userId: string | null
  accountIds: readonly string[]
}

export function idsOf({ userId, accountIds }: Subject): string[] {
  return userId === null ? [...accountIds] : [userId, ...accountIds]
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
