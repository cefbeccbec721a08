import {
  IconBriefcase,
  IconCoins,
  IconInbox,
  IconMessageQuestion,
  IconSchool,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { PlaceSection } from '../my-account/sections.ts'
import { paths } from '../paths.ts'

/** What people of the school work on, in the order of the list; each role sees its own. */
export const deskSections: readonly PlaceSection[] = [
  { href: paths.desk, icon: IconBriefcase, labelKey: 'sections.desk' },
  { href: paths.deskSchool, icon: IconSchool, labelKey: 'sections.school', roles: ['SCHOOL_ADMIN'] },
  { href: paths.deskRewards, icon: IconCoins, labelKey: 'sections.rewards', roles: ['SCHOOL_ADMIN'] },
  { href: paths.deskSurvey, icon: IconMessageQuestion, labelKey: 'sections.survey', roles: ['SCHOOL_ADMIN'] },
  { href: paths.deskPeople, icon: IconUsers, labelKey: 'sections.people', roles: ['STAFF', 'SCHOOL_ADMIN'] },
  { href: paths.deskGuardians, labelKey: 'sections.guardians', icon: IconUsersGroup, roles: ['STAFF', 'SCHOOL_ADMIN'] },
  { href: paths.deskRequests, icon: IconInbox, labelKey: 'sections.requests', roles: ['SCHOOL_ADMIN'] },
]
