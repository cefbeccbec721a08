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
