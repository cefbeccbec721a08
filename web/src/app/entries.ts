import type { Role, SchoolFlag } from '@trilha/contract/constants/people'
import {
  IconBriefcase,
  IconBrush,
  IconHeartHandshake,
  IconHome,
  IconPig,
  IconRoute,
  IconSchool,
  IconTrophy,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ShellEntry } from '../ui/shell/shell-types.ts'
import { homeOf } from './home.ts'
import { mayOpen, pageRoles } from './page-roles.ts'
import { paths } from './paths.ts'

const everywhere = ['side', 'tabs'] as const

export function hasBank(role: Role): boolean {
  return mayOpen(role, [pageRoles[paths.edubank]])
}

const home: ShellEntry = {
  id: 'home',
  labelKey: 'entry.home',
  icon: IconHome,
  href: paths.dashboard,
  group: 1,
  places: everywhere,
}
const me: ShellEntry = {
  id: 'me',
  labelKey: 'entry.me',
  icon: IconUser,
  href: paths.myAccount,
  group: 3,
  places: everywhere,
}

/** Until it is known who is there: what everybody has. The dashboard leads on to one's own home (E17). */
export const entriesOfAnyone: readonly ShellEntry[] = [home, me]

/** Pages of the menu, in its order: those that exist and that this account may open. */
export function entriesOf(role: Role, flags: Readonly<Record<SchoolFlag, boolean>>): readonly ShellEntry[] {
  const isStudent = role === 'STUDENT'
  const entries: (ShellEntry | false)[] = [
    isStudent && home,
    isStudent && {
      id: 'trails',
      labelKey: 'entry.trails',
      shortKey: 'short.trails',
      icon: IconRoute,
      href: paths.myTrail,
      group: 1,
      places: everywhere,
    },
    role === 'PARENT' && {
      id: 'family',
      labelKey: 'entry.family',
      icon: IconHeartHandshake,
      href: paths.family,
      group: 1,
      places: everywhere,
    },
    homeOf(role) === paths.desk && {
      id: 'desk',
      labelKey: 'entry.desk',
      icon: IconBriefcase,
      href: paths.desk,
      group: 1,
      places: everywhere,
    },
    !isStudent &&
      mayOpen(role, [pageRoles[paths.myTrail]]) && {
        id: 'trails',
        labelKey: 'entry.schoolTrails',
        icon: IconRoute,
        href: paths.myTrail,
        group: 1,
        places: everywhere,
      },
    mayOpen(role, [pageRoles[paths.playground]]) && {
      id: 'community',
      labelKey: 'entry.community',
      icon: IconUsersGroup,
      href: paths.playground,
      group: 1,
      places: everywhere,
    },
    isStudent &&
      flags.isPermitAccessClassMenu && {
        id: 'class',
        labelKey: 'entry.class',
        shortKey: 'short.class',
        icon: IconSchool,
        href: paths.myClass,
        group: 1,
        // A phone's five tabs are for what is used all day; the community leads to the class too.
        places: ['side'],
      },
    hasBank(role) && {
      id: 'bank',
      labelKey: 'entry.bank',
      icon: IconPig,
      href: paths.edubank,
      group: 2,
      places: everywhere,
    },
    isStudent && {
      id: 'achievements',
      labelKey: 'entry.achievements',
      icon: IconTrophy,
      href: paths.achievement,
      group: 2,
      // A phone's five tabs are for what is used all day; the dashboard's card leads here.
      places: ['side'],
    },
    isStudent && {
      id: 'studio',
      labelKey: 'entry.studio',
      shortKey: 'short.studio',
      icon: IconBrush,
      href: paths.studio,
      group: 2,
      places: ['side'],
    },
    me,
  ]
  return entries.filter((entry) => entry !== false)
}
