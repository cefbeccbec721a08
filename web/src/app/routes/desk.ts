import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { ErrorPage } from '../ErrorPage.tsx'
import { loadPage } from '../load-page.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import { childPath } from '../router-path.ts'
import { frameRoute } from './root.ts'

/** Likewise for whoever works at the school: desk/sections.ts. */
const deskRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.desk,
  staticData: { title: 'desk', roles: pageRoles[paths.desk] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../desk/DeskFrame.tsx'), 'desk', 'ui'),
    'DeskFrame',
  ),
})

const deskAdmissionsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskAdmissions),
  staticData: { title: 'deskAdmissions', roles: pageRoles[paths.deskAdmissions] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../school/admissions/AdmissionsDeskPage.tsx'), 'admissions', 'pieces', 'ui'),
    'AdmissionsDeskPage',
  ),
})

const deskGuardiansRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskGuardians),
  staticData: { title: 'deskGuardians', roles: pageRoles[paths.deskGuardians] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/family/GuardiansDeskPage.tsx'), 'family', 'pieces', 'ui'),
    'GuardiansDeskPage',
  ),
})

const deskNamesRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskNames),
  staticData: { title: 'deskNames', roles: pageRoles[paths.deskNames] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/names/NamesDeskPage.tsx'), 'names', 'ui'),
    'NamesDeskPage',
  ),
})

const deskRequestsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskRequests),
  staticData: { title: 'deskRequests', roles: pageRoles[paths.deskRequests] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../identity/privacy/RequestsDeskPage.tsx'), 'privacy', 'ui'),
    'RequestsDeskPage',
  ),
})

const deskSubjectsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskSubjects),
  staticData: { title: 'deskSubjects', roles: pageRoles[paths.deskSubjects] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../community/subjects/SubjectsDeskPage.tsx'), 'subjects', 'ui'),
    'SubjectsDeskPage',
  ),
})

const deskIndexRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/',
  staticData: { title: 'desk' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../desk/DeskPage.tsx'), 'desk', 'dashboard', 'schools', 'surveys', 'ui'),
    'DeskPage',
  ),
})

const deskSchoolRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskSchool),
  staticData: { title: 'deskSchool', roles: pageRoles[paths.deskSchool] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../desk/SchoolDeskPage.tsx'), 'schools', 'wallets', 'ui'),
    'SchoolDeskPage',
  ),
})

const deskPeopleRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskPeople),
  staticData: { title: 'deskPeople', roles: pageRoles[paths.deskPeople] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../desk/PeopleDeskPage.tsx'), 'roster', 'schools', 'avatar', 'ui'),
    'PeopleDeskPage',
  ),
})

const deskInvitationsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskInvitations),
  staticData: { title: 'deskInvitations', roles: pageRoles[paths.deskInvitations] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(
      () => import('../../school/invitations/InvitationsDeskPage.tsx'),
      'invitations',
      'schools',
      'pieces',
      'ui',
    ),
    'InvitationsDeskPage',
  ),
})

const deskRewardsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskRewards),
  staticData: { title: 'deskRewards', roles: pageRoles[paths.deskRewards] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../economy/rewards/RewardsDeskPage.tsx'), 'rewards', 'wallets', 'ui'),
    'RewardsDeskPage',
  ),
})

const deskChallengesRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskChallenges),
  staticData: { title: 'deskChallenges' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../learning/challenges/ChallengesDeskPage.tsx'), 'challenges', 'avatar', 'ui'),
    'ChallengesDeskPage',
  ),
})

const deskSurveyRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskSurvey),
  staticData: { title: 'deskSurvey', roles: pageRoles[paths.deskSurvey] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../school/surveys/SurveyDeskPage.tsx'), 'surveys', 'ui'),
    'SurveyDeskPage',
  ),
})

const deskTasksRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskTasks),
  staticData: { title: 'deskTasks' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../learning/tasks/TasksDeskPage.tsx'), 'tasks', 'pieces', 'ui'),
    'TasksDeskPage',
  ),
})

const deskReportsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskReports),
  staticData: { title: 'deskReports', roles: pageRoles[paths.deskReports] },
  validateSearch: (search: Record<string, unknown> & SearchSchemaInput): { case?: string } =>
    typeof search['case'] === 'string' ? { case: search['case'] } : {},
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../community/moderation/ReportsDeskPage.tsx'), 'moderation', 'pieces', 'ui'),
    'ReportsDeskPage',
  ),
})

const deskWordsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: childPath(paths.desk, paths.deskWords),
  staticData: { title: 'deskWords', roles: pageRoles[paths.deskWords] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../community/moderation/WordsDeskPage.tsx'), 'moderation', 'ui'),
    'WordsDeskPage',
  ),
})

export const desk = deskRoute.addChildren([
  deskAdmissionsRoute,
  deskGuardiansRoute,
  deskNamesRoute,
  deskRequestsRoute,
  deskIndexRoute,
  deskSchoolRoute,
  deskPeopleRoute,
  deskInvitationsRoute,
  deskRewardsRoute,
  deskChallengesRoute,
  deskSubjectsRoute,
  deskSurveyRoute,
  deskTasksRoute,
  deskReportsRoute,
  deskWordsRoute,
])
