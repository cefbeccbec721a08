import type { Role } from '@trilha/contract/constants/people'
import { paths } from './paths.ts'

/** Each role lands where it works. E17 */
export function homeOf(role: Role): string {
  if (role === 'STUDENT') return paths.dashboard
  return role === 'PARENT' ? paths.family : paths.desk
}
