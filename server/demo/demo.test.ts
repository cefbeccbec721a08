import { ACHIEVEMENT_CODES, ACHIEVEMENTS, type Role } from '@trilha/contract/constants'
import { NewAvatarSelection } from '@trilha/contract/economy/avatar'
import {
  avatarItemKey,
  findAvatarItem,
  findAvatarItemByKey,
  isFree,
  priceFor,
} from '@trilha/contract/economy/avatar-catalogue'
import { isLoginName } from '@trilha/contract/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayBeFriends } from '../src/community/friends/friends.relation.ts'
import { settleAll } from '../src/economy/achievements/achievements.service.ts'
import { levelOf } from '../src/economy/wallets/wallets.rules.ts'
import { mayFollow } from '../src/learning/courses/public.ts'
import type { Files } from '../src/platform/files/files.ts'
import { createPasswords } from '../src/platform/session/passwords.ts'
import { mayMeetOthers } from '../src/platform/session/guardianship.ts'
import { testSecrets } from '../src/testing/test-app.ts'
import { testDatabase, type TestDatabase } from '../src/testing/test-database.ts'
import { storeDemoFiles } from './courses/files.ts'
import { withEdubank } from './edubank.ts'
import { historyOf, type Clock } from './history.ts'
import { loadDemo } from './load.ts'
import { schools } from './schools.ts'
import { people } from './people.ts'

const passwords = createPasswords(testSecrets)
const ipe = 'Escola Vale do Ipê'
const serra = 'Colégio Serra Azul'

/** The demo cast as README.md names it: people rely on it, so it is written out again on purpose. */
const cast: readonly [email: string, role: Role, school: string, className: string | null][] = [
  ['bloqueada@demo.trilha.test', 'STUDENT', serra, '8º A'],
  ['bloqueada@demo.trilha.test', 'STUDENT', ipe, '8º B'],
  ['bloqueado@demo.trilha.test', 'STUDENT', ipe, '8º A'],
  ['caio@demo.trilha.test', 'STUDENT', ipe, '7º B'],
  ['direcao@demo.trilha.test', 'SCHOOL_ADMIN', ipe, null],
  ['direcao@serra.trilha.test', 'SCHOOL_ADMIN', serra, null],
  ['helena@demo.trilha.test', 'PROFESSOR', ipe, null],
  ['iara@demo.trilha.test', 'STUDENT', serra, '9º A'],
  ['jorge@demo.trilha.test', 'MENTOR', serra, null],
  ['jorge@demo.trilha.test', 'MENTOR', ipe, null],
  ['luana@demo.trilha.test', 'STUDENT', ipe, '7º B'],
  ['marta@demo.trilha.test', 'PARENT', ipe, null],
  ['nilo@demo.trilha.test', 'STUDENT', ipe, '9º A'],
  ['nova@demo.trilha.test', 'STUDENT', ipe, '7º A'],
  ['rafa@demo.trilha.test', 'STUDENT', serra, '7º A'],
  ['rafa@demo.trilha.test', 'STUDENT', ipe, '7º B'],
  ['secretaria@demo.trilha.test', 'STAFF', ipe, null],
  ['termos@demo.trilha.test', 'STUDENT', ipe, '9º A'],
  ['visita@demo.trilha.test', 'STUDENT', ipe, '6º B'],
  ['yasmin@demo.trilha.test', 'STUDENT', ipe, '7º B'],
]

describe('the demo school', () => {
  let database: TestDatabase
  let texts: (string | undefined)[]

  beforeAll(async () => {
    database = await testDatabase()
    // Two servers that start together: one loads, both tell the accounts.
    texts = await Promise.all([loadDemo(database.db, passwords), loadDemo(database.db, passwords)])
  })
  afterAll(() => database?.close())

  test('has a community of people who take part in it, and names them by their names', async () => {
    const { db } = database
    const posts = await db
      .selectFrom('posts')
      .leftJoin('parental_controls', 'parental_controls.account_id', 'posts.account_id')
      .select(['posts.text', 'posts.school_id as schoolId', 'parental_controls.community_enabled as isOpen'])
      .select(sql<number>`(select count(*) from post_comments where post_id = posts.id)`.as('said'))
      .execute()
    for (const { id, name } of Object.values(schools)) {
      const ofSchool = posts.filter(({ schoolId }) => schoolId === id)
      expect(ofSchool.length, name).toBeGreaterThanOrEqual(20)
      expect(ofSchool.filter(({ said }) => said > 0).length, name).toBeGreaterThanOrEqual(8)
    }
    expect(posts.filter(({ isOpen }) => isOpen === false)).toEqual([])
    const named = await db
      .selectFrom('post_mentions')
      .innerJoin('posts', 'posts.id', 'post_mentions.post_id')
      .select(['posts.text', 'post_mentions.name'])
      .execute()
    expect(named.length).toBeGreaterThan(0)
    for (const { text, name } of named) expect(text).toContain(`@${name}`)
  })

  test('has albums of classes, by who teaches them, liked and passed on by people of the class', async () => {
    const { db } = database
    const made = await db.selectFrom('albums').selectAll().execute()
    expect(made.length).toBeGreaterThanOrEqual(5)
    expect(new Set(made.map(({ school_id }) => school_id)).size).toBe(Object.keys(schools).length)
    const teaching = await db.selectFrom('class_professors').selectAll().execute()
    for (const { class_id, account_id, title } of made)
      expect(teaching, title).toContainEqual(expect.objectContaining({ class_id, account_id }))
    const strange = await sql<{ account_id: string }>`
      with said as (
        select class_id, album_likes.account_id from album_likes join albums on albums.id = album_id
        union select class_id, album_photo_likes.account_id from album_photo_likes
          join album_photos on album_photos.id = photo_id join albums on albums.id = album_id
        union select albums.class_id, posts.account_id from posts join albums on albums.id = shared_album_id
        union select albums.class_id, posts.account_id from posts
          join album_photos on album_photos.id = shared_photo_id join albums on albums.id = album_id)
      select said.account_id from said where not exists (select from class_professors
          where class_professors.class_id = said.class_id and class_professors.account_id = said.account_id)
        and not exists (select from students join parental_controls using (account_id)
          where students.class_id = said.class_id and students.account_id = said.account_id and community_enabled)`.execute(
      db,
    )
    expect(strange.rows).toEqual([])
  })

  function personNamed(email: string) {
    return database.db.selectFrom('users').selectAll().where('username', '=', email).executeTakeFirstOrThrow()
  }

  test('tells every account of the cast, with the password', () => {
    expect(texts[1]).toBe(texts[0])
    expect(texts[0]).toContain('trilha-demo-1')
    for (const [email] of cast) expect(texts[0]).toContain(`${email} `)
  })

  test('has the cast with their roles, schools and classes', async () => {
    const rows = await database.db
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.user_id')
      .innerJoin('schools', 'schools.id', 'accounts.school_id')
      .leftJoin('students', 'students.account_id', 'accounts.id')
      .leftJoin('classes', 'classes.id', 'students.class_id')
      .select(['users.username', 'accounts.role', 'schools.name as school', 'classes.name as class'])
      .where(
        'users.username',
        'in',
        cast.map(([email]) => email),
      )
      .orderBy(sql`users.username collate "C"`)
      .orderBy(sql`schools.name collate "C"`)
      .execute()
    expect(rows.map((row) => [row.username, row.role, row.school, row.class])).toEqual(cast)
  })

  test('has two people in the queue of the school that it opens: one waits for the office, one for a guardian', async () => {
    const rows = await database.db
      .selectFrom('admissions')
      .innerJoin('accounts', 'accounts.id', 'admissions.account_id')
      .innerJoin('users', 'users.id', 'accounts.user_id')
      .leftJoin('students', 'students.account_id', 'accounts.id')
      .select(['username', 'waits_for', 'is_member', 'students.id as student'])
      .select(sql<boolean>`guardian_email is not null`.as('hasGuardian'))
      .orderBy('admissions.created_at')
      .execute()
    const apart = { is_member: false, student: null }
    expect(rows).toEqual([
      { username: 'espera@demo.trilha.test', waits_for: 'OFFICE', hasGuardian: false, ...apart },
      { username: 'espera.familia@demo.trilha.test', waits_for: 'GUARDIAN', hasGuardian: true, ...apart },
    ])
    for (const { username } of rows) expect(texts[0]).toContain(username)
  })

  test('opens to the printed password and PIN', async () => {
    const luana = await personNamed('luana@demo.trilha.test')
    const control = await database.db
      .selectFrom('parental_controls')
      .innerJoin('accounts', 'accounts.id', 'parental_controls.account_id')
      .select('pin_hash')
      .where('accounts.user_id', '=', luana.id)
      .executeTakeFirstOrThrow()
    expect(await passwords.verify(luana.password_hash, 'trilha-demo-1')).toBe(true)
    expect(await passwords.verify(control.pin_hash ?? undefined, '1234')).toBe(true)
  })

  test('has two blocked people, an ended visit, one unverified, and Helena teaching 7º B', async () => {
    const blocked = await database.db
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'user_id')
      .innerJoin('schools', 'schools.id', 'school_id')
      .select(['username', 'schools.name as school'])
      .where('blocked_at', 'is not', null)
      .orderBy('username')
      .execute()
    const visits = await database.db
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'user_id')
      .select('username')
      .where('trial_ends_at', '<', sql<Date>`now()`)
      .execute()
    const unverified = await database.db
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.user_id', 'users.id')
      .select('username')
      .where('email_verified_at', 'is', null)
      .where('waits_for', 'is', null)
      .execute()
    const taught = await database.db
      .selectFrom('class_professors')
      .innerJoin('accounts', 'accounts.id', 'class_professors.account_id')
      .innerJoin('users', 'users.id', 'accounts.user_id')
      .innerJoin('classes', 'classes.id', 'class_professors.class_id')
      .select('classes.name')
      .where('users.username', '=', 'helena@demo.trilha.test')
      .execute()
    expect(blocked).toEqual([
      { username: 'bloqueada@demo.trilha.test', school: ipe },
      { username: 'bloqueado@demo.trilha.test', school: ipe },
    ])
    expect(visits).toEqual([{ username: 'visita@demo.trilha.test' }])
    expect(unverified).toEqual([{ username: 'nova@demo.trilha.test' }])
    expect(taught.map(({ name }) => name)).toContain('7º B')
  })

  test('has a data request that waits and one that was answered, and news for Luana and the head of school', async () => {
    const requests = await database.db
      .selectFrom('data_requests')
      .innerJoin('users', 'users.id', 'data_requests.user_id')
      .select(['users.username', 'status', 'type', sql<number>`due_on - data_requests.created_at::date`.as('days')])
      .orderBy('username')
      .execute()
    expect(requests).toEqual([
      { username: 'nilo@demo.trilha.test', status: 'OPEN', type: 'CHANGE', days: 15 },
      { username: 'yasmin@demo.trilha.test', status: 'DONE', type: 'OTHERS', days: 15 },
    ])
    for (const [email, unread] of [
      ['luana@demo.trilha.test', 3],
      ['direcao@demo.trilha.test', 1],
    ] as const) {
      const { id } = await personNamed(email)
      const news = await database.db.selectFrom('notifications').select('read_at').where('user_id', '=', id).execute()
      expect(news.filter(({ read_at }) => read_at === null)).toHaveLength(unread)
    }
  })

  test('gives Luana 348 Educoins, 6,420 XP and a statement that fills pages', async () => {
    const { id } = await personNamed('luana@demo.trilha.test')
    const wallet = await database.db
      .selectFrom('wallets')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(wallet).toMatchObject({ edu_coin: 348, xp: 6420, xp_earned: 6420 })
    expect(wallet.last_seq).toBeGreaterThan(120)
  })

  test('ranks 7º B as the pictures do', async () => {
    const rows = await database.db
      .selectFrom('wallets')
      .innerJoin('users', 'users.id', 'wallets.user_id')
      .innerJoin('accounts', 'accounts.user_id', 'users.id')
      .innerJoin('students', 'students.account_id', 'accounts.id')
      .innerJoin('classes', 'classes.id', 'students.class_id')
      .innerJoin('schools', 'schools.id', 'classes.school_id')
      .select(['users.name', 'wallets.xp_earned'])
      .where('classes.name', '=', '7º B')
      .where('schools.name', '=', ipe)
      .orderBy('xp_earned', 'desc')
      .limit(5)
      .execute()
    expect(rows.map((row) => [row.name, row.xp_earned])).toEqual([
      ['Caio Jatobá', 6910],
      ['Yasmin Cedro', 6655],
      ['Luana Aroeira', 6420],
      ['Davi Sapucaia', 6105],
      ['Ayumi Ingá', 5980],
    ])
  })

  test('leaves Luana three chests to open', async () => {
    const { id } = await personNamed('luana@demo.trilha.test')
    const closed = await database.db
      .selectFrom('chests')
      .innerJoin('accounts', 'accounts.id', 'chests.account_id')
      .select(['kind', 'entity', 'entity_name'])
      .where('accounts.user_id', '=', id)
      .where('opened_at', 'is', null)
      .orderBy('kind')
      .execute()
    expect(closed).toEqual([
      { kind: 'COMMON', entity: 'MODULE', entity_name: 'Decisões' },
      { kind: 'EPIC', entity: 'ACHIEVEMENT', entity_name: 'CLASSES_50' },
      { kind: 'RARE', entity: 'COURSE', entity_name: 'Meu bairro' },
    ])
  })

  test('has every kind of chest waiting, and an achievement to celebrate, for Tainá', async () => {
    const { id } = await personNamed('taina.guarana@ipe.trilha.test')
    const closed = await database.db
      .selectFrom('chests')
      .innerJoin('accounts', 'accounts.id', 'chests.account_id')
      .select('kind')
      .distinct()
      .where('accounts.user_id', '=', id)
      .where('opened_at', 'is', null)
      .execute()
    expect(closed.map(({ kind }) => kind).toSorted()).toEqual(['COMMON', 'EPIC', 'LEGENDARY', 'RARE'])
    const news = await database.db
      .selectFrom('achievements_reached')
      .innerJoin('accounts', 'accounts.id', 'achievements_reached.account_id')
      .select(['user_id', 'code'])
      .where('celebrated_at', 'is', null)
      .execute()
    expect(news).toEqual([{ user_id: id, code: 'COURSES_1' }])
    const notices = await database.db
      .selectFrom('notifications')
      .select(['kind', 'data'])
      .where('user_id', '=', id)
      .execute()
    expect(notices).toEqual([{ kind: 'ACHIEVEMENT_REACHED', data: { achievement: 'COURSES_1' } }])
  })

  test('has achievements reached, one step away and far, and none that the facts would not give', async () => {
    expect(await settleAll({ db: database.db, emit: () => Promise.reject(new Error('nothing is missing')) })).toBe(0)
    const { rows } = await sql<{ username: string; fact: string; count: number }>`
      select username, fact, count(*) from achievement_facts join accounts on accounts.id = account_id join users on users.id = user_id group by 1, 2
    `.execute(database.db)
    const counted = new Map(rows.map(({ username, fact, count }) => [`${username} ${fact}`, count]))
    expect(counted.get('luana@demo.trilha.test CLASS')).toBe(84)
    expect(counted.get('luana@demo.trilha.test RIGHT_ANSWER')).toBeGreaterThan(80)
    const { rows: early } = await sql`
      select reached.code from achievements_reached as reached join (values ${sql.join(
        ACHIEVEMENT_CODES.map(
          (code) => sql`(${code}, ${ACHIEVEMENTS[code].fact}, ${ACHIEVEMENTS[code].threshold}::int)`,
        ),
      )}) as rules (code, fact, threshold) on rules.code = reached.code
      where (select count(*) from achievement_facts as facts where facts.account_id = reached.account_id and facts.fact = rules.fact
        and facts.created_at <= reached.reached_at) < rules.threshold
    `.execute(database.db)
    expect(early).toEqual([])
  })

  test('counts towards achievements what the tables hold, and all of it', async () => {
    const { rows: drifted } = await sql`
      with there (fact, account_id, object) as (
        select 'CLASS', account_id, content_id::text from content_progress where status = 'FINISHED'
        union select 'MODULE', account_id, module_id::text from module_contents
          join content_progress as done on done.content_id = module_contents.id and status = 'FINISHED'
          group by account_id, module_id
          having count(*) = (select count(*) from module_contents as whole where whole.module_id = module_contents.module_id)
        union select 'COURSE', account_id, done.course_id::text from content_progress as done where status = 'FINISHED'
          group by account_id, done.course_id
          having count(*) = (select count(*) from module_contents as whole where whole.course_id = done.course_id)
        union select 'NOTE', account_id, content_id::text from content_notes
        union select 'CHALLENGE', account_id, challenge_id::text from challenge_attachments
        union select 'RIGHT_ANSWER', quiz_attempts.account_id, quiz_answers.question_id::text from quiz_attempts
          join quiz_answers on attempt_id = quiz_attempts.id join quiz_options on quiz_options.id = option_id and is_right
        union select 'TASK', account_id, task_id::text from task_completions
        union select 'POST', account_id, id::text from posts
          where shared_post_id is null and shared_album_id is null and shared_photo_id is null
        union select 'FRIEND', mine.id, theirs.user_id::text from friendships
          join accounts as mine on mine.id in (asker_account_id, asked_account_id)
          join accounts as theirs on theirs.id in (asker_account_id, asked_account_id) and theirs.id <> mine.id
          where accepted_at is not null
      )
      select coalesce(counted.fact, there.fact) as fact, count(counted.fact) as counted, count(there.fact) as there
      from (select * from achievement_facts where fact in (select fact from there)) as counted
        full join (select there.* from there join accounts on accounts.id = account_id and role = 'STUDENT') as there
          on there.account_id = counted.account_id and there.fact = counted.fact and there.object = counted.object_id
      where counted.fact is null or there.fact is null
      group by 1
    `.execute(database.db)
    expect(drifted).toEqual([])
  })

  test('keeps every balance equal to its entries, and every opened chest to its payment', async () => {
    const { rows: wrong } = await sql`
      select user_id from wallets left join wallet_entries using (user_id) group by user_id, edu_coin, xp, xp_earned, last_seq
      having edu_coin <> coalesce(sum(case operation when 'CREDIT' then value else -value end) filter (where coin = 'EDU_COIN'), 0)
        or xp <> coalesce(sum(case operation when 'CREDIT' then value else -value end) filter (where coin = 'XP'), 0)
        or xp_earned <> coalesce(sum(value) filter (where coin = 'XP' and operation = 'CREDIT'), 0)
        or last_seq <> count(seq)
    `.execute(database.db)
    const { rows: unpaid } = await sql`
      select chests.id from chests full join (select operator_id, min(created_at) as at from wallet_entries where origin = 'CHEST' group by 1) as paid
        on paid.operator_id = chests.id::text
      where chests.opened_at is distinct from paid.at or chests.opened_at <= chests.created_at
    `.execute(database.db)
    const { rows: unordered } = await sql`
      select user_id, seq from (select user_id, seq, created_at, lag(created_at) over (partition by user_id order by seq) as before from wallet_entries) as steps
      where created_at < before or created_at > now()
    `.execute(database.db)
    expect({ wrong, unpaid, unordered }).toEqual({ wrong: [], unpaid: [], unordered: [] })
  })

  test('has every kind of row in the statements of 7º B: gifts and sales that sum to nothing, exchanges, goals', async () => {
    const { rows: sums } = await sql<{ origin: string; sum: number; count: number }>`
      select origin, sum(case operation when 'CREDIT' then value else -value end)::int as sum, count(*)::int as count
      from wallet_entries where counterpart = 'USER' group by origin order by origin
    `.execute(database.db)
    expect(sums).toEqual([
      { origin: 'PRODUCT', sum: 0, count: 4 },
      { origin: 'USER', sum: 0, count: 10 },
    ])
    const { rows: caio } = await sql<{ exchanged: number }>`
      select (xp_earned - xp)::int as exchanged from wallets join users on users.id = user_id where username = 'caio@demo.trilha.test'
    `.execute(database.db)
    expect(caio).toEqual([{ exchanged: 400 }])
    const { rows: goals } = await sql`
      select count(*)::int as all, count(reached_at)::int as reached, count(celebrated_at)::int as celebrated from savings_goals
    `.execute(database.db)
    expect(goals).toEqual([{ all: 5, reached: 2, celebrated: 1 }])
    // For an item, what it costs that person, and more than there is.
    const { rows: forItems } = await sql<{ item: string; amount: number; xp: number; has: number }>`
      select item, savings_goals.edu_coin as amount, xp_earned::int as xp, wallets.edu_coin::int as has
      from savings_goals join wallets using (user_id) where item is not null`.execute(database.db)
    expect(forItems).toHaveLength(1)
    for (const { item, amount, xp, has } of forItems) {
      expect(amount).toBe(priceFor(findAvatarItemByKey(item)!, levelOf(xp)))
      expect(has).toBeLessThan(amount)
    }
  })

  test('names every task that was paid, and pays every task that was done', async () => {
    const { rows: nameless } = await sql`
      select operator_id from wallet_entries where origin = 'TASK' and object_name is null
    `.execute(database.db)
    expect(nameless).toEqual([])
    const { rows: gone } = await sql`
      select operator_id from wallet_entries where origin = 'TASK' and operator_id not in (select id::text from interactive_tasks)
    `.execute(database.db)
    expect(gone).toEqual([])
    const { rows: done } = await sql<{ title: string; name: string | null }>`
      select title, min(paid.object_name) as name from task_completions as done join interactive_tasks on id = task_id
        left join wallet_entries as paid on paid.operator_id = task_id::text and paid.account_id = done.account_id
          and paid.created_at = completed_at and completed_at >= interactive_tasks.created_at
      group by done.account_id, title order by title
    `.execute(database.db)
    expect(done.map(({ title }) => title)).toEqual([
      'Olhar a calçada da sua rua',
      'Preencher o diário da chuva',
      'Preencher o diário da chuva',
    ])
    expect(done.filter(({ title, name }) => title !== name)).toEqual([])
    const { rows: liked } = await sql`
      select text from wallet_entries as paid join trail_comments on trail_comments.id::text = paid.operator_id
        join trail_comment_likes as likes on likes.comment_id = trail_comments.id and likes.account_id = paid.account_id
      where origin = 'LIKE_COMMENT' and paid.created_at > trail_comments.created_at
    `.execute(database.db)
    expect(liked).toEqual([{ text: 'Alguém sabe se existe cidade-esponja no Brasil?' }])
  })

  test('paid for what the community shows: posts, comments and reactions', async () => {
    const { rows: apart } = await sql`
      with done (origin, account_id, object, at) as (
        select 'POST', account_id, id::text, created_at from posts
          where shared_post_id is null and shared_album_id is null and shared_photo_id is null
        union all select 'COMMENT_POST', said.account_id, post_id::text, min(said.created_at) from post_comments as said
          join posts on posts.id = post_id and posts.account_id <> said.account_id group by said.account_id, post_id
        union all select 'LIKE_POST', felt.account_id, post_id::text, felt.created_at from post_reactions as felt
          join posts on posts.id = post_id and posts.account_id <> felt.account_id
        union all select 'LIKE_COMMENT', felt.account_id, comment_id::text, felt.created_at from post_comment_reactions as felt
          join post_comments as said on said.id = comment_id and said.account_id <> felt.account_id
        union all select 'LIKE_COMMENT', account_id, comment_id::text, created_at from trail_comment_likes
          where exists (select from wallet_entries where operator_id = comment_id::text)
      ), paid as (
        select * from wallet_entries where origin in ('POST', 'COMMENT_POST', 'LIKE_POST', 'LIKE_COMMENT')
      )
      select paid.origin as paid, done.origin as done, done.object from paid
        full join (select done.* from done join accounts on accounts.id = account_id and role = 'STUDENT') as done
          on done.account_id = paid.account_id and done.origin = paid.origin and done.object = paid.operator_id
      where paid.id is null or done.object is null
    `.execute(database.db)
    expect(apart).toEqual([])
  })

  test('tells what one act caused as one line, as the server writes it', async () => {
    const { rows: apart } = await sql`
      select distinct origin from wallet_entries as caused
      where origin in ('COMPLETE_CLASS', 'MODULE', 'COURSE') and not exists (
        select 1 from wallet_entries as cause where cause.group_id = caused.group_id
          and cause.created_at = caused.created_at and cause.origin = 'MODULE_CONTENT_USER')
    `.execute(database.db)
    expect(apart).toEqual([])
    const { rows: alone } = await sql<{ code: string }>`
      select distinct split_part(operator_id, ':', 2) as code from wallet_entries as reached
      where origin = 'ACHIEVEMENT' and not exists (
        select 1 from wallet_entries as cause where cause.group_id = reached.group_id and cause.origin <> 'ACHIEVEMENT')
    `.execute(database.db)
    expect(alone).toEqual([])
  })

  test('has courses that are published whole, one that is a draft, and a sample for visitors', async () => {
    const { rows: wrong } = await sql`
      select courses.name from courses left join modules on modules.course_id = courses.id
        left join module_contents on module_contents.module_id = modules.id
      where published_at is not null and (module_contents.id is null or published_at > now())
    `.execute(database.db)
    expect(wrong).toEqual([])
    const visible = async (email: string, schoolName: string) => {
      const account = await database.db
        .selectFrom('accounts')
        .innerJoin('users', 'users.id', 'accounts.user_id')
        .innerJoin('schools', 'schools.id', 'accounts.school_id')
        .select(['accounts.id as accountId', 'school_id as schoolId', 'role', 'is_member as isMember'])
        .where('username', '=', email)
        .where('schools.name', '=', schoolName)
        .executeTakeFirstOrThrow()
      const rows = await database.db
        .selectFrom('courses')
        .select('name')
        .where(mayFollow(account))
        .orderBy('name')
        .execute()
      return rows.map(({ name }) => name)
    }
    expect(await visible('luana@demo.trilha.test', ipe)).toHaveLength(8)
    expect(await visible('visita@demo.trilha.test', ipe)).toEqual(['Água que move o mundo'])
    expect(await visible('rafa@demo.trilha.test', serra)).toEqual(['O céu do sertão', 'Rimas da rua'])
    expect(await visible('helena@demo.trilha.test', ipe)).toContain('Energia do vento')
  })

  test('paid for what was really done: contents, quizzes, challenges, modules and courses', async () => {
    const { rows: unfinished } = await sql`
      with parts as (
        select id::text as paid_id, id as content_id from module_contents
        union all select module_id::text, id from module_contents
        union all select course_id::text, id from module_contents
      )
      select paid.origin, paid.operator_id from wallet_entries as paid left join parts on parts.paid_id = paid.operator_id
        left join content_progress as done on done.account_id = paid.account_id and done.content_id = parts.content_id
      where paid.coin = 'XP'
        and paid.origin in ('MODULE_CONTENT_USER', 'COMPLETE_CLASS', 'WATCH_CLASS_VIDEO', 'MODULE', 'COURSE', 'LIKE_MODULE_CONTENT')
        and (done.status is distinct from 'FINISHED' or (paid.origin in ('MODULE', 'COURSE') and done.finished_at > paid.created_at))
    `.execute(database.db)
    const { rows: unpaid } = await sql`
      select content_progress.id from content_progress left join wallet_entries on wallet_entries.account_id = content_progress.account_id
        and origin = 'MODULE_CONTENT_USER' and coin = 'XP' and operator_id = content_id::text
      where (status = 'FINISHED') <> (wallet_entries.id is not null) or finished_at <> wallet_entries.created_at
    `.execute(database.db)
    const { rows: uncompleted } = await sql`
      select content_progress.content_id from content_progress
        left join content_conditions as quiz on quiz.condition = 'QUIZ' and quiz.percent >= 70
          and quiz.content_id = content_progress.content_id and quiz.account_id = content_progress.account_id
        left join wallet_entries as paid on paid.account_id = content_progress.account_id
          and paid.origin = 'COMPLETE_CLASS' and paid.coin = 'XP' and paid.operator_id = content_progress.content_id::text
      where (status = 'FINISHED' and quiz.content_id is not null) <> (paid.id is not null)
    `.execute(database.db)
    expect(uncompleted).toEqual([])
    const { rows: unmet } = await sql`
      select content_progress.id from content_progress join module_contents on module_contents.id = content_id
      where status = 'FINISHED' and (
        (has_quiz and not exists (select 1 from content_conditions as met where met.condition = 'QUIZ' and percent >= 70
          and met.content_id = content_progress.content_id and met.account_id = content_progress.account_id))
        or (has_challenge and not exists (select 1 from content_conditions as met where met.condition = 'CHALLENGE'
          and met.content_id = content_progress.content_id and met.account_id = content_progress.account_id))
        or (kind = 'VIDEO' and watched <> int4multirange(int4range(0, seconds))))
    `.execute(database.db)
    const { rows: unseen } = await sql`
      select content_progress.id from content_progress join students using (account_id) left join course_classes
        on course_classes.course_id = content_progress.course_id and course_classes.class_id = students.class_id
      where course_classes.class_id is null
    `.execute(database.db)
    expect({ unfinished, unpaid, unmet, unseen }).toEqual({ unfinished: [], unpaid: [], unmet: [], unseen: [] })
  })

  test('kept every answer and every work that was paid, and waits with some works for their professor', async () => {
    const { rows: miscounted } = await sql`
      select attempts.id from quiz_attempts as attempts
        left join content_conditions as met on met.account_id = attempts.account_id and condition = 'QUIZ'
          and met.content_id = (select content_id from quizzes where quizzes.id = attempts.quiz_id)
      where completed_at is distinct from met_at
        or correct <> (select count(*) from quiz_answers join quiz_options on quiz_options.id = option_id where attempt_id = attempts.id and is_right)
        or percent <> correct * 100 / (select count(*) from quiz_answers where attempt_id = attempts.id)
    `.execute(database.db)
    const { rows: unpaid } = await sql`
      select works.id from challenge_attachments as works
        left join wallet_entries as paid on paid.account_id = works.account_id and coin = 'XP'
          and origin = 'PROFESSOR_CHECK' and operator_id = challenge_id::text
        left join content_conditions as met on met.account_id = works.account_id and condition = 'CHALLENGE'
          and met.content_id = (select content_id from challenges where challenges.id = challenge_id)
      where works.created_at is distinct from met_at or works.checked_at is distinct from paid.created_at
    `.execute(database.db)
    const { rows: counts } = await sql<{ attempts: boolean; works: boolean; waiting: boolean }>`
      select (select count(*) from quiz_attempts) = (select count(*) from content_conditions where condition = 'QUIZ') as attempts,
        (select count(*) from challenge_attachments) = (select count(*) from content_conditions where condition = 'CHALLENGE') as works,
        (select count(*) from challenge_attachments where checked_at is null) > 5 as waiting
    `.execute(database.db)
    expect({ miscounted, unpaid, counts }).toEqual({
      miscounted: [],
      unpaid: [],
      counts: [{ attempts: true, works: true, waiting: true }],
    })
  })

  test('puts every file that its rows speak of where files are kept, once', async () => {
    const written: string[] = []
    const files: Pick<Files, 'list' | 'write'> = {
      list: () => Promise.resolve(written.map((name) => ({ name, changedAt: new Date() }))),
      write: async (_kind, name, content) => {
        written.push(name)
        let size = 0
        for await (const part of content) size += part.length
        return size
      },
    }
    await storeDemoFiles({ db: database.db, files })
    await storeDemoFiles({ db: database.db, files })
    const rows = await database.db.selectFrom('files').select(['id', 'extension']).execute()
    expect(written.toSorted()).toEqual(rows.map(({ id, extension }) => `${id}.${extension}`).toSorted())
    const { rows: broken } = await sql`
      select title from module_contents left join files on files.id = file_id
      where (kind in ('VIDEO', 'DOCUMENT')) <> (files.id is not null)
    `.execute(database.db)
    expect(broken).toEqual([])
  })

  test('every course that gave a chest was finished to its last class', async () => {
    const { rows } = await sql<{ name: string; whole: boolean }>`
      select entity_name as name, (select count(*) from module_contents where course_id::text = entity_id)
        = (select count(*) from content_progress where course_id::text = entity_id and status = 'FINISHED' and account_id = chests.account_id) as whole
      from chests where entity = 'COURSE'
    `.execute(database.db)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ whole }) => !whole)).toEqual([])
  })

  test('lets Luana go on in the middle of a video, half way through the water', async () => {
    const { id } = await personNamed('luana@demo.trilha.test')
    const { rows } = await sql<{ name: string; percent: number; next: string | null }>`
      select courses.name, round(100.0 * count(*) filter (where status = 'FINISHED') / count(*))::int as percent,
        max(title) filter (where status = 'STARTED') as next
      from courses join module_contents on module_contents.course_id = courses.id join accounts on accounts.user_id = ${id}
        left join content_progress on content_progress.content_id = module_contents.id and content_progress.account_id = accounts.id
      where courses.name in ('Água que move o mundo', 'Formas que sustentam', 'Quilombos e cidades', 'Meu primeiro robô')
      group by 1 order by name collate "C"
    `.execute(database.db)
    expect(rows).toEqual([
      { name: 'Formas que sustentam', percent: 48, next: null },
      { name: 'Meu primeiro robô', percent: 75, next: null },
      { name: 'Quilombos e cidades', percent: 20, next: null },
      { name: 'Água que move o mundo', percent: 50, next: 'O ciclo da água na cidade' },
    ])
  })

  test('has reviews of two trails: Caio did one, is in the middle of another, and has one to begin', async () => {
    const { id } = await personNamed('caio@demo.trilha.test')
    const { rows } = await sql<{ title: string; answered: number; first: number; done: boolean }>`
      select content_reviews.title, count(answers.id)::int as answered,
        count(answers.id) filter (where options.is_right)::int as first,
        bool_or(progress.completed_at is not null) as done
      from content_reviews join accounts on accounts.user_id = ${id}
        left join content_review_progress progress on progress.review_id = content_reviews.id and progress.account_id = accounts.id
        left join content_review_answers answers on answers.review_id = content_reviews.id and answers.account_id = accounts.id
        left join content_review_options options on options.id = answers.first_option_id
      group by 1 order by 1
    `.execute(database.db)
    expect(rows).toEqual([
      { title: 'Chuva na cidade', answered: 0, first: 0, done: false },
      { title: 'Do mar ao copo', answered: 5, first: 3, done: true },
      { title: 'Triângulos na memória', answered: 2, first: 1, done: false },
    ])
  })

  test('has families: two guardians of Luana, one who waits for the school, parts that some keep closed', async () => {
    const links = await database.db
      .selectFrom('guardian_links')
      .innerJoin('accounts as guardian', 'guardian.id', 'guardian_account_id')
      .innerJoin('users as guardianUser', 'guardianUser.id', 'guardian.user_id')
      .innerJoin('accounts as child', 'child.id', 'student_account_id')
      .innerJoin('users as childUser', 'childUser.id', 'child.user_id')
      .select(['guardianUser.name as guardian', 'childUser.name as child', 'status'])
      .where('childUser.username', 'in', ['luana@demo.trilha.test', 'caio@demo.trilha.test'])
      .orderBy('requested_at')
      .execute()
    expect(links).toEqual([
      { guardian: 'Marta Aroeira', child: 'Luana Aroeira', status: 'LINKED' },
      { guardian: 'Túlio Aroeira', child: 'Luana Aroeira', status: 'LINKED' },
      { guardian: 'Paulo Jatobá', child: 'Caio Jatobá', status: 'PENDING' },
      { guardian: 'Lívia Copaíba', child: 'Caio Jatobá', status: 'PENDING' },
    ])
    const closed = await database.db
      .selectFrom('parental_controls')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .innerJoin('users', 'users.id', 'user_id')
      .select('name')
      .where('community_enabled', '=', false)
      .where('waits_for', 'is', null)
      .orderBy('name')
      .execute()
    expect(closed.map(({ name }) => name)).toEqual(['Bia Imbuia', 'Cecília Pitanga', 'Nilo Copaíba'])
  })

  test('has a student who waits for another full name', async () => {
    const waiting = await database.db
      .selectFrom('name_requests')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['users.name as now', 'name_requests.name as asked', 'status'])
      .execute()
    expect(waiting).toEqual([{ now: 'Kauê Buriti', asked: 'Kauê Buriti Cajueiro', status: 'WAITING' }])
  })

  test('has a grown-up’s consent for every student who is there: a linked guardian or a paper', async () => {
    const { rows } = await sql<{ name: string }>`
      select users.name from accounts join users on users.id = accounts.user_id
      where accounts.role = 'STUDENT' and accounts.trial_ends_at is null and accounts.waits_for is null
        and not ${mayMeetOthers()}`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('is lived in: more than 60 people, a control for every student, every look of the contract', async () => {
    const profiles = await database.db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .innerJoin('accounts', 'accounts.user_id', 'users.id')
      .select(['username', 'avatar'])
      .where('waits_for', 'is', null)
      .distinct()
      .execute()
    const { rows: without } = await sql`
      select account_id from students left join parental_controls using (account_id) where chat_enabled is null
    `.execute(database.db)
    expect(profiles.length).toBeGreaterThan(60)
    expect(without).toEqual([])
    for (const { username, avatar } of profiles) {
      expect(isLoginName(username), username).toBe(true)
      if (avatar) expect(NewAvatarSelection.parse(avatar), username).toEqual(avatar)
    }
    expect(profiles.filter(({ avatar }) => avatar === null)).toHaveLength(1)
  })

  test('owns what its statements say was unlocked, and wears nothing that was not', async () => {
    const { rows } = await sql<{ userId: string; contentId: string; paid: number; xp: number }>`
      select entries.user_id as "userId", content_id as "contentId", paid,
        (select coalesce(sum(value), 0)::int from wallet_entries as earned where earned.user_id = entries.user_id
          and earned.coin = 'XP' and earned.operation = 'CREDIT' and earned.seq < entries.seq) as xp
      from unlocked_contents join wallet_entries as entries on entries.user_id = unlocked_contents.user_id
        and entries.origin = 'UNLOCK_CONTENT' and entries.operator_id = content_id`.execute(database.db)
    expect(rows.length).toBeGreaterThan(100)
    // Each for what the catalogue asked of somebody who had come so far.
    const asked = ({ contentId, xp }: (typeof rows)[number]) => priceFor(findAvatarItemByKey(contentId)!, levelOf(xp))
    expect(rows.filter((row) => row.paid !== asked(row))).toEqual([])
    expect(rows.filter((row) => row.paid < findAvatarItemByKey(row.contentId)!.price)).not.toEqual([])
    const owned = new Set(rows.map(({ userId, contentId }) => `${userId} ${contentId}`))
    const profiles = await database.db.selectFrom('profiles').select(['user_id', 'avatar']).execute()
    const blocked = profiles.flatMap(({ user_id, avatar }) =>
      (avatar?.items ?? []).filter(({ slot, itemId }) => {
        const item = findAvatarItem(slot, itemId)!
        return !isFree(item) && !owned.has(`${user_id} ${avatarItemKey(item)}`)
      }),
    )
    expect(blocked).toEqual([])
  })

  test('has friends: Luana a few, one who asks her and one whom she asks, all whom she may have', async () => {
    const { rows } = await sql<{ other: string; state: string }>`
      select users.name as other, case when accepted_at is not null then 'friend'
        when asker_account_id = luana.id then 'sent' else 'received' end as state
      from friendships
        join accounts as luana on luana.id in (asker_account_id, asked_account_id)
        join users as herself on herself.id = luana.user_id and herself.username = 'luana@demo.trilha.test'
        join accounts on accounts.id in (asker_account_id, asked_account_id) and accounts.id <> luana.id
        join users on users.id = accounts.user_id`.execute(database.db)
    expect(rows.filter(({ state }) => state === 'friend').length).toBeGreaterThanOrEqual(6)
    expect(rows.filter(({ state }) => state === 'received')).toEqual([{ other: 'Miguel Juçara', state: 'received' }])
    expect(rows.filter(({ state }) => state === 'sent')).toEqual([{ other: 'Maitê Umbuzeiro', state: 'sent' }])
    const { rows: apart } = await sql`
      select friendships.id from friendships
        join accounts as asker on asker.id = asker_account_id join accounts as asked on asked.id = asked_account_id
      where asker.school_id <> asked.school_id or not ${mayBeFriends('asker', 'asked')}`.execute(database.db)
    expect(apart).toEqual([])
    const { rows: hidden } = await sql`
      select friendships.id from friendships
        join parental_controls on account_id in (asker_account_id, asked_account_id) and not community_enabled`.execute(
      database.db,
    )
    expect(hidden).toEqual([])
    const followed = await database.db.selectFrom('followed_subjects').select('subject_id').distinct().execute()
    const subjects = await database.db.selectFrom('subjects').select('id').execute()
    expect(followed.length).toBeGreaterThan(7)
    expect(subjects.length).toBeGreaterThan(followed.length)
  })

  test('loads once', async () => {
    const state = () =>
      sql`select (select count(*) from users) as users, (select count(*) from wallet_entries) as entries, (select count(*) from chests) as chests,
        (select sum(edu_coin) from wallets) as coins, (select max(created_at) from wallet_entries) as latest`.execute(
        database.db,
      )
    const before = (await state()).rows
    expect(await loadDemo(database.db, passwords)).toBe(texts[0])
    expect((await state()).rows).toEqual(before)
  })
})

test('leaves a database of other schools alone', async () => {
  const database = await testDatabase()
  await database.db.insertInto('schools').values({ name: 'Escola de verdade' }).execute()
  expect(await loadDemo(database.db, passwords)).toBeUndefined()
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
  await database.close()
})

describe('the history holds on any day', () => {
  const midnight = (day: string) => new Date(`${day}T03:00:00Z`)

  test.each(['08:10', '10:40', '15:00', '23:50'])('a child does nothing at night, loaded at %s', (time) => {
    const now = new Date(`2027-06-16T${time}:00-03:00`)
    const clock = { now, midnight: midnight('2027-06-16'), dayOfYear: 167, schoolYear: 2027 }
    const atNight = people.flatMap((person) =>
      withEdubank(historyOf(person, clock), person, clock).entries.filter(({ created_at }) => {
        const local = new Date(created_at.getTime() - 3 * 3_600_000).toISOString().slice(11, 16)
        return local < '07:00' || local > '21:30'
      }),
    )
    expect(atNight).toEqual([])
  })

  test('Luana buys something in every month, and more comes in than goes out in the one that began', () => {
    const clock = {
      now: new Date('2026-11-16T13:00:00Z'),
      midnight: midnight('2026-11-16'),
      dayOfYear: 320,
      schoolYear: 2026,
    }
    const coins = historyOf(people[0]!, clock).entries.filter(({ coin }) => coin === 'EDU_COIN')
    const bought = coins.filter(({ origin }) => origin === 'UNLOCK_CONTENT')
    const months = Map.groupBy(bought, ({ created_at }) => created_at.getUTCMonth() + 1)
    expect([...months.keys()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
    const sum = coins
      .filter(({ created_at }) => created_at >= midnight('2026-11-01'))
      .reduce((all, { operation, value }) => all + (operation === 'CREDIT' ? value : -value), 0)
    expect(sum).toBeGreaterThan(0)
  })
  const clocks: [string, Clock][] = [
    [
      'a moment after midnight',
      { now: new Date('2027-06-01T03:00:04Z'), midnight: midnight('2027-06-01'), dayOfYear: 152, schoolYear: 2027 },
    ],
    [
      'on the first of January',
      { now: new Date('2027-01-01T15:00:00Z'), midnight: midnight('2027-01-01'), dayOfYear: 1, schoolYear: 2027 },
    ],
    [
      'on the last day of a leap year',
      { now: new Date('2029-01-01T02:59:59Z'), midnight: midnight('2028-12-31'), dayOfYear: 366, schoolYear: 2028 },
    ],
  ]

  test.each(clocks)('%s', (_, clock) => {
    for (const person of people) {
      const { entries } = withEdubank(historyOf(person, clock), person, clock)
      const dates = entries.map((entry) => entry.created_at.getTime())
      expect(dates, person.name).toEqual(dates.toSorted((a, b) => a - b))
      expect(dates.at(-1) ?? 0, person.name).toBeLessThan(clock.now.getTime())
    }
    for (const person of people) {
      const balance = { EDU_COIN: 0, XP: 0 }
      for (const { coin, operation, value } of withEdubank(historyOf(person, clock), person, clock).entries) {
        balance[coin] += operation === 'CREDIT' ? value : -value
        expect(balance[coin], person.name).toBeGreaterThanOrEqual(0)
      }
    }
    // One thing in an evening, also where the sum must be exact.
    for (const person of people) {
      const bought = historyOf(person, clock).entries.filter(({ origin }) => origin === 'UNLOCK_CONTENT')
      const evenings = bought.map(({ created_at, account_id }) => `${account_id} ${created_at.getTime()}`)
      expect(new Set(evenings).size, person.name).toBe(bought.length)
    }
    const luana = historyOf(people[0]!, clock).entries
    expect(luana.at(-1)!.created_at.getTime()).toBeGreaterThanOrEqual(clock.midnight.getTime())
    expect(luana.filter(({ coin }) => coin === 'XP').reduce((sum, { value }) => sum + value, 0)).toBe(6420)
  })
})
