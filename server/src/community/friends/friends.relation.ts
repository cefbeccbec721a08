import { GROWN_UP_YEARS } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Session } from '../../platform/session/session-store.ts'

/**
 * Who may be friends, asked of two rows of accounts under the names given. Students among each other and grown-ups
 * among each other; a grown-up and a child only where the school brought them together: in one class, or as who
 * teaches it. Whoever works for the school otherwise is nobody's friend there.
 */
export function mayBeFriends(one: string, other: string): RawBuilder<boolean> {
  const role = (name: string) => sql`${sql.table(name)}.role`
  return sql<boolean>`(case
    when ${role(one)} = 'STUDENT' and ${role(other)} = 'STUDENT'
      then ${isChild(one)} = ${isChild(other)} or ${areClassmates(one, other)}
    when ${role(one)} = 'STUDENT' then ${teaches(other, one)}
    when ${role(other)} = 'STUDENT' then ${teaches(one, other)}
    else true end)`
}

/** Whose age is not known is taken for a child. */
function isChild(account: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from users where users.id = ${sql.table(account)}.user_id
    and coalesce(users.date_of_birth > current_date - make_interval(years => ${GROWN_UP_YEARS}), true))`
}

export function areClassmates(one: string, other: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from students as mate join students as peer on peer.class_id = mate.class_id
    where mate.account_id = ${sql.table(one)}.id and peer.account_id = ${sql.table(other)}.id)`
}

export function teaches(professor: string, student: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.table(professor)}.role = 'PROFESSOR' and exists (
    select from class_professors join students on students.class_id = class_professors.class_id
    where class_professors.account_id = ${sql.table(professor)}.id and students.account_id = ${sql.table(student)}.id))`
}

/**
 * The school's year filter, asked of a row of accounts: students of a year that the viewer learns or teaches in.
 * Grown-ups have no year. It binds everybody but the school's administrators, who set it (G26).
 */
export function isOfViewersYear({
  accountId,
  role,
  flags,
}: Pick<Session, 'accountId' | 'role' | 'flags'>): RawBuilder<boolean> {
  if (!flags.isGradeControl || role === 'SCHOOL_ADMIN') return sql<boolean>`true`
  return sql<boolean>`(accounts.role <> 'STUDENT' or exists (
    select from students join classes on classes.id = students.class_id
    where students.account_id = accounts.id and classes.grade_id in (
      select grade_id from students join classes on classes.id = students.class_id
      where students.account_id = ${accountId}
      union all
      select grade_id from class_professors join classes on classes.id = class_professors.class_id
      where class_professors.account_id = ${accountId})))`
}
