import type { FileAnswer } from '@trilha/contract/call'
import { AVATAR_PREVIEW_SIDE, type LANGUAGE_NAMES } from '@trilha/contract/constants'
import type { Profile, ProfileChanges } from '@trilha/contract/growth/profiles'
import { communityRoles } from '@trilha/contract/community/post-shapes'
import { countFriendsOf } from '../../community/friends/public.ts'
import { countOfPerson, findAccountOf } from '../../community/posts/public.ts'
import { isBlockedAtSchool, maskerForSchool } from '../../community/words/public.ts'
import { findUnavailable, updateNickname } from '../../identity/accounts/public.ts'
import { grownUpProblems } from '../../identity/names/public.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { NotThatPng, rewritePng } from '../../platform/files/png.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { isGateOpen } from '../../platform/session/policy.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { findRank } from '../../school/students/public.ts'
import * as repo from './profiles.repo.ts'

export async function getMine({ db, session, now }: { db: Db; session: Session; now: Date }): Promise<Profile> {
  return { ...(await getOwn(db, session.userId)), isEditable: isGateOpen('profileEditing', session, now) }
}

async function getOwn(db: Db, userId: string): Promise<Profile> {
  return presentProfile(await repo.getOwn(db, userId), userId)
}

interface Reading {
  db: Db
  session: Session
  now: Date
}

/** Where one of the two has blocked the other, neither has a profile for the other. */
export async function getProfile(
  { db, session, now }: Reading,
  key: Parameters<typeof repo.findVisible>[2],
): Promise<Profile> {
  const row = await repo.findVisible(db, session, key)
  if (!row || (await repo.isBlocked(db, session, row.userId))) throw fail('nf_0014')
  const takesPart = communityRoles.some((role) => role === session.role) && isGateOpen('community', session, now)
  const classRanking = await findRank(db, session, row.userId)
  return {
    ...presentProfile(row, session.userId),
    ...(classRanking !== undefined && { classRanking }),
    ...(takesPart && (await countFacts(db, session, row.userId))),
  }
}

/** Friends and publications, of who is there for the reader in the community, and of oneself. */
async function countFacts(
  db: Db,
  session: Session,
  userId: string,
): Promise<Pick<Profile, 'friendsCount' | 'publicationCounts'>> {
  const accountId = await findAccountOf(db, session, userId)
  if (accountId === undefined) return {}
  const [friendsCount, publicationCounts] = await Promise.all([
    countFriendsOf(db, session, accountId),
    countOfPerson(db, session, accountId),
  ])
  return { friendsCount, publicationCounts }
}

function presentProfile(row: repo.ProfileRow, viewerId: string): Profile {
  const { id, userId, name, nickname, surname, avatar, location } = row
  const isOwn = userId === viewerId
  // What moderation took off its author alone still reads.
  const isShown = isOwn || row.hiddenAt === null
  return {
    id,
    userId,
    name,
    nickname,
    surname,
    biography: isShown ? row.biography : null,
    school: isShown ? row.school : null,
    // Only names of the list are ever written.
    languages: (row.languages ?? []) as (typeof LANGUAGE_NAMES)[number][],
    hobbies: isShown ? (row.hobbies ?? []) : [],
    favoriteBooks: isShown ? (row.favoriteBooks ?? []) : [],
    avatar,
    ...(isOwn && { location, latestTrips: row.latestTrips ?? [] }),
  }
}

interface OwnWork {
  db: Db
  platform: Pick<Platform, 'secrets'>
  session: Pick<Session, 'userId' | 'schoolId'>
}

export function updateMine({ db, platform, session }: OwnWork, changes: ProfileChanges): Promise<Profile> {
  const { userId, schoolId } = session
  return inTransaction(db, async (tx) => {
    const mask = await maskerForSchool(tx, schoolId)
    const { nickname, favoriteBooks, latestTrips, ...same } = masked(changes, mask)
    if (nickname !== undefined) {
      if (await isBlockedAtSchool(tx, schoolId, nickname)) throw fail('ii_0083', { field: 'nickname' })
      const taken = await findUnavailable(tx, platform.secrets, { nickname }, userId)
      if (taken.nickname) throw fail('ae_0002', { field: 'nickname' })
      const problems = await grownUpProblems(tx, { userId }, { nickname })
      if (problems.length > 0) throw failFields(problems)
      await updateNickname(tx, userId, nickname)
    }
    await repo.upsertProfile(tx, userId, {
      ...same,
      ...(favoriteBooks && { favorite_books: favoriteBooks }),
      ...(latestTrips && { latest_trips: latestTrips }),
    })
    return getOwn(tx, userId)
  })
}

/** What others read is written without words that are not used at school (decision E14); a nickname is refused. */
function masked(changes: ProfileChanges, mask: (text: string) => string): ProfileChanges {
  const line = (text: string | null | undefined) => text && mask(text)
  const list = (words: string[] | undefined) => words?.map(mask)
  return {
    ...changes,
    biography: line(changes.biography),
    school: line(changes.school),
    location: line(changes.location),
    hobbies: list(changes.hobbies),
    favoriteBooks: list(changes.favoriteBooks),
    latestTrips: list(changes.latestTrips),
  }
}

/**
 * A picture of one's own avatar for where none can be drawn, written anew. It is what a browser sent, so nobody else is
 * shown it: others see a drawing made from the selection (E13).
 */
export async function savePreview(
  db: Db,
  { userId, profileId, picture }: { userId: string; profileId: string; picture: string },
): Promise<{ avatarPreview: string }> {
  const sent = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
  const png = await rewritePng(sent, AVATAR_PREVIEW_SIDE).catch((error: unknown) => {
    if (error instanceof NotThatPng) throw fail('ii_0020', { field: 'avatarPreview' })
    throw error
  })
  await inTransaction(db, (tx) => repo.savePreview(tx, userId, png))
  return { avatarPreview: `/api/profiles/${profileId}/avatar-preview` }
}

export async function getPreview(db: Db, userId: string): Promise<FileAnswer> {
  const png = await repo.findPreview(db, userId)
  if (!png) throw fail('nf_0058')
  return { name: 'avatar.png', size: png.length, content: once(png) }
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

export function listSkills(db: Db, search: string | undefined) {
  return repo.listSkills(db, search)
}
