import { albumsRoutes } from './community/albums/albums.routes.ts'
import { isVisibleAlbum, isVisibleClass, isVisiblePhoto } from './community/albums/public.ts'
import { commentsRoutes } from './community/comments/comments.routes.ts'
import { findComment } from './community/comments/public.ts'
import { friendsJobs } from './community/friends/friends.jobs.ts'
import { friendsRoutes } from './community/friends/friends.routes.ts'
import { isBlockedBy, isCommunityPerson, isOwnFriendship } from './community/friends/public.ts'
import { moderationJobs } from './community/moderation/moderation.jobs.ts'
import { moderationRoutes } from './community/moderation/moderation.routes.ts'
import { findCase, findOwnCase } from './community/moderation/public.ts'
import { postsRoutes } from './community/posts/posts.routes.ts'
import { isOwnSaved, isVisiblePost } from './community/posts/public.ts'
import { savedPostsRoutes } from './community/posts/saved-posts.routes.ts'
import { findSubject } from './community/subjects/public.ts'
import { subjectsRoutes } from './community/subjects/subjects.routes.ts'
import { findWord } from './community/words/public.ts'
import { achievementsJobs } from './economy/achievements/achievements.jobs.ts'
import { achievementsRoutes } from './economy/achievements/achievements.routes.ts'
import { avatarRoutes } from './economy/avatar/avatar.routes.ts'
import { chestsRoutes } from './economy/chests/chests.routes.ts'
import { findOwnedChest } from './economy/chests/public.ts'
import { rewardsRoutes } from './economy/rewards/rewards.routes.ts'
import { unlocksRoutes } from './economy/unlocks/unlocks.routes.ts'
import { isOwnGoal, mayReadChild, mayReadWallet } from './economy/wallets/public.ts'
import { walletsRoutes } from './economy/wallets/wallets.routes.ts'
import { profilesRoutes } from './growth/profiles/profiles.routes.ts'
import { findVisibleProfile } from './growth/profiles/public.ts'
import { accountsJobs } from './identity/accounts/accounts.jobs.ts'
import { accountsRoutes } from './identity/accounts/accounts.routes.ts'
import { isVisiblePerson } from './identity/accounts/public.ts'
import { usersRoutes } from './identity/accounts/users.routes.ts'
import { authJobs } from './identity/auth/auth.jobs.ts'
import { authRoutes } from './identity/auth/auth.routes.ts'
import { findOwnOpenSession, findOwnQrCode } from './identity/auth/public.ts'
import { familyJobs } from './identity/family/family.jobs.ts'
import { familyRoutes } from './identity/family/family.routes.ts'
import { mayChangeControl, mayHandleConsent, mayHandleLink } from './identity/family/public.ts'
import { namesRoutes } from './identity/names/names.routes.ts'
import { isVisibleRequest } from './identity/names/public.ts'
import { privacyJobs } from './identity/privacy/privacy.jobs.ts'
import { privacyRoutes } from './identity/privacy/privacy.routes.ts'
import { isOwnArchive, isVisibleDataRequest } from './identity/privacy/public.ts'
import { challengesRoutes } from './learning/challenges/challenges.routes.ts'
import { isVisibleAttachment, isVisibleChallenge } from './learning/challenges/public.ts'
import { classCommentsRoutes } from './learning/class-comments/class-comments.routes.ts'
import { findVisibleComment } from './learning/class-comments/public.ts'
import { coursesRoutes } from './learning/courses/courses.routes.ts'
import { findVisibleContent, findVisibleCourse, isOwnProgress } from './learning/courses/public.ts'
import { notesRoutes } from './learning/notes/notes.routes.ts'
import { isOwnNote } from './learning/notes/public.ts'
import { findVisibleQuiz } from './learning/quizzes/public.ts'
import { quizzesRoutes } from './learning/quizzes/quizzes.routes.ts'
import { findReviewAnswer, findReviewQuestion, findVisibleReview } from './learning/reviews/public.ts'
import { reviewsRoutes } from './learning/reviews/reviews.routes.ts'
import { isVisibleEbook } from './learning/shelves/public.ts'
import { shelvesRoutes } from './learning/shelves/shelves.routes.ts'
import { isTaughtTask, isVisibleTask } from './learning/tasks/public.ts'
import { tasksRoutes } from './learning/tasks/tasks.routes.ts'
import { filesJobs } from './media/files/files.jobs.ts'
import { filesRoutes } from './media/files/files.routes.ts'
import { linkPreviewsRoutes } from './media/link-previews/link-previews.routes.ts'
import { notificationsJobs } from './messaging/notifications/notifications.jobs.ts'
import { notificationsRoutes } from './messaging/notifications/notifications.routes.ts'
import { isOwnNotification } from './messaging/notifications/public.ts'
import type { DomainRoutes } from './platform/http/routes.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Policies } from './platform/session/policy.ts'
import { admissionsJobs } from './school/admissions/admissions.jobs.ts'
import { admissionsRoutes } from './school/admissions/admissions.routes.ts'
import { isAdmissionOf } from './school/admissions/public.ts'
import { invitationsJobs } from './school/invitations/invitations.jobs.ts'
import { invitationsRoutes } from './school/invitations/invitations.routes.ts'
import { isAnswerable, isOfSchool } from './school/invitations/public.ts'
import { rosterRoutes } from './school/roster/roster.routes.ts'
import { findPerson } from './school/schools/public.ts'
import { schoolsRoutes } from './school/schools/schools.routes.ts'
import { findVisibleStudent } from './school/students/public.ts'
import { studentsRoutes } from './school/students/students.routes.ts'
import { findOpenResearch } from './school/surveys/public.ts'
import { surveysRoutes } from './school/surveys/surveys.routes.ts'

/** Registries of the domains, one sorted line each. */
export const domainRoutes: readonly DomainRoutes[] = [
  accountsRoutes,
  achievementsRoutes,
  admissionsRoutes,
  albumsRoutes,
  authRoutes,
  avatarRoutes,
  challengesRoutes,
  chestsRoutes,
  classCommentsRoutes,
  commentsRoutes,
  coursesRoutes,
  familyRoutes,
  filesRoutes,
  friendsRoutes,
  invitationsRoutes,
  linkPreviewsRoutes,
  moderationRoutes,
  namesRoutes,
  notesRoutes,
  notificationsRoutes,
  postsRoutes,
  privacyRoutes,
  profilesRoutes,
  quizzesRoutes,
  reviewsRoutes,
  rewardsRoutes,
  rosterRoutes,
  savedPostsRoutes,
  schoolsRoutes,
  shelvesRoutes,
  studentsRoutes,
  subjectsRoutes,
  surveysRoutes,
  tasksRoutes,
  unlocksRoutes,
  usersRoutes,
  walletsRoutes,
]

export const domainJobs: Jobs = {
  ...accountsJobs,
  ...achievementsJobs,
  ...admissionsJobs,
  ...authJobs,
  ...familyJobs,
  ...filesJobs,
  ...friendsJobs,
  ...invitationsJobs,
  ...moderationJobs,
  ...notificationsJobs,
  ...privacyJobs,
}

export const policies: Policies = {
  objects: {
    admission: (db, { schoolId }, id) => isAdmissionOf(db, schoolId, id),
    album: (db, session, id) => isVisibleAlbum(db, session, id),
    albumClass: (db, session, id) => isVisibleClass(db, session, id),
    albumPhoto: (db, session, id) => isVisiblePhoto(db, session, id),
    blockedPerson: (db, session, userId) => isBlockedBy(db, session, userId),
    blockedWord: async (db, { schoolId }, id) => (await findWord(db, schoolId, { id })) !== undefined,
    challenge: (db, session, id) => isVisibleChallenge(db, session, id),
    challengeAttachment: (db, session, id) => isVisibleAttachment(db, session, id),
    chest: async (db, session, id) => (await findOwnedChest(db, session.accountId, id)) !== undefined,
    childWallet: (db, session, userId) => mayReadChild(db, session, userId),
    classComment: async (db, session, id) => (await findVisibleComment(db, session, id)) !== undefined,
    communityPerson: (db, session, userId) => isCommunityPerson(db, session, userId),
    content: async (db, session, id) => (await findVisibleContent(db, session, id)) !== undefined,
    contentProgress: (db, session, id) => isOwnProgress(db, session, id),
    contentReview: async (db, session, id) => (await findVisibleReview(db, session, id)) !== undefined,
    course: async (db, session, id) => (await findVisibleCourse(db, session, id)) !== undefined,
    dataExport: (db, session, id) => isOwnArchive(db, session.userId, id),
    dataRequest: (db, session, id) => isVisibleDataRequest(db, session, id),
    ebook: (db, session, id) => isVisibleEbook(db, session, id),
    friendship: (db, session, id) => isOwnFriendship(db, session, id),
    guardianConsent: (db, session, id) => mayHandleConsent(db, session, id),
    guardianLink: (db, session, id) => mayHandleLink(db, session, id),
    invitation: (db, session, id) => isAnswerable(db, session, id),
    moderationCase: async (db, session, id) => (await findCase(db, session, id)) !== undefined,
    nameRequest: (db, session, id) => isVisibleRequest(db, session, id),
    note: (db, session, id) => isOwnNote(db, session.accountId, id),
    notification: (db, session, id) => isOwnNotification(db, session, id),
    npsResearch: async (db, session, id) => (await findOpenResearch(db, session, id)) !== undefined,
    ownCase: async (db, { accountId }, id) => (await findOwnCase(db, accountId, id)) !== undefined,
    ownProfile: async (db, session, id) =>
      (await findVisibleProfile(db, session, { profileOrUserId: id }))?.userId === session.userId,
    parentalControl: (db, session, id) => mayChangeControl(db, session, id),
    person: (db, session, idOrUsername) => isVisiblePerson(db, session, idOrUsername),
    post: (db, session, id) => isVisiblePost(db, session, id),
    postComment: async (db, session, id) => (await findComment(db, session, id)) !== undefined,
    profile: async (db, session, id) => (await findVisibleProfile(db, session, { profileOrUserId: id })) !== undefined,
    profileUser: async (db, session, userId) => (await findVisibleProfile(db, session, { userId })) !== undefined,
    qrCode: async (db, session, id) => (await findOwnQrCode(db, session.userId, id)) !== undefined,
    quiz: async (db, session, id) => (await findVisibleQuiz(db, session, id)) !== undefined,
    reviewAnswer: async (db, session, id) => (await findReviewAnswer(db, session, id)) !== undefined,
    reviewQuestion: async (db, session, id) => (await findReviewQuestion(db, session, id)) !== undefined,
    savedPost: (db, session, id) => isOwnSaved(db, session, id),
    savingsGoal: (db, session, id) => isOwnGoal(db, session.userId, id),
    school: (_db, { schoolId }, id) => Promise.resolve(id === schoolId),
    schoolAccount: async (db, { schoolId }, id) => (await findPerson(db, schoolId, id)) !== undefined,
    schoolInvitation: (db, { schoolId }, id) => isOfSchool(db, schoolId, id),
    self: async (_db, session, id) => session.userId === id,
    session: async (db, session, id) => (await findOwnOpenSession(db, session, id)) !== undefined,
    student: async (db, session, id) => (await findVisibleStudent(db, session, { studentId: id })) !== undefined,
    studentUser: async (db, session, id) => (await findVisibleStudent(db, session, { userId: id })) !== undefined,
    subject: async (db, session, id) => (await findSubject(db, session, id)) !== undefined,
    task: (db, session, id) => isVisibleTask(db, session, id),
    taughtTask: (db, session, id) => isTaughtTask(db, session, id),
    wallet: (db, session, userId) => mayReadWallet(db, session, userId),
  },
}
