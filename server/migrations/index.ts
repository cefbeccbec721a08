import type { Migration } from 'kysely/migration'
import * as identity from './20261115T0200-identity.ts'
import * as economy from './20261115T0210-economy.ts'
import * as platform from './20261115T0220-platform.ts'
import * as signIn from './20261115T0600-sign-in.ts'
import * as people from './20261115T0610-people.ts'
import * as family from './20261115T0620-family.ts'
import * as privacy from './20261115T0630-privacy.ts'
import * as school from './20261115T0640-school.ts'
import * as members from './20261115T0650-members.ts'
import * as rights from './20261115T0660-rights.ts'
import * as rewards from './20261115T0700-rewards.ts'
import * as ledger from './20261115T0710-ledger.ts'
import * as edubank from './20261115T0720-edubank.ts'
import * as celebrations from './20261115T0730-celebrations.ts'
import * as avatar from './20261115T0740-avatar.ts'
import * as keptApart from './20261115T0761-kept-apart.ts'
import * as honestLedger from './20261115T0781-honest-ledger.ts'
import * as courses from './20261115T1230-courses.ts'
import * as quizzes from './20261115T1240-quizzes.ts'
import * as files from './20261115T1250-files.ts'
import * as challenges from './20261115T1255-challenges.ts'
import * as notes from './20261115T1260-notes.ts'
import * as classComments from './20261115T1262-class-comments.ts'
import * as tasks from './20261115T1264-tasks.ts'
import * as shelves from './20261115T1710-shelves.ts'
import * as reviews from './20261115T1720-reviews.ts'
import * as paidOnce from './20261115T2010-paid-once.ts'
import * as invitations from './20261115T2040-invitations.ts'
import * as answeredAskers from './20261115T2050-answered-askers.ts'
import * as finishedClasses from './20261115T2110-finished-classes.ts'
import * as wholeStructure from './20261115T2130-whole-structure.ts'
import * as attended from './20261115T2330-attended.ts'
import * as community from './20261116T0000-community.ts'
import * as friends from './20261116T0010-friends.ts'
import * as posts from './20261116T0020-posts.ts'
import * as comments from './20261116T0025-comments.ts'
import * as moderation from './20261116T0030-moderation.ts'
import * as linkPreviews from './20261116T0035-link-previews.ts'
import * as albums from './20261116T0040-albums.ts'
import * as postLinks from './20261116T0045-post-links.ts'
import * as countedPages from './20261116T0130-counted-pages.ts'
import * as erasedRequests from './20261116T0150-erased-requests.ts'
import * as guardianBeside from './20261116T0155-guardian-beside.ts'
import * as firstPublication from './20261116T0210-first-publication.ts'
import * as postSearch from './20261116T0610-post-search.ts'
import * as blocksOfAdults from './20261116T0815-blocks-of-adults.ts'
import * as keptEvidence from './20261116T0900-kept-evidence.ts'
import * as dayLimits from './20261116T1030-day-limits.ts'
import * as goalsOfItems from './20261116T1035-goals-of-items.ts'
import * as watchedInTime from './20261116T1050-watched-in-time.ts'
import * as lockedPages from './20261116T1055-locked-pages.ts'
import * as reportsAgain from './20261116T1140-reports-again.ts'
import * as sharesThatStay from './20261116T1150-shares-that-stay.ts'
import * as contentPictures from './20261116T1400-content-pictures.ts'
import * as answerVersions from './20261116T1405-answer-versions.ts'
import * as wordsThatStay from './20261116T1610-words-that-stay.ts'
import * as photoWords from './20261116T1620-photo-words.ts'
import * as providerIdTokens from './20261116T1740-provider-id-tokens.ts'
import * as slidingBudgets from './20261116T2010-sliding-budgets.ts'
import * as ledgerMarks from './20261117T0000-ledger-marks.ts'
import * as oneWordForSuspension from './20261117T0800-one-word-for-suspension.ts'
import * as standing from './20261118T0100-standing.ts'
import * as provenBirthDates from './20261118T0105-proven-birth-dates.ts'
import * as nameRequests from './20261118T0110-name-requests.ts'
import * as rightsOfFamilies from './20261118T0120-rights-of-families.ts'
import * as schoolInvitations from './20261118T0140-school-invitations.ts'
import * as guardians from './20261118T0150-guardians.ts'
import * as admissions from './20261118T0160-admissions.ts'

/** Imported statically, one sorted line each: timestamps, so that two people never take the same number. */
export const migrations: Record<string, Migration> = {
  '20261115T0200-identity': identity,
  '20261115T0210-economy': economy,
  '20261115T0220-platform': platform,
  '20261115T0600-sign-in': signIn,
  '20261115T0610-people': people,
  '20261115T0620-family': family,
  '20261115T0630-privacy': privacy,
  '20261115T0640-school': school,
  '20261115T0650-members': members,
  '20261115T0660-rights': rights,
  '20261115T0700-rewards': rewards,
  '20261115T0710-ledger': ledger,
  '20261115T0720-edubank': edubank,
  '20261115T0730-celebrations': celebrations,
  '20261115T0740-avatar': avatar,
  '20261115T0761-kept-apart': keptApart,
  '20261115T0781-honest-ledger': honestLedger,
  '20261115T1230-courses': courses,
  '20261115T1240-quizzes': quizzes,
  '20261115T1250-files': files,
  '20261115T1255-challenges': challenges,
  '20261115T1260-notes': notes,
  '20261115T1262-class-comments': classComments,
  '20261115T1264-tasks': tasks,
  '20261115T1710-shelves': shelves,
  '20261115T1720-reviews': reviews,
  '20261115T2010-paid-once': paidOnce,
  '20261115T2040-invitations': invitations,
  '20261115T2050-answered-askers': answeredAskers,
  '20261115T2110-finished-classes': finishedClasses,
  '20261115T2130-whole-structure': wholeStructure,
  '20261115T2330-attended': attended,
  '20261116T0000-community': community,
  '20261116T0010-friends': friends,
  '20261116T0020-posts': posts,
  '20261116T0025-comments': comments,
  '20261116T0030-moderation': moderation,
  '20261116T0035-link-previews': linkPreviews,
  '20261116T0040-albums': albums,
  '20261116T0045-post-links': postLinks,
  '20261116T0130-counted-pages': countedPages,
  '20261116T0150-erased-requests': erasedRequests,
  '20261116T0155-guardian-beside': guardianBeside,
  '20261116T0210-first-publication': firstPublication,
  '20261116T0610-post-search': postSearch,
  '20261116T0815-blocks-of-adults': blocksOfAdults,
  '20261116T0900-kept-evidence': keptEvidence,
  '20261116T1030-day-limits': dayLimits,
  '20261116T1035-goals-of-items': goalsOfItems,
  '20261116T1050-watched-in-time': watchedInTime,
  '20261116T1055-locked-pages': lockedPages,
  '20261116T1140-reports-again': reportsAgain,
  '20261116T1150-shares-that-stay': sharesThatStay,
  '20261116T1400-content-pictures': contentPictures,
  '20261116T1405-answer-versions': answerVersions,
  '20261116T1610-words-that-stay': wordsThatStay,
  '20261116T1620-photo-words': photoWords,
  '20261116T1740-provider-id-tokens': providerIdTokens,
  '20261116T2010-sliding-budgets': slidingBudgets,
  '20261117T0000-ledger-marks': ledgerMarks,
  '20261117T0800-one-word-for-suspension': oneWordForSuspension,
  '20261118T0100-standing': standing,
  '20261118T0105-proven-birth-dates': provenBirthDates,
  '20261118T0110-name-requests': nameRequests,
  '20261118T0120-rights-of-families': rightsOfFamilies,
  '20261118T0140-school-invitations': schoolInvitations,
  '20261118T0150-guardians': guardians,
  '20261118T0160-admissions': admissions,
}
