import type { Access } from '@trilha/contract/call'
import type { Role } from '@trilha/contract/constants'

/**
 * Who may make each call, written down apart from the contract: a call that lets somebody else in must be let in
 * here too, by hand. The matrix tries every role against this list.
 */
const lists: readonly { who: Access['who']; calls: readonly string[] }[] = [
  {
    who: 'anonymous',
    calls: [
      'auth.options',
      'profiles.listSkills',
      'schools.listGrades',
      'users.acceptInvitation',
      'users.getProfile',
      'users.recover',
      'users.signUp',
      'users.signUpGuardian',
      'users.signUpOptions',
      'users.signUpStudent',
      'users.startRecovery',
      'users.verifyEmail',
      'users.verifyEmailZc',
    ],
  },
  {
    who: 'client',
    calls: [
      'auth.externalLogin',
      'auth.qrCodePreview',
      'privacy.eraseWithoutAccount',
      'privacy.takeOutWithoutAccount',
      'auth.startOidc',
      'auth.token',
    ],
  },
  {
    who: 'session',
    calls: [
      'accounts.changeTo',
      'accounts.current',
      'accounts.listMine',
      'auth.endOtherSessions',
      'auth.endSession',
      'auth.listSessions',
      'auth.revoke',
      'auth.signOutOidc',
      'notifications.countUnread',
      'notifications.listMine',
      'notifications.markAllRead',
      'notifications.markRead',
      'privacy.create',
      'privacy.createExport',
      'privacy.describeData',
      'privacy.downloadExport',
      'privacy.get',
      'privacy.getMyExport',
      'privacy.listMine',
      'privacy.update',
      'privacy.withdraw',
      'schools.getBlock',
      'schools.getConfig',
      'users.agreeTerms',
      'users.getBrief',
    ],
  },
  {
    who: 'account',
    calls: [
      'accounts.newQrCodeToken',
      'auth.qrCodeState',
      'avatar.getMine',
      'avatar.save',
      'family.check',
      'family.getMyPin',
      'family.lock',
      'family.unlock',
      'profiles.get',
      'profiles.getAvatarPreview',
      'profiles.getByUser',
      'profiles.getMine',
      'profiles.saveAvatarPreview',
      'profiles.update',
      'rewards.list',
      'schools.get',
      'schools.getHome',
      'surveys.answer',
      'surveys.check',
      'surveys.countMine',
      'surveys.removeMine',
      'surveys.skip',
      'unlocks.create',
      'unlocks.listMine',
      'users.checkCompleteData',
      'users.completeRegister',
      'users.get',
      'users.nicknameExists',
      'users.resendVerification',
      'users.update',
      'wallets.getBarChart',
      'wallets.getByType',
      'wallets.getByUser',
      'wallets.getExchangeRate',
      'wallets.getLineChart',
      'wallets.getMine',
      'wallets.listMyHistory',
    ],
  },
  {
    who: ['STUDENT'],
    calls: [
      'achievements.listCelebrations',
      'achievements.listMyProgress',
      'achievements.markCelebrated',
      'chests.countMine',
      'chests.getByEntity',
      'chests.listMine',
      'chests.listMyGroups',
      'chests.openAll',
      'chests.openNext',
      'chests.openOne',
      'family.createMyCode',
      'family.getMine',
      'students.getMine',
      'students.listMyClassmates',
      'students.listMyProfessors',
      'students.setMyRanking',
      'wallets.celebrateGoal',
      'wallets.createGoal',
      'wallets.exchange',
      'wallets.getMyLimits',
      'wallets.give',
      'wallets.listMyGoals',
      'wallets.removeGoal',
      'wallets.updateGoal',
    ],
  },
  {
    who: ['PARENT'],
    calls: ['family.link', 'family.listByGuardian', 'family.listMyLinks', 'wallets.listChildHistory'],
  },
  { who: ['STUDENT', 'PARENT', 'SCHOOL_ADMIN'], calls: ['family.update'] },
  {
    who: ['STAFF', 'SCHOOL_ADMIN'],
    calls: [
      'family.createCode',
      'family.decide',
      'family.listLinks',
      'family.listStudents',
      'roster.add',
      'roster.listClasses',
      'roster.newPassword',
      'roster.setClasses',
      'schools.listPeople',
    ],
  },
  {
    who: ['SCHOOL_ADMIN'],
    calls: [
      'family.getDefaults',
      'family.updateDefaults',
      'privacy.listForSchool',
      'rewards.change',
      'rewards.listChanges',
      'roster.end',
      'schools.block',
      'schools.getSchoolFlags',
      'schools.listFlagChanges',
      'schools.setNotice',
      'schools.setSchoolFlags',
      'schools.unblock',
      'surveys.close',
      'surveys.listResults',
      'surveys.open',
      'wallets.changeExchangeRate',
    ],
  },
  { who: ['PARENT', 'STAFF', 'SCHOOL_ADMIN'], calls: ['family.unlink'] },
  { who: ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN', 'MENTOR'], calls: ['students.get', 'students.getBasic'] },
  {
    who: ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN'],
    calls: [
      'students.getRanking',
      'students.getRankingByUser',
      'students.listClassmates',
      'students.listProfessors',
      'students.listRanking',
      'students.listRankingByUser',
    ],
  },
]

export const whoMay: ReadonlyMap<string, Access['who']> = new Map(
  lists.flatMap(({ who, calls }) => calls.map((call) => [call, who] as const)),
)

const schoolPeople = ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN', 'MENTOR'] as const
const classReaders = ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN'] as const

/**
 * Of the calls that name a person: who may make them about a student of their class, or of a class that they teach, or
 * of their school; and whether a guardian may about a child of theirs. Nobody may about who is not a member.
 */
const sights: readonly { roles: readonly Role[]; guardian: boolean; calls: readonly string[] }[] = [
  {
    roles: schoolPeople,
    guardian: true,
    calls: ['profiles.get', 'profiles.getByUser', 'users.get', 'users.getBrief'],
  },
  { roles: schoolPeople, guardian: false, calls: ['students.get', 'students.getBasic'] },
  {
    roles: classReaders,
    guardian: false,
    calls: [
      'students.getRanking',
      'students.getRankingByUser',
      'students.listClassmates',
      'students.listProfessors',
      'students.listRanking',
      'students.listRankingByUser',
    ],
  },
  { roles: ['PROFESSOR'], guardian: true, calls: ['wallets.getByUser'] },
  { roles: [], guardian: true, calls: ['wallets.listChildHistory'] },
]

export const whoSees: ReadonlyMap<string, { roles: readonly Role[]; guardian: boolean }> = new Map(
  sights.flatMap(({ calls, ...sight }) => calls.map((call) => [call, sight] as const)),
)

/** To who is not a member of the school these answer as if what they name were not there (decision 9). */
export const onlyMembers: ReadonlyMap<string, string> = new Map([
  ['surveys.answer', 'nf_0010'],
  ['surveys.skip', 'nf_0010'],
  ['wallets.give', 'nf_0120'],
])

/** Samples that are refused although the caller may make the call, and why. */
export const refusedSamples: ReadonlyMap<string, { code: string; why: string }> = new Map([
  ['auth.externalLogin', { code: 'nf_0056', why: 'the installation has no partner' }],
  ['auth.startOidc', { code: 'nf_0056', why: 'the installation has no identity provider' }],
  ['privacy.eraseWithoutAccount', { code: 'br_0003', why: 'it erases once more a minute later, amid other tests' }],
  ['users.acceptInvitation', { code: 'br_0011', why: 'the link is in a letter' }],
  ['users.recover', { code: 'br_0011', why: 'the code is in a letter' }],
  ['users.signUpStudent', { code: 'nf_0082', why: 'the installation has no open school' }],
  ['users.verifyEmail', { code: 'br_0011', why: 'the link is in a letter' }],
  ['users.verifyEmailZc', { code: 'br_0011', why: 'the link is in a letter' }],
])

/** Calls whose path has a parameter that names no object, and what it names instead. */
export const withoutObject: ReadonlyMap<string, string> = new Map([
  ['chests.getByEntity', 'what the chest was earned for; the answer is the account’s own chest or none'],
  ['rewards.change', 'one of the known origins; the answer is of the own school'],
  ['users.nicknameExists', 'a word that somebody may take'],
  ['wallets.getByType', 'one of the two coins; the answer is one’s own'],
])
