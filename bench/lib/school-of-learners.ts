import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/db/database.ts'
import type { Secrets } from '../../server/src/platform/session/secrets.ts'
import { askers, fill, schoolOfStudents, type Asker } from './school-of-students.ts'

const coursesOfClass = 10

/** A school whose every class follows ten courses of 25 classes, and whose every student has begun some of them. */
export async function schoolOfLearners(
  db: Db,
  secrets: Secrets,
  { students, courses }: { students: number; courses: number },
): Promise<Asker[]> {
  const school = await schoolOfStudents(db, students)
  await fill(
    db,
    sql`
    insert into courses (school_id, name, subject, created_at)
    select ${school}, 'Trilha ' || n, 'SCIENCE', now() - n * interval '1 hour' from generate_series(1, ${courses}::int) n`,
  )
  // Course by course, as they are made: a course's rows lie together.
  await fill(
    db,
    sql`
    insert into modules (course_id, name, position)
    select id, 'Módulo ' || n, n from courses, generate_series(1, 5) n where school_id = ${school}
    order by created_at, id, n`,
  )
  await fill(
    db,
    sql`
    insert into module_contents (course_id, module_id, kind, title, position)
    select m.course_id, m.id, 'TEXT', 'Aula ' || n, n from modules m, generate_series(1, 5) n
    order by m.course_id, m.position, n`,
  )
  await fill(
    db,
    sql`
    insert into course_classes (course_id, class_id)
    select co.id, cl.id
    from (select id, row_number() over (order by name) - 1 as place from classes where school_id = ${school}) cl
    cross join generate_series(0, ${coursesOfClass - 1}::int) n
    join (select id, row_number() over (order by created_at) - 1 as place from courses where school_id = ${school}) co
      on co.place = (cl.place * 7 + n) % ${courses}::int`,
  )
  await fill(db, sql`update courses set published_at = now() where school_id = ${school}`)
  await fill(
    db,
    sql`
    insert into content_progress (account_id, content_id, course_id, status, finished_at)
    select s.account_id, mc.id, mc.course_id, 'FINISHED', now()
    from students s
    join course_classes cc on cc.class_id = s.class_id
    join modules m on m.course_id = cc.course_id and m.position <= 1
    join module_contents mc on mc.module_id = m.id and mc.position <= 3
    order by s.account_id, mc.course_id, mc.position`,
  )
  await fill(db, sql`vacuum analyze`)
  return askers(db, secrets, school)
}
