import { ROLES, type Role } from '@trilha/contract/constants/people'

/** Whom somebody may take in and change; the server holds them to it. */
export function manageableBy(role: Role | undefined): readonly Role[] {
  if (role === 'SCHOOL_ADMIN') return ROLES
  return role === 'STAFF' ? ['STUDENT', 'PARENT'] : []
}
