import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/db/database.ts'
import type { Secrets } from '../../server/src/platform/session/secrets.ts'
import { signAccessToken } from '../../server/src/platform/session/tokens.ts'

export interface Learner {
  token: string
}

const perClass = 25
const coursesOfClass = 10
/** Who asks. */
const asking = 100

/** A school whose every class follows ten courses of 25 classes, and whose every student has begun some of them. */
export async function schoolOfLearners(
  db: Db,
  secrets: Secrets,
  { students, courses }: { students: number; courses: number },
): Promise<Learner[]> {
  const mark = randomUUID()
  const { id: school } = await db
    .insertInto('schools')
    .values({ name: 'Escola de ensaio' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fill = (statement: ReturnType<typeof sql>) =>
    db.connection().execute(async (connection) => {
      // Without the time limit of a request.
      await sql`set statement_timeout = 0`.execute(connection)
      await statement.execute(connection)
    })
  await fill(sql`insert into grades (name, position) select '7º ano', coalesce(max(position), 0) + 1 from grades`)
  await fill(sql`
    insert into classes (school_id, grade_id, name, school_year)
    select ${school}, (select id from grades order by position desc limit 1), 'Turma ' || n, 2026
    from generate_series(1, ${students / perClass}::int) n`)
  await fill(sql`
    insert into users (username, name, password_hash)
    select 'ensaio.' || n || ${`.${mark}@teste.trilha.test`}, 'Pessoa Ensaio', 'x' from generate_series(1, ${students}::int) n`)
  await fill(sql`
    insert into accounts (user_id, school_id, role)
    select id, ${school}, 'STUDENT' from users where username like ${`%.${mark}@teste.trilha.test`}`)
  await fill(sql`
    insert into students (account_id, class_id)
    select a.id, c.id
    from (select id, row_number() over (order by id) - 1 as place from accounts where school_id = ${school}) a
    join (select id, row_number() over (order by name) - 1 as place from classes where school_id = ${school}) c
      on c.place = a.place / ${perClass}::int`)
  await fill(sql`
    insert into courses (school_id, name, subject, created_at)
    select ${school}, 'Trilha ' || n, 'SCIENCE', now() - n * interval '1 hour' from generate_series(1, ${courses}::int) n`)
  // Course by course, as they are made: a course's rows lie together.
  await fill(sql`
    insert into modules (course_id, name, position)
    select id, 'Módulo ' || n, n from courses, generate_series(1, 5) n where school_id = ${school}
    order by created_at, id, n`)
  await fill(sql`
    insert into module_contents (course_id, module_id, kind, title, position)
    select m.course_id, m.id, 'TEXT', 'Aula ' || n, n from modules m, generate_series(1, 5) n
    order by m.course_id, m.position, n`)
  await fill(sql`
    insert into course_classes (course_id, class_id)
    select co.id, cl.id
    from (select id, row_number() over (order by name) - 1 as place from classes where school_id = ${school}) cl
    cross join generate_series(0, ${coursesOfClass - 1}::int) n
    join (select id, row_number() over (order by created_at) - 1 as place from courses where school_id = ${school}) co
      on co.place = (cl.place * 7 + n) % ${courses}::int`)
  await fill(sql`update courses set published_at = now() where school_id = ${school}`)
  await fill(sql`
    insert into content_progress (account_id, content_id, course_id, status, finished_at)
    select s.account_id, mc.id, mc.course_id, 'FINISHED', now()
    from students s
    join course_classes cc on cc.class_id = s.class_id
    join modules m on m.course_id = cc.course_id and m.position <= 1
    join module_contents mc on mc.module_id = m.id and mc.position <= 3
    order by s.account_id, mc.course_id, mc.position`)
  await fill(sql`vacuum analyze`)
  return askers(db, secrets, school)
}

async function askers(db: Db, secrets: Secrets, school: string): Promise<Learner[]> {
  const { rows } = await sql<{ userId: string; accountId: string; username: string; sessionId: string }>`
    with chosen as (
      select a.id, a.user_id, u.username from accounts a join users u on u.id = a.user_id
      where a.school_id = ${school} order by a.id limit ${asking}
    ), opened as (
      insert into sessions (user_id, account_id, keep, expires_at)
      select user_id, id, true, now() + interval '1 day' from chosen returning id, user_id, account_id
    )
    select opened.user_id as "userId", opened.account_id as "accountId", opened.id as "sessionId", chosen.username
    from opened join chosen on chosen.id = opened.account_id`.execute(db)
  return Promise.all(rows.map(async (row) => ({ token: await signAccessToken(secrets, row, new Date()) })))
}
