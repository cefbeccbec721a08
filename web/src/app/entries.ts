import type { Role, SchoolFlag } from '@trilha/contract/constants/people'
import {
  IconBriefcase,
  IconBrush,
  IconHeartHandshake,
  IconHome,
  IconPig,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ShellEntry } from '../ui/shell/shell-types.ts'
import { homeOf } from './home.ts'
import { paths } from './paths.ts'

const everywhere = ['side', 'tabs'] as const

/** Pages of the menu, in its order: those that exist and that this account may open. */
export function entriesOf(role: Role, flags: Readonly<Record<SchoolFlag, boolean>>): readonly ShellEntry[] {
  const isStudent = role === 'STUDENT'
  const isAtDesk = homeOf(role) === paths.desk
  return [
    ...(isStudent
      ? [{ id: 'home', labelKey: 'entry.home', icon: IconHome, href: paths.dashboard, group: 1, places: everywhere }]
      : []),
    ...(role === 'PARENT'
      ? [
          {
            id: 'family',
            labelKey: 'entry.family',
            icon: IconHeartHandshake,
            href: paths.family,
            group: 1,
            places: everywhere,
          },
        ]
      : []),
    ...(isAtDesk
      ? [{ id: 'desk', labelKey: 'entry.desk', icon: IconBriefcase, href: paths.desk, group: 1, places: everywhere }]
      : []),
    ...(isStudent && flags.isPermitAccessClassMenu
      ? [
          {
            id: 'class',
            labelKey: 'entry.class',
            shortKey: 'short.class',
            icon: IconUsersGroup,
            href: paths.myClass,
            group: 1,
            places: everywhere,
          },
        ]
      : []),
    // A guardian's account earns nothing, so it has no bank.
    ...(role === 'PARENT'
      ? []
      : [{ id: 'bank', labelKey: 'entry.bank', icon: IconPig, href: paths.edubank, group: 2, places: everywhere }]),
    // Everybody has an avatar; a student's is one of the places of the day.
    ...(isStudent
      ? [
          {
            id: 'studio',
            labelKey: 'entry.studio',
            icon: IconBrush,
            href: paths.studio,
            group: 2,
            places: ['side'] as const,
          },
        ]
      : []),
    { id: 'me', labelKey: 'entry.me', icon: IconUser, href: paths.myAccount, group: 3, places: everywhere },
  ]
}
