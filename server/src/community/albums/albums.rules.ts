import type { Role } from '@trilha/contract/constants'

/** Who looks after the albums that they see: who teaches the class, or answers for the school (decision G38). */
export function keepsAlbums(role: Role): boolean {
  return role === 'PROFESSOR' || role === 'SCHOOL_ADMIN'
}
