import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../server/src/platform/db/database.ts'
import type { Secrets } from '../../server/src/platform/session/secrets.ts'
import { signAccessToken, type AccessToken } from '../../server/src/platform/session/tokens.ts'

export interface Asker extends AccessToken {
  token: string
}

const perClass = 25
/** Who asks. */
const asking = 100

/** Without the time limit of a request. */
export function fill(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await statement.execute(connection)
  })
}

/** A school of one grade, in classes of 25; answers its id. */
export async function schoolOfStudents(db: Db, students: number): Promise<string> {
  const mark = randomUUID()
  const { id: school } = await db
    .insertInto('schools')
    .values({ name: 'Escola de ensaio', terms_version: TERMS_VERSION, terms_agreed_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fill(db, sql`insert into grades (name, position) select '7º ano', coalesce(max(position), 0) + 1 from grades`)
  await fill(
    db,
    sql`
    insert into classes (school_id, grade_id, name, school_year)
    select ${school}, (select id from grades order by position desc limit 1), 'Turma ' || n, 2026
    from generate_series(1, ${students / perClass}::int) n`,
  )
  await fill(
    db,
    sql`
    insert into users (username, name, password_hash, date_of_birth, is_birth_date_proven, terms_version, terms_agreed_at)
    select 'ensaio.' || n || ${`.${mark}@teste.trilha.test`}, 'Pessoa Ensaio', 'x', current_date - interval '17 years', true,
      ${TERMS_VERSION}, now() from generate_series(1, ${students}::int) n`,
  )
  await fill(
    db,
    sql`
    insert into accounts (user_id, school_id, role)
    select id, ${school}, 'STUDENT' from users where username like ${`%.${mark}@teste.trilha.test`}`,
  )
  await fill(
    db,
    sql`
    insert into students (account_id, class_id)
    select a.id, c.id
    from (select id, row_number() over (order by id) - 1 as place from accounts where school_id = ${school}) a
    join (select id, row_number() over (order by name) - 1 as place from classes where school_id = ${school}) c
      on c.place = a.place / ${perClass}::int`,
  )
  return school
}

/** Some of the school's students, each with a session. */
export async function askers(db: Db, secrets: Secrets, school: string): Promise<Asker[]> {
  const { rows } = await sql<AccessToken>`
    with chosen as (
      select a.id, a.user_id, u.username from accounts a join users u on u.id = a.user_id
      where a.school_id = ${school} order by a.id limit ${asking}
    ), opened as (
      insert into sessions (user_id, account_id, keep, expires_at)
      select user_id, id, true, now() + interval '1 day' from chosen returning id, user_id, account_id
    )
    select opened.user_id as "userId", opened.account_id as "accountId", opened.id as "sessionId", chosen.username
    from opened join chosen on chosen.id = opened.account_id`.execute(db)
  return Promise.all(rows.map(async (row) => ({ ...row, token: await signAccessToken(secrets, row, new Date()) })))
}
