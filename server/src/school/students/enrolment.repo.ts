import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** The school's classes of the newest year that has begun (decision E16). */
function currentClasses(db: Db, schoolId: string) {
  return db
    .selectFrom('classes')
    .innerJoin('schools', 'schools.id', 'classes.school_id')
    .where('classes.school_id', '=', schoolId)
    .where(
      'classes.school_year',
      '=',
      sql<number>`(select max(c.school_year) from classes c where c.school_id = schools.id and c.school_year <= extract(year from now() at time zone schools.time_zone))`,
    )
}

/**
 * Where somebody who signs up alone is placed: in the class of the grade with the fewest students, so that classes
 * fill evenly; the school moves them where they belong.
 */
export function findClassFor(
  db: Db,
  { schoolId, gradeId }: { schoolId: string; gradeId: string },
): Promise<{ id: string; name: string } | undefined> {
  return currentClasses(db, schoolId)
    .select(['classes.id', 'classes.name'])
    .where('classes.grade_id', '=', gradeId)
    .orderBy(sql`(select count(*) from students where students.class_id = classes.id)`)
    .orderBy('classes.name')
    .limit(1)
    .executeTakeFirst()
}

export function listGradesWithClasses(db: Db, schoolId: string): Promise<{ id: string; name: string }[]> {
  return currentClasses(db, schoolId)
    .innerJoin('grades', 'grades.id', 'classes.grade_id')
    .select(['grades.id', 'grades.name'])
    .groupBy(['grades.id', 'grades.name', 'grades.position'])
    .orderBy('grades.position')
    .execute()
}

export async function enrol(tx: Tx, { accountId, classId }: { accountId: string; classId: string }): Promise<string> {
  const { id } = await tx
    .insertInto('students')
    .values({ account_id: accountId, class_id: classId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The current ones, as a person looks for them. */
export function listClasses(db: Db, schoolId: string) {
  return currentClasses(db, schoolId)
    .innerJoin('grades', 'grades.id', 'classes.grade_id')
    .select(['classes.id', 'classes.name', 'grades.name as gradeName', 'classes.school_year as schoolYear'])
    .orderBy('grades.position')
    .orderBy('classes.name')
    .execute()
}

/** Into the class, whether the student was in another before or in none. */
export async function putInClass(
  tx: Tx,
  { accountId, classId }: { accountId: string; classId: string },
): Promise<void> {
  await tx
    .insertInto('students')
    .values({ account_id: accountId, class_id: classId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ class_id: classId }))
    .execute()
}

/** Exactly these, of the classes there are now; what was taught in years before stays. */
export async function setTaught(
  tx: Tx,
  { accountId, schoolId, classIds }: { accountId: string; schoolId: string; classIds: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('class_professors')
    .where('account_id', '=', accountId)
    .where('class_id', 'in', currentClasses(tx, schoolId).select('classes.id'))
    .execute()
  if (classIds.length > 0)
    await tx
      .insertInto('class_professors')
      .values(classIds.map((classId) => ({ class_id: classId, account_id: accountId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
