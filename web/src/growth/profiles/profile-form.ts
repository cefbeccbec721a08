import type { Profile, ProfileChanges } from '@trilha/contract/growth/profiles'

/** What the form holds: texts as they are typed, lists as they stand. */
export interface ProfileFields {
  nickname: string
  biography: string
  school: string
  location: string
  languages: Profile['languages']
  hobbies: string[]
  favoriteBooks: string[]
  latestTrips: string[]
}

const texts = ['nickname', 'biography', 'school', 'location'] as const
const lists = ['languages', 'hobbies', 'favoriteBooks', 'latestTrips'] as const

export function fieldsOf(profile: Profile): ProfileFields {
  return {
    nickname: profile.nickname ?? '',
    biography: profile.biography ?? '',
    school: profile.school ?? '',
    location: profile.location ?? '',
    languages: profile.languages,
    hobbies: profile.hobbies,
    favoriteBooks: profile.favoriteBooks,
    latestTrips: profile.latestTrips ?? [],
  }
}

/** Only what differs is sent: what somebody else changed meanwhile stays as it is. */
export function changesOf(before: ProfileFields, now: ProfileFields): ProfileChanges {
  const changes: Record<string, unknown> = {}
  for (const field of texts) if (before[field].trim() !== now[field].trim()) changes[field] = now[field].trim()
  for (const field of lists) if (before[field].join('\n') !== now[field].join('\n')) changes[field] = now[field]
  return changes
}
