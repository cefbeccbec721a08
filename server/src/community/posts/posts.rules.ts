import {
  REACTIONS,
  UPLOAD_TYPES,
  type PostMediaType,
  type PostAudience,
  type Reaction,
  type Role,
  type UploadExtension,
} from '@trilha/contract/constants'
import type { ReactionCounts } from '@trilha/contract/community/post-shapes'
import type { Names } from '@trilha/contract/rules'

/** Left unsaid, one writes for the class; who is in none and teaches none, for the school (decision G37). */
export function usualAudience(role: Role): PostAudience {
  return hasClasses(role) ? 'CLASS' : 'SCHOOL'
}

export function hasClasses(role: Role): boolean {
  return role === 'STUDENT' || role === 'PROFESSOR'
}

/** The same again takes it back, another takes its place (decision G18). */
export function nextReaction(current: Reaction | null, chosen: Reaction): Reaction | null {
  return current === chosen ? null : chosen
}

export function countsOf(rows: Partial<Record<Reaction, number>>): ReactionCounts {
  return Object.fromEntries(REACTIONS.map((reaction) => [reaction, rows[reaction] ?? 0])) as ReactionCounts
}

/** What a file is in a post; undefined where it is nothing to look at. */
export function mediaTypeOf(extension: UploadExtension): PostMediaType | undefined {
  const [kind] = UPLOAD_TYPES[extension].split('/')
  if (kind === 'image') return 'IMAGE'
  return kind === 'video' ? 'VIDEO' : undefined
}

/** The text says `@name`, and that is what the person is called. */
export function isNamedIn(text: string, { name }: { name: string }, person: Names): boolean {
  const isOneOf = name === person.name || name === person.nickname || name === person.surname
  return isOneOf && text.includes(`@${name}`)
}
