import type { LANGUAGE_NAMES } from '@trilha/contract/constants'
import type { Profile, ProfileChanges } from '@trilha/contract/growth/profiles'
import { isNicknameTaken, updateNickname } from '../../identity/accounts/public.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import * as repo from './profiles.repo.ts'

export async function getMine(db: Db, userId: string): Promise<Profile> {
  return presentProfile(await repo.getOwn(db, userId), userId)
}

export async function getProfile(
  db: Db,
  viewer: repo.Viewer,
  key: Parameters<typeof repo.findVisible>[2],
): Promise<Profile> {
  const row = await repo.findVisible(db, viewer, key)
  if (!row) throw fail('nf_0014')
  return presentProfile(row, viewer.userId)
}

function presentProfile(row: repo.ProfileRow, viewerId: string): Profile {
  const { id, userId, name, nickname, biography, school, avatar, location } = row
  return {
    id,
    userId,
    name,
    nickname,
    biography,
    school,
    // Only names of the list are ever written.
    languages: (row.languages ?? []) as (typeof LANGUAGE_NAMES)[number][],
    hobbies: row.hobbies ?? [],
    favoriteBooks: row.favoriteBooks ?? [],
    avatar,
    ...(userId === viewerId && { location, latestTrips: row.latestTrips ?? [] }),
  }
}

export function updateMine(db: Db, userId: string, changes: ProfileChanges): Promise<Profile> {
  const { nickname, favoriteBooks, latestTrips, ...same } = changes
  return inTransaction(db, async (tx) => {
    if (nickname !== undefined) {
      if (await isNicknameTaken(tx, nickname, userId)) throw fail('ae_0002', { field: 'nickname' })
      await updateNickname(tx, userId, nickname)
    }
    await repo.upsertProfile(tx, userId, {
      ...same,
      ...(favoriteBooks && { favorite_books: favoriteBooks }),
      ...(latestTrips && { latest_trips: latestTrips }),
    })
    return getMine(tx, userId)
  })
}
