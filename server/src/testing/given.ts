import { randomUUID } from 'node:crypto'
import { CONSENT_YEARS, TERMS_VERSION, type Role, type SchoolFlag } from '@trilha/contract/constants'
import { sql } from 'kysely'
import { profiles } from '@trilha/contract/growth/profiles'
import { newQrCode } from '../identity/auth/public.ts'
import type { Db } from '../platform/db/database.ts'
import type { Platform } from '../platform/http/context.ts'
import { refreshToken, signAccessToken } from '../platform/session/tokens.ts'
import { blankPreview } from './blank-preview.ts'
import { caller, type Caller } from './caller.ts'
import { givenAdmissions } from './given-admissions.ts'
import { givenAlbums } from './given-albums.ts'
import { givenCommunity } from './given-community.ts'
import { givenEconomy } from './given-economy.ts'
import { givenFamily } from './given-family.ts'
import { givenInvitations } from './given-invitations.ts'
import { givenPosts } from './given-posts.ts'
import { givenLearning } from './given-learning.ts'
import { givenCourseFor, givenProgress, type CourseOptions } from './given-course.ts'
import { givenAttachment, givenChallenge, givenFile } from './given-challenge.ts'
import { givenModeration } from './given-moderation.ts'
import { givenPrivacy } from './given-privacy.ts'
import { givenQuiz, type QuizOptions } from './given-quiz.ts'
import { givenReview, type ReviewOptions } from './given-review.ts'

export interface Person extends Caller {
  userId: string
  accountId: string
  sessionId: string
  schoolId: string
  role: Role
  username: string
  password: string
  accessToken: string
  refreshToken: string
}

interface PersonOptions {
  role?: Role
  schoolId?: string
  classId?: string
  name?: string
  blocked?: boolean
  active?: boolean
  /** False: came in by the open door, as only a student does (decision 9). */
  isMember?: boolean
  /** Old enough to need nobody's consent, unless a test says otherwise; null: nobody wrote it down. */
  dateOfBirth?: string | null
  /** False: nobody followed the link to the mailbox yet. */
  isConfirmed?: boolean
  /** False: the person has not accepted the terms in force. */
  hasAgreed?: boolean
}

interface GivenOptions {
  db: Db
  address: string
  platform: Platform
}

export type Given = ReturnType<typeof createGiven>

/** Beyond those that a migration may bring; two that are made at once differ. */
let lastGrade = 1_000
const oldEnough = sql<string>`(current_date - make_interval(years => ${CONSENT_YEARS + 1}))::date`

/** Builds what a test needs, with the parents it does not mention; a test states only what matters to it. */
export function createGiven({ db, address, platform }: GivenOptions) {
  const password = 'um-segredo-de-teste'
  let hash: Promise<string> | undefined
  let defaultSchool: Promise<string> | undefined
  let defaultClass: Promise<string> | undefined

  /** Its administrator has accepted the terms for the students under 16, unless a test says otherwise. */
  async function school(name = `Escola ${randomUUID()}`, { hasAgreed = true } = {}): Promise<string> {
    const terms = { terms_version: TERMS_VERSION, terms_agreed_at: sql<Date>`now()` }
    const { id } = await db
      .insertInto('schools')
      .values({ name, ...(hasAgreed && terms) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function schoolClass(schoolId: string, schoolYear = 2026): Promise<string> {
    const grade = await db
      .insertInto('grades')
      .values({ name: '7º ano', position: (lastGrade += 1) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('classes')
      .values({ school_id: schoolId, grade_id: grade.id, name: `7º ${randomUUID()}`, school_year: schoolYear })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function person(options: PersonOptions = {}): Promise<Person> {
    const role = options.role ?? 'STUDENT'
    const schoolId = options.schoolId ?? (await (defaultSchool ??= school()))
    const username = `pessoa.${randomUUID().slice(0, 13)}@teste.trilha.test`
    const passwordHash = await (hash ??= platform.passwords.hash(password))
    const user = await db
      .insertInto('users')
      .values({
        username,
        name: options.name ?? 'Pessoa Teste',
        password_hash: passwordHash,
        email_verified_at: options.isConfirmed === false ? null : sql<Date>`now()`,
        date_of_birth: options.dateOfBirth === undefined ? oldEnough : options.dateOfBirth,
        is_birth_date_proven: options.dateOfBirth !== null,
        ...(options.hasAgreed !== false && { terms_version: TERMS_VERSION, terms_agreed_at: sql<Date>`now()` }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const account = await db
      .insertInto('accounts')
      .values({
        user_id: user.id,
        school_id: schoolId,
        role,
        active: options.active ?? true,
        blocked_at: options.blocked ? new Date() : null,
        is_member: options.isMember ?? true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (role === 'STUDENT') {
      const classId =
        options.classId ??
        (options.schoolId ? await schoolClass(schoolId) : await (defaultClass ??= schoolClass(schoolId)))
      await enrol(account.id, role, classId)
    }
    return {
      ...(await session(user.id, account.id, username)),
      userId: user.id,
      accountId: account.id,
      schoolId,
      role,
      username,
      password,
    }
  }

  /** Signed up, and of no school. */
  async function unlinked({ name = 'Pessoa Nova' }: { name?: string } = {}) {
    const username = `nova.${randomUUID().slice(0, 13)}@teste.trilha.test`
    const { id: userId } = await db
      .insertInto('users')
      .values({ username, name, password_hash: await (hash ??= platform.passwords.hash(password)) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { userId, username, password }
  }

  async function enrol(accountId: string, role: Role, classId: string): Promise<void> {
    if (role !== 'STUDENT') return
    await db.insertInto('students').values({ account_id: accountId, class_id: classId }).execute()
    await db.insertInto('parental_controls').values({ account_id: accountId }).execute()
  }

  async function session(userId: string, accountId: string, username: string) {
    const { id: sessionId } = await db
      .insertInto('sessions')
      .values({ user_id: userId, account_id: accountId, keep: false, expires_at: sql<Date>`now() + interval '1 hour'` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const accessToken = await signAccessToken(
      platform.secrets,
      { userId, accountId, sessionId, username },
      platform.now(),
    )
    return {
      ...caller(address, accessToken),
      sessionId,
      accessToken,
      refreshToken: refreshToken(platform.secrets, sessionId, 0),
    }
  }

  /** The person's profile, written where there is none. */
  async function profile({ userId }: Pick<Person, 'userId'>): Promise<string> {
    const { id } = await db
      .insertInto('profiles')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** The profile of somebody who has saved a picture of their avatar. */
  async function avatarPreview(owner: Person): Promise<string> {
    const id = await profile(owner)
    const answer = await owner.call(profiles, 'saveAvatarPreview', {
      params: { id },
      body: { avatarPreview: blankPreview },
    })
    // Who may not use the account has none.
    if (!answer.ok && !['br_0003', 'br_0038'].includes(answer.code)) throw new Error(answer.code)
    return id
  }

  /** The student that a person is, or any student of a grown-up's school, in a class that a professor teaches. */
  async function studentOf(owner: Person): Promise<{ id: string; userId: string }> {
    const { accountId, userId } =
      owner.role === 'STUDENT' ? owner : await person({ role: 'STUDENT', schoolId: owner.schoolId })
    const { id, class_id } = await db
      .selectFrom('students')
      .select(['id', 'class_id'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (owner.role === 'PROFESSOR') await teaches(owner, class_id)
    return { id, userId }
  }

  async function teaches({ accountId }: Pick<Person, 'accountId'>, classId: string): Promise<void> {
    await db.insertInto('class_professors').values({ class_id: classId, account_id: accountId }).execute()
  }

  /** Written straight into the school's row; a session that was used before may be a second behind. */
  async function flags(schoolId: string, wish: Partial<Record<SchoolFlag, boolean>>): Promise<Record<never, never>> {
    const columns = Object.entries(wish).map(([flag, value]) => [
      flag.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`),
      value,
    ])
    await db.updateTable('schools').set(Object.fromEntries(columns)).where('id', '=', schoolId).execute()
    return {}
  }

  async function survey({
    schoolId,
    openUntil = null,
  }: {
    schoolId: string
    openUntil?: Date | null
  }): Promise<string> {
    const { id } = await db
      .insertInto('nps_researches')
      .values({ school_id: schoolId, open_until: openUntil })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Another account of the same person, in a school of its own unless one is named. */
  async function addAccount({
    owner,
    schoolId,
    role = 'STUDENT',
    active = true,
  }: {
    owner: Person
    schoolId?: string
    role?: Role
    active?: boolean
  }): Promise<{ accountId: string; schoolId: string }> {
    const place = schoolId ?? (await school())
    const { id } = await db
      .insertInto('accounts')
      .values({ user_id: owner.userId, school_id: place, role, active })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enrol(id, role, await schoolClass(place))
    return { accountId: id, schoolId: place }
  }

  function qrCode({ owner }: { owner: Person }) {
    return newQrCode({ db }, owner)
  }

  /** The office made the person's password. */
  async function officePassword({ userId }: Pick<Person, 'userId'>): Promise<Record<never, never>> {
    await db.updateTable('users').set({ must_change_password: true }).where('id', '=', userId).execute()
    return {}
  }

  /** Nobody followed the link to the person's mailbox yet. */
  async function unconfirmedMailbox({ userId }: Pick<Person, 'userId'>): Promise<Record<never, never>> {
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', userId).execute()
    return {}
  }

  /** A student who signs in with a name that the school gave; answers the account. */
  async function nameOfSchool(schoolId: string): Promise<string> {
    const { accountId, userId } = await person({ schoolId })
    const username = `aluno.${randomUUID().slice(0, 8)}`
    await db.updateTable('users').set({ username }).where('id', '=', userId).execute()
    return accountId
  }

  async function notification({ owner }: { owner: Person }): Promise<string> {
    const { id } = await db
      .insertInto('notifications')
      .values({ user_id: owner.userId, account_id: owner.accountId, kind: 'PASSWORD_CHANGED' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const student = (options: Omit<PersonOptions, 'role'> = {}) => person({ ...options, role: 'STUDENT' })

  const [posts, learning] = [givenPosts(db), givenLearning(db)]
  const albums = givenAlbums(db, { ...posts, ...learning })

  return {
    attachment: (owner: Person) => givenAttachment(db, { student, schoolClass, teaches }, owner),
    ...givenAdmissions(db, { person, schoolClass }),
    ...givenCommunity(db, { person }),
    ...albums,
    ...posts,
    ...learning,
    ...givenEconomy(db),
    ...givenFamily({ db, platform, person }),
    ...givenInvitations({ db, school }),
    ...givenModeration({ db, person }),
    ...givenPrivacy(db, platform),
    avatarPreview,
    challenge: (owner: Person, options?: { deadline?: Date | null }) => givenChallenge(db, owner, options),
    file: (owner: Person) => givenFile(db, owner),
    nameOfSchool,
    officePassword,
    unconfirmedMailbox,
    notification,
    school,
    schoolClass,
    person,
    unlinked,
    student,
    account: addAccount,
    profile,
    studentOf,
    teaches,
    flags,
    survey,
    contentProgress: (owner: Person) => givenProgress(db, owner),
    course: (owner: Person, options: Partial<CourseOptions> = {}) => givenCourseFor(db, owner, options),
    qrCode,
    quiz: (options: QuizOptions) => givenQuiz(db, options),
    review: (options: ReviewOptions) => givenReview(db, options),
    session,
    /** One more device of the same person. */
    openSession: ({ owner }: { owner: Person }) => session(owner.userId, owner.accountId, owner.username),
  }
}
