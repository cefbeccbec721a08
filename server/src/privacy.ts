import { albumsPrivacy } from './community/albums/albums.privacy.ts'
import { commentsPrivacy } from './community/comments/comments.privacy.ts'
import { friendsPrivacy } from './community/friends/friends.privacy.ts'
import { moderationPrivacy } from './community/moderation/moderation.privacy.ts'
import { postsPrivacy } from './community/posts/posts.privacy.ts'
import { subjectsPrivacy } from './community/subjects/subjects.privacy.ts'
import { wordsPrivacy } from './community/words/words.privacy.ts'
import { achievementsPrivacy } from './economy/achievements/achievements.privacy.ts'
import { chestsPrivacy } from './economy/chests/chests.privacy.ts'
import { rewardsPrivacy } from './economy/rewards/rewards.privacy.ts'
import { unlocksPrivacy } from './economy/unlocks/unlocks.privacy.ts'
import { walletsPrivacy } from './economy/wallets/wallets.privacy.ts'
import { profilesPrivacy } from './growth/profiles/profiles.privacy.ts'
import { accountsPrivacy } from './identity/accounts/accounts.privacy.ts'
import { authPrivacy } from './identity/auth/auth.privacy.ts'
import { familyPrivacy } from './identity/family/family.privacy.ts'
import { namesPrivacy } from './identity/names/names.privacy.ts'
import { privacyPrivacy } from './identity/privacy/privacy.privacy.ts'
import { challengesPrivacy } from './learning/challenges/challenges.privacy.ts'
import { classCommentsPrivacy } from './learning/class-comments/class-comments.privacy.ts'
import { coursesPrivacy } from './learning/courses/courses.privacy.ts'
import { notesPrivacy } from './learning/notes/notes.privacy.ts'
import { quizzesPrivacy } from './learning/quizzes/quizzes.privacy.ts'
import { reviewsPrivacy } from './learning/reviews/reviews.privacy.ts'
import { shelvesPrivacy } from './learning/shelves/shelves.privacy.ts'
import { tasksPrivacy } from './learning/tasks/tasks.privacy.ts'
import { filesPrivacy } from './media/files/files.privacy.ts'
import { linkPreviewsPrivacy } from './media/link-previews/link-previews.privacy.ts'
import { notificationsPrivacy } from './messaging/notifications/notifications.privacy.ts'
import { platformPrivacy } from './platform/platform.privacy.ts'
import type { PrivacyPlans } from './platform/privacy.ts'
import { admissionsPrivacy } from './school/admissions/admissions.privacy.ts'
import { invitationsPrivacy } from './school/invitations/invitations.privacy.ts'
import { schoolsPrivacy } from './school/schools/schools.privacy.ts'
import { studentsPrivacy } from './school/students/students.privacy.ts'
import { surveysPrivacy } from './school/surveys/surveys.privacy.ts'

/** What export and erasure do with each table, one sorted line per domain. */
export const privacyPlans: PrivacyPlans = {
  ...accountsPrivacy,
  ...achievementsPrivacy,
  ...admissionsPrivacy,
  ...albumsPrivacy,
  ...authPrivacy,
  ...challengesPrivacy,
  ...chestsPrivacy,
  ...classCommentsPrivacy,
  ...commentsPrivacy,
  ...coursesPrivacy,
  ...familyPrivacy,
  ...filesPrivacy,
  ...friendsPrivacy,
  ...invitationsPrivacy,
  ...linkPreviewsPrivacy,
  ...moderationPrivacy,
  ...namesPrivacy,
  ...notesPrivacy,
  ...notificationsPrivacy,
  ...platformPrivacy,
  ...postsPrivacy,
  ...privacyPrivacy,
  ...profilesPrivacy,
  ...quizzesPrivacy,
  ...reviewsPrivacy,
  ...rewardsPrivacy,
  ...schoolsPrivacy,
  ...shelvesPrivacy,
  ...studentsPrivacy,
  ...subjectsPrivacy,
  ...surveysPrivacy,
  ...tasksPrivacy,
  ...unlocksPrivacy,
  ...walletsPrivacy,
  ...wordsPrivacy,
}
