import { TERMS_VERSION, XP_PER_LEVEL } from '@trilha/contract/constants'
import { sql } from 'kysely'
import { inTransaction, type Db, type Tx } from '../src/platform/db/database.ts'
import { enqueue } from '../src/platform/jobs.ts'
import type { Passwords } from '../src/platform/session/passwords.ts'
import { gradePositionOf } from '../src/school/schools/schools.rules.ts'
import { noticesOf } from './achievements.ts'
import { insertAdmissions, waitingPeople } from './admissions.ts'
import { insertAlbums } from './albums.ts'
import { avatarOf } from './avatars.ts'
import { insertClassLife } from './class-life.ts'
import { insertCourses, insertLearning } from './courses/load.ts'
import { insertReviews } from './courses/reviews.ts'
import { dataRequests, notifications } from './desk.ts'
import { savingsGoals, withEdubank } from './edubank.ts'
import { insertConsents, insertLinks, insertNameRequests, markChoices, mayUse } from './families.ts'
import { blockRows, friendshipRows } from './friends.ts'
import { historyOf, type Clock, type History } from './history.ts'
import { createDraw, idOf } from './ids.ts'
import { insertAll } from './insert.ts'
import { invitationRows } from './invitations.ts'
import { insertModeration } from './moderation.ts'
import { accountId, cast, daysBlocked, demoPassword, people, type DemoPerson } from './people.ts'
import { insertPosts } from './posts/load.ts'
import { rewardChanges, rewardRules } from './rewards.ts'
import { classes, classId, grades, schools } from './schools.ts'
import { followRows, subjectRows } from './subjects.ts'
import { outOfRanking, profileWords, surveysOf } from './voices.ts'
import { daysBefore } from './waking.ts'
import { insertUnlocked } from './wardrobe.ts'

/**
 * Loads the demo school into an empty database, once. Answers what to tell the person at the terminal: the accounts,
 * or nothing when the database belongs to other schools.
 */
export async function loadDemo(db: Db, passwords: Passwords): Promise<string | undefined> {
  const found = await findSchools(db)
  if (found === 'others') return undefined
  if (found === 'none') {
    const hashes = await hashSecrets(passwords)
    const loaded = await inTransaction(db, (tx) => loadOnce(tx, hashes))
    if (!loaded) return undefined
  }
  return accountsText()
}

type Found = 'none' | 'demo' | 'others'

async function findSchools(db: Db): Promise<Found> {
  const rows = await db
    .selectFrom('schools')
    .select('id')
    .orderBy(sql`id = ${schools.ipe.id}`, 'desc')
    .limit(1)
    .execute()
  return rows.length === 0 ? 'none' : rows[0]!.id === schools.ipe.id ? 'demo' : 'others'
}

interface Hashes {
  password: string
  pins: ReadonlyMap<string, string>
}

/** One hash for all passwords: a hash is slow on purpose, and everybody's secret is printed at the start anyway. */
async function hashSecrets(passwords: Passwords): Promise<Hashes> {
  const pins = await Promise.all(
    people.flatMap(({ pin }) => (pin ? [passwords.hash(pin).then((hash) => [pin, hash] as const)] : [])),
  )
  return { password: await passwords.hash(demoPassword), pins: new Map(pins) }
}

/** Of two servers that start together one loads and the other waits for it. */
async function loadOnce(tx: Tx, hashes: Hashes): Promise<boolean> {
  // No limits of a request: this load, and the other server's, take as long as they take.
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('trilha demo'))`.execute(tx)
  const found = await findSchools(tx)
  if (found === 'none') await load(tx, hashes)
  return found !== 'others'
}

async function load(tx: Tx, hashes: Hashes): Promise<void> {
  const clock = await readClock(tx)
  await insertSchools(tx, clock)
  await insertPeople(tx, { hashes, clock })
  await insertAdmissions(tx, hashes.password, clock)
  await insertVoices(tx, clock)
  await insertCourses(tx, (days) => daysBefore(clock, days))
  const histories = people.map((person) => withEdubank(historyOf(person, clock), person, clock))
  await insertAll(
    tx,
    'chests',
    histories.flatMap(({ chests }) => chests),
  )
  // Months in one transaction: the chests are looked at before the first coin is taken.
  await sql`set constraints chests_earned immediate`.execute(tx)
  // One statement for each person: the ledger's trigger keeps the balances, as for any other entry.
  for (const { entries } of histories) await insertAll(tx, 'wallet_entries', entries)
  await insertLearning(
    tx,
    histories.map(({ learned }) => learned),
    (days) => daysBefore(clock, days),
  )
  await insertAchievements(tx, histories)
  await insertUnlocked(tx)
  for (const { id } of people.filter(({ unverified }) => unverified))
    await enqueue(tx, 'accounts:send-verification', { userId: id })
  await insertAll(tx, 'savings_goals', savingsGoals(clock, histories))
  await insertReviews(tx, (days) => daysBefore(clock, days))
  await insertClassLife(tx, (days) => daysBefore(clock, days))
  await insertCommunity(tx, (days) => daysBefore(clock, days))
  await insertPosts(tx, (days) => daysBefore(clock, days))
  await insertAlbums(tx, (days) => daysBefore(clock, days))
  await insertModeration(tx, (days) => daysBefore(clock, days))
  await insertAll(
    tx,
    'school_invitations',
    invitationRows((days) => daysBefore(clock, days)),
  )
  await insertAll(tx, 'data_requests', dataRequests(clock))
  await insertAll(tx, 'notifications', notifications(clock))
  await insertAll(tx, 'reward_rules', rewardRules)
  await insertAll(tx, 'audit_log', rewardChanges(clock))
}

async function insertCommunity(tx: Tx, daysAgo: (days: number) => Date): Promise<void> {
  await insertAll(tx, 'friendships', friendshipRows(daysAgo))
  await insertAll(tx, 'account_blocks', blockRows(daysAgo))
  await insertAll(tx, 'subjects', subjectRows(daysAgo))
  await insertAll(tx, 'followed_subjects', followRows(daysAgo))
}

async function insertAchievements(tx: Tx, histories: readonly History[]): Promise<void> {
  const reached = histories.flatMap((history) => history.reached)
  await insertAll(
    tx,
    'achievement_facts',
    histories.flatMap(({ facts }) => facts),
  )
  await insertAll(tx, 'achievements_reached', reached)
  // A level is news only when it comes; everybody's is known by now.
  await sql`insert into levels_celebrated (user_id, level) select user_id, 1 + xp_earned / ${XP_PER_LEVEL} from wallets`.execute(
    tx,
  )
  const userOf = new Map(
    people.flatMap((person) => person.accounts.map(({ school }) => [accountId(person, school), person.id])),
  )
  await insertAll(
    tx,
    'notifications',
    noticesOf(reached, (account) => userOf.get(account)!),
  )
}

/** Only the database's clock counts, and a day is the schools' (decision E16). */
async function readClock(tx: Tx): Promise<Clock> {
  const { rows } = await sql<Clock>`
    select at as now, date_trunc('day', local) at time zone zone as midnight,
      extract(doy from local)::int as "dayOfYear", extract(year from local)::int as "schoolYear"
    from (select now() as at, now() at time zone zone as local, zone from (values ('America/Sao_Paulo')) as zones (zone)) as clock
  `.execute(tx)
  return rows[0]!
}

async function insertSchools(tx: Tx, clock: Clock): Promise<void> {
  const { schoolYear } = clock
  await insertAll(
    tx,
    'schools',
    Object.values(schools).map(({ id, name, city, state, notice }) => ({
      id,
      name,
      city,
      state,
      notice,
      notice_at: notice === null ? null : daysBefore(clock, 1),
      time_zone: 'America/Sao_Paulo',
      is_permit_access_chat: true,
      is_permit_access_class_menu: true,
      is_blocked_account: false,
      is_grade_control: false,
      is_permit_create_course: false,
      terms_version: TERMS_VERSION,
      terms_agreed_at: daysBefore(clock, 60),
      default_community_enabled: false,
      default_chat_enabled: false,
      default_purchases_enabled: false,
      created_at: new Date(Date.UTC(schoolYear - 2, 1, 1)),
    })),
  )
  // Grades belong to the installation, so they may be there before any school.
  await tx
    .insertInto('grades')
    .values(grades.map((grade) => ({ id: idOf('grade', grade.position), ...grade })))
    .onConflict((conflict) => conflict.column('position').doNothing())
    .execute()
  const stored = await tx.selectFrom('grades').select(['id', 'position']).execute()
  const gradeIds = new Map(stored.map(({ id, position }) => [position, id]))
  await insertAll(
    tx,
    'classes',
    classes.map(({ school, name, grade }) => ({
      id: classId(school, name),
      school_id: schools[school].id,
      grade_id: gradeIds.get(grade)!,
      name,
      school_year: schoolYear,
    })),
  )
}

async function insertPeople(tx: Tx, { hashes, clock }: { hashes: Hashes; clock: Clock }): Promise<void> {
  const joined = daysBefore(clock, 300)
  const accounts = people.flatMap((person) =>
    person.accounts.map((account, at) => ({ person, at, ...account, id: accountId(person, account.school) })),
  )
  const students = accounts.filter(({ role }) => role === 'STUDENT')
  const professors = accounts.filter(({ role }) => role === 'PROFESSOR')
  await insertAll(
    tx,
    'users',
    people.map((person) => ({
      ...userRow(person, hashes),
      ...registrationOf(person, clock),
      email_verified_at: person.unverified ? null : joined,
      created_at: person.unverified ? daysBefore(clock, 1) : joined,
    })),
  )
  await insertAll(
    tx,
    'profiles',
    people.map(({ id, key, accounts: [first] }) => ({
      id: idOf('profile', id),
      user_id: id,
      ...avatarRow(key, { grown: first?.role !== 'STUDENT', at: joined }),
      ...profileWords(key),
    })),
  )
  await insertAll(
    tx,
    'accounts',
    accounts.map(({ id, person, at, school, role, blocked, ended, trialEnded }) => ({
      is_member: trialEnded !== true,
      id,
      user_id: person.id,
      school_id: schools[school].id,
      role,
      active: !ended,
      blocked_at: blocked ? daysBefore(clock, daysBlocked) : null,
      block_reason: blocked ? ('CONDUCT' as const) : null,
      trial_ends_at: trialEnded ? daysBefore(clock, 2) : null,
      // The first school of a person is the one that signing in opens.
      last_used_at: person.unverified
        ? null
        : daysBefore(clock, 20 * at + (blocked ? daysBlocked + 1 : 1 + createDraw(id).int(9))),
      created_at: person.unverified ? daysBefore(clock, 1) : joined,
    })),
  )
  await insertAll(
    tx,
    'students',
    students.map(({ id, person, school, classes: [name] }) => ({
      id: idOf('student', id),
      account_id: id,
      class_id: classId(school, name!),
      hidden_from_ranking: outOfRanking.has(person.key),
    })),
  )
  await insertAll(
    tx,
    'class_professors',
    professors.flatMap(({ id, school, classes: taught }) =>
      taught.map((name) => ({ class_id: classId(school, name), account_id: id })),
    ),
  )
  await insertAll(
    tx,
    'parental_controls',
    students.map(({ id, person }) => ({
      account_id: id,
      community_enabled: mayUse(person.key, 'community'),
      chat_enabled: mayUse(person.key, 'chat'),
      purchases_enabled: mayUse(person.key, 'purchases'),
      pin_hash: (person.pin && hashes.pins.get(person.pin)) ?? null,
      pin_set_by: person.pin ? ('GUARDIAN' as const) : null,
      pin_wrong_in_a_row: 0,
      pin_wrong_that_day: 0,
      pin_wrong_since_success: 0,
    })),
  )
  await insertLinks(tx, clock.now)
  await insertNameRequests(tx, clock.now)
  await insertConsents(tx, joined)
  await markChoices(tx)
}

/** Whoever has just come has chosen nothing yet: the studio asks. */
function avatarRow(key: string, { grown, at }: { grown: boolean; at: Date }) {
  return key === 'nova'
    ? { avatar: null, avatar_updated_at: null }
    : { avatar: avatarOf(key, { grown }), avatar_updated_at: at }
}

/** Where somebody lives, when a student was born, and which terms they agreed to. */
function registrationOf({ id, accounts: [first], incomplete, oldTerms }: DemoPerson, clock: Clock) {
  const { state, city } = schools[first!.school]
  const [className] = first!.role === 'STUDENT' ? first!.classes : []
  const draw = createDraw(`birthday of ${id}`)
  const day = `${String(1 + draw.int(12)).padStart(2, '0')}-${String(1 + draw.int(28)).padStart(2, '0')}`
  return {
    // A first year is begun at six.
    date_of_birth: className && !incomplete ? `${clock.schoolYear - gradePositionOf(className)! - 5}-${day}` : null,
    is_birth_date_proven: !incomplete,
    state: incomplete ? null : state,
    city: incomplete ? null : city,
    language: 'pt-br' as const,
    terms_version: oldTerms ?? TERMS_VERSION,
    terms_agreed_at: daysBefore(clock, oldTerms ? 300 : 60),
  }
}

/** What the school asked its people, and the first line of who opened what. */
async function insertVoices(tx: Tx, clock: Clock): Promise<void> {
  const { researches, feedbacks } = surveysOf((days) => daysBefore(clock, days))
  await insertAll(tx, 'nps_researches', researches)
  await insertAll(tx, 'nps_feedbacks', feedbacks)
  const administrator = people.find(({ key }) => key === 'direcao')!
  const flags = ['isPermitAccessChat', 'isPermitAccessClassMenu'] as const
  await insertAll(
    tx,
    'audit_log',
    flags.map((flag, at) => ({
      at: daysBefore(clock, 200 - at),
      actor_user_id: administrator.id,
      actor_account_id: accountId(administrator, 'ipe'),
      school_id: schools.ipe.id,
      action: 'school.flags.changed',
      subject_kind: 'school',
      subject_id: schools.ipe.id,
      details: { changes: [{ flag, before: false, after: true }] },
    })),
  )
}

function userRow({ id, email, name, nickname }: DemoPerson, { password }: Hashes) {
  return { id, username: email, name, nickname: nickname ?? null, password_hash: password }
}

function accountsText(): string {
  const shown = [...cast, ...waitingPeople]
  const width = Math.max(...shown.map(({ email }) => email.length))
  const lines = shown.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`)
  return [`Demo accounts, all with the password ${demoPassword}:`, ...lines].join('\n')
}
