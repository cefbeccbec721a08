import type { PostAudience, PostMediaType } from '@trilha/contract/constants'
import type { Person } from '../given.ts'
import type { TestApp } from '../test-app.ts'
import { randomOf, type Random } from './random.ts'
import { givenPost, maybeHide } from './written.ts'

export interface Member {
  person: Person
  name: string
  /** A student's one class, those that a professor teaches, none of the others. */
  classes: string[]
  active: boolean
  blocked: boolean
  isMember: boolean
  open: boolean
  /** 16 or older, or a grown-up stands for them: a guardian who confirmed the mailbox, or a paper that counts. */
  mayMeet: boolean
  /** Shut out by moderation for a time. */
  suspended: boolean
  friends: Set<Member>
  /** Whom they asked, without an answer yet. */
  asks: Set<Member>
  shuns: Set<Member>
  follows: Set<string>
}

export interface Shown {
  id: string
  maker: Member
  hidden: boolean
}

export interface ClassAlbum extends Shown {
  classId: string
  schoolId: string
  photos: Shown[]
}

/** An album, or one photo of it. */
export interface Passed {
  album: ClassAlbum
  photo: Shown | null
}

export interface Written {
  id: string
  author: Member
  audience: PostAudience
  classId: string | null
  hidden: boolean
  /** It passed on what is gone. */
  isOriginalGone: boolean
  original: Written | null
  passes: Passed | null
  subjects: string[]
  names: Member[]
  media: PostMediaType[]
  said: Said[]
  reactions: Member[]
  /** Newest first. */
  at: number
}

/** A comment, or an answer to one. */
export interface Said {
  id: string
  /** Nobody's where it was removed. */
  author: Member | null
  hidden: boolean
  answers: Said[]
}

export interface World {
  members: Member[]
  written: Written[]
  albums: ClassAlbum[]
  subjects: { id: string; schoolId: string }[]
}

async function givenMember(
  test: TestApp,
  random: Random,
  { schoolId, classIds, at }: { schoolId: string; classIds: string[]; at: number },
): Promise<Member> {
  const { given, database } = test
  const role = random.one([
    'STUDENT',
    'STUDENT',
    'STUDENT',
    'STUDENT',
    'PROFESSOR',
    'PROFESSOR',
    'STAFF',
    'SCHOOL_ADMIN',
    'MENTOR',
    'PARENT',
  ] as const)
  const [active, blocked] = [!random.chance(0.07), random.chance(0.07)]
  const isMember = role !== 'STUDENT' || !random.chance(0.07)
  const name = `Pessoa ${String.fromCodePoint(65 + at)}`
  const classes =
    role === 'STUDENT' ? [random.one(classIds)] : role === 'PROFESSOR' ? classIds.filter(() => random.chance(0.5)) : []
  const years = random.one([9, 12, 15, 16, 17, null])
  const person = await given.person({
    role,
    schoolId,
    name,
    active,
    blocked,
    isMember,
    ...(role === 'STUDENT' && { classId: classes[0]!, dateOfBirth: years === null ? null : yearsAgo(years) }),
  })
  const mayMeet = role !== 'STUDENT' || (await givenConsent(test, random, person)) || (years ?? 0) >= 16
  if (role === 'PROFESSOR') for (const classId of classes) await given.teaches(person, classId)
  const open = role !== 'STUDENT' || !random.chance(0.15)
  if (open)
    await database.db
      .updateTable('parental_controls')
      .set({ community_enabled: true })
      .where('account_id', '=', person.accountId)
      .execute()
  const suspended = random.chance(0.07)
  // One that is over shuts nobody out any more.
  if (suspended || random.chance(0.1))
    await database.db
      .updateTable('accounts')
      .set({ suspended_until: new Date(Date.now() + (suspended ? 86_400_000 : -1000)) })
      .where('id', '=', person.accountId)
      .execute()
  return {
    person,
    name,
    classes,
    active,
    blocked,
    isMember,
    open,
    mayMeet,
    suspended,
    friends: new Set(),
    asks: new Set(),
    shuns: new Set(),
    follows: new Set(),
  }
}

/** A birthday that was some days ago, so that the age is the same all day. */
function yearsAgo(years: number): string {
  const day = new Date(Date.now() - 3 * 86_400_000)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}

/** Whether a grown-up stands for the student; each way of nearly doing so comes up too. */
async function givenConsent({ given, database: { db } }: TestApp, random: Random, child: Person): Promise<boolean> {
  const kind = random.one([
    'GUARDIAN',
    'GUARDIAN',
    'PAPER',
    'PAPER',
    'ASKED',
    'UNPROVEN',
    'BLOCKED',
    'WITHDRAWN',
    'NONE',
  ])
  if (kind === 'NONE') return false
  if (kind === 'PAPER' || kind === 'WITHDRAWN') {
    const id = await given.consent({ child })
    if (kind === 'PAPER') return true
    await db.updateTable('guardian_consents').set({ withdrawn_at: new Date() }).where('id', '=', id).execute()
    return false
  }
  const { schoolId } = child
  const guardian = await given.person({ role: 'PARENT', schoolId, blocked: kind === 'BLOCKED' })
  await given.guardianLink({ guardian, child, status: kind === 'ASKED' ? 'PENDING' : 'LINKED' })
  if (kind === 'UNPROVEN')
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', guardian.userId).execute()
  return kind === 'GUARDIAN'
}

/** Two schools with their people, friends, requests that wait, blocks, subjects, and what they wrote. */
export async function givenWorld(test: TestApp, seed: number): Promise<World> {
  const random = randomOf(seed)
  const { given } = test
  const world: World = { members: [], written: [], subjects: [], albums: [] }
  for (let school = 0; school < 2; school += 1) {
    const schoolId = await given.school()
    await given.flags(schoolId, { isPermitAccessClassMenu: true })
    const classIds = [await given.schoolClass(schoolId), await given.schoolClass(schoolId)]
    for (let at = 0; at < 12; at += 1) world.members.push(await givenMember(test, random, { schoolId, classIds, at }))
    for (let at = 0; at < 3; at += 1) world.subjects.push({ schoolId, id: await given.subject({ schoolId }) })
    for (const classId of classIds)
      world.albums.push(...(await givenClassAlbums(test, random, { world, schoolId, classId })))
  }
  const ofSchool = (schoolId: string) => world.members.filter(({ person }) => person.schoolId === schoolId)
  const asked = new Set<string>()
  for (const member of world.members) {
    for (const other of ofSchool(member.person.schoolId)) {
      if (other === member) continue
      const pair = [member.person.accountId, other.person.accountId].toSorted().join(' ')
      if (random.chance(0.15) && !asked.has(pair)) {
        asked.add(pair)
        await given.friendship({ from: member.person, to: other.person })
        member.friends.add(other)
        other.friends.add(member)
      } else if (random.chance(0.1) && !asked.has(pair)) {
        asked.add(pair)
        await given.friendship({ from: member.person, to: other.person, accepted: false })
        member.asks.add(other)
      }
      if (random.chance(0.06)) {
        await given.block(member.person, other.person)
        member.shuns.add(other)
      }
    }
    for (const { id, schoolId } of world.subjects)
      if (schoolId === member.person.schoolId && random.chance(0.4)) {
        await given.follow(member.person, id)
        member.follows.add(id)
      }
  }
  for (let at = 0; at < 70; at += 1) world.written.unshift(await givenPost(test, random, { world, at }))
  return world
}

/** By anybody of the school: whose it is goes by the class alone. */
async function givenClassAlbums(
  test: TestApp,
  random: Random,
  { world: { members }, schoolId, classId }: { world: World; schoolId: string; classId: string },
): Promise<ClassAlbum[]> {
  const { given } = test
  const colleagues = members.filter(({ person }) => person.schoolId === schoolId)
  const list: ClassAlbum[] = []
  for (let at = 0; at < 2; at += 1) {
    const maker = random.one(colleagues)
    const id = await given.album({ owner: maker.person, classId })
    const photos: Shown[] = []
    for (let number = 0; number < 3; number += 1) {
      const by = random.one(colleagues)
      const photoId = await given.photo({ owner: by.person, albumId: id })
      photos.push({
        id: photoId,
        maker: by,
        hidden: await maybeHide(test, random, { table: 'album_photos', id: photoId }),
      })
    }
    list.push({ id, maker, schoolId, classId, photos, hidden: await maybeHide(test, random, { table: 'albums', id }) })
  }
  return list
}
