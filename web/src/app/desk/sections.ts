import {
  IconBriefcase,
  IconChecklist,
  IconClipboardList,
  IconCoins,
  IconDoorEnter,
  IconFilter,
  IconFlag,
  IconHash,
  IconId,
  IconInbox,
  IconMailForward,
  IconMessageQuestion,
  IconSchool,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ParseKeys } from 'i18next'
import type { PlaceSection } from '../my-account/sections.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'

type DeskKey = ParseKeys<'desk'>

export type Waiting = 'admissions' | 'challenges' | 'guardians' | 'invitations' | 'names' | 'reports' | 'requests'

export interface DeskSection extends PlaceSection<DeskKey> {
  /** What the card on the first page says of it. */
  aboutKey: DeskKey
  /** What may wait there for somebody of the school. */
  waiting?: Waiting
}

/** What people of the school work on, in the order of the list; each role sees its own. */
export const deskWork: readonly DeskSection[] = [
  {
    href: paths.deskChallenges,
    icon: IconChecklist,
    labelKey: 'sections.challenges',
    aboutKey: 'about.challenges',
    waiting: 'challenges',
    roles: ['PROFESSOR'],
  },
  {
    href: paths.deskTasks,
    icon: IconClipboardList,
    labelKey: 'sections.tasks',
    aboutKey: 'about.tasks',
    roles: ['PROFESSOR', 'SCHOOL_ADMIN'],
  },
  {
    href: paths.deskSchool,
    icon: IconSchool,
    labelKey: 'sections.school',
    aboutKey: 'about.school',
    roles: pageRoles[paths.deskSchool],
  },
  {
    href: paths.deskRewards,
    icon: IconCoins,
    labelKey: 'sections.rewards',
    aboutKey: 'about.rewards',
    roles: pageRoles[paths.deskRewards],
  },
  {
    href: paths.deskSurvey,
    icon: IconMessageQuestion,
    labelKey: 'sections.survey',
    aboutKey: 'about.survey',
    roles: pageRoles[paths.deskSurvey],
  },
  {
    href: paths.deskSubjects,
    icon: IconHash,
    labelKey: 'sections.subjects',
    aboutKey: 'about.subjects',
    roles: pageRoles[paths.deskSubjects],
  },
  {
    href: paths.deskReports,
    icon: IconFlag,
    labelKey: 'sections.reports',
    aboutKey: 'about.reports',
    waiting: 'reports',
    roles: pageRoles[paths.deskReports],
  },
  {
    href: paths.deskWords,
    icon: IconFilter,
    labelKey: 'sections.words',
    aboutKey: 'about.words',
    roles: pageRoles[paths.deskWords],
  },
  {
    href: paths.deskPeople,
    icon: IconUsers,
    labelKey: 'sections.people',
    aboutKey: 'about.people',
    roles: pageRoles[paths.deskPeople],
  },
  {
    href: paths.deskAdmissions,
    icon: IconDoorEnter,
    labelKey: 'sections.admissions',
    aboutKey: 'about.admissions',
    waiting: 'admissions',
    roles: pageRoles[paths.deskAdmissions],
  },
  {
    href: paths.deskInvitations,
    icon: IconMailForward,
    labelKey: 'sections.invitations',
    aboutKey: 'about.invitations',
    waiting: 'invitations',
    roles: pageRoles[paths.deskInvitations],
  },
  {
    href: paths.deskGuardians,
    labelKey: 'sections.guardians',
    aboutKey: 'about.guardians',
    waiting: 'guardians',
    icon: IconUsersGroup,
    roles: pageRoles[paths.deskGuardians],
  },
  {
    href: paths.deskNames,
    icon: IconId,
    labelKey: 'sections.names',
    aboutKey: 'about.names',
    waiting: 'names',
    roles: pageRoles[paths.deskNames],
  },
  {
    href: paths.deskRequests,
    icon: IconInbox,
    labelKey: 'sections.requests',
    aboutKey: 'about.requests',
    waiting: 'requests',
    roles: pageRoles[paths.deskRequests],
  },
]

/** The list beside the pages. */
export const deskSections: readonly PlaceSection<DeskKey>[] = [
  { href: paths.desk, icon: IconBriefcase, labelKey: 'sections.desk' },
  ...deskWork,
]
