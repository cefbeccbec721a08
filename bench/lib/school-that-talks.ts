import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/db/database.ts'
import type { Secrets } from '../../server/src/platform/session/secrets.ts'
import { askers, fill, schoolOfStudents, type Asker } from './school-of-students.ts'

const postsEach = 20
const friendsEach = 20
const subjects = 12
const followedEach = 3
/** Over how many days the posts were written. */
const days = 200

export interface TalkingSchool {
  schoolId: string
  askers: Asker[]
}

/**
 * A school whose community is open to every student, of whom each wrote twenty posts in half a year (for the class, for
 * friends and for the school, a third of them about a subject), has twenty friends in other classes and follows three
 * subjects. Every post has two reactions and every second one a comment.
 */
export async function schoolThatTalks(db: Db, secrets: Secrets, students: number): Promise<TalkingSchool> {
  const schoolId = await schoolOfStudents(db, students)
  await fill(
    db,
    sql`insert into profiles (user_id) select user_id from accounts where school_id = ${schoolId} on conflict do nothing`,
  )
  await fill(
    db,
    sql`
    insert into parental_controls (account_id, community_enabled)
    select id, true from accounts where school_id = ${schoolId}
    on conflict (account_id) do update set community_enabled = true`,
  )
  await fill(
    db,
    sql`
    insert into subjects (school_id, name) select ${schoolId}, 'Assunto ' || n from generate_series(1, ${subjects}::int) n`,
  )
  await fill(
    db,
    sql`
    create table placed as select account_id, class_id, row_number() over (order by class_id, account_id) - 1 as place
      from students join accounts on accounts.id = students.account_id where accounts.school_id = ${schoolId}`,
  )
  await fill(db, sql`create unique index on placed (place)`)
  await fill(
    db,
    sql`
    create table numbered as select id, row_number() over (order by name) - 1 as number from subjects
      where school_id = ${schoolId}`,
  )
  await fill(
    db,
    sql`
    insert into followed_subjects (account_id, subject_id)
    select account_id, id from placed join generate_series(0, ${followedEach - 1}::int) n on true
      join numbered on number = (place + n * 5) % ${subjects}::int`,
  )
  // Each asks ten, and is asked by ten: so far on in the list that they are of another class.
  await fill(
    db,
    sql`
    insert into friendships (asker_account_id, asked_account_id, accepted_at)
    select asker.account_id, asked.account_id, now() from placed as asker
      join generate_series(1, ${friendsEach / 2}::int) n on true
      join placed as asked on asked.place = (asker.place + n * 13 + 11) % ${students}::int`,
  )
  await fill(
    db,
    sql`
    insert into posts (school_id, account_id, audience, class_id, text, created_at)
    select ${schoolId}, account_id, audience, case audience when 'CLASS' then class_id end,
      'Hoje a turma plantou mudas de ipê na entrada da escola, e cada um levou uma para regar em casa.',
      now() - interval '1 day' * ${days}::int * (n * ${students}::bigint + (place * 7919) % ${students}::int) / (${postsEach}::bigint * ${students}::int)
    from generate_series(0, ${postsEach - 1}::int) n cross join placed
      cross join lateral (select (array['CLASS', 'FRIENDS', 'SCHOOL'])[(place + n) % 3 + 1] as audience) as meant`,
  )
  await fill(
    db,
    sql`
    insert into post_subjects (post_id, subject_id, created_at, audience, class_id, account_id)
    select posts.id, numbered.id, posts.created_at, audience, class_id, account_id from (
      select posts.*, row_number() over (order by id) as number from posts where school_id = ${schoolId}) as posts
      join numbered on numbered.number = posts.number / 3 % ${subjects}::int
    where posts.number % 3 = 0`,
  )
  await fill(
    db,
    sql`
    insert into post_reactions (post_id, account_id, reaction)
    select posts.id, reactor.account_id, (array['LIKE', 'CLAP'])[n] from (
        select id, account_id from posts where school_id = ${schoolId}) as posts
      join placed as author on author.account_id = posts.account_id
      join generate_series(1, 2) n on true
      join placed as reactor on reactor.place = (author.place + n) % ${students}::int`,
  )
  await fill(
    db,
    sql`
    insert into post_comments (post_id, account_id, text)
    select posts.id, speaker.account_id, 'Que legal!' from (
        select id, account_id, row_number() over (order by id) as number from posts where school_id = ${schoolId}) as posts
      join placed as author on author.account_id = posts.account_id
      join placed as speaker on speaker.place = (author.place + 1) % ${students}::int
    where posts.number % 2 = 0`,
  )
  await fill(db, sql`drop table placed, numbered`)
  await fill(db, sql`vacuum analyze`)
  return { schoolId, askers: await askers(db, secrets, schoolId) }
}
