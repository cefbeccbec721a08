import type { AlbumTables } from './community/albums/albums.tables.ts'
import type { CommentTables } from './community/comments/comments.tables.ts'
import type { FriendTables } from './community/friends/friends.tables.ts'
import type { ModerationTables } from './community/moderation/moderation.tables.ts'
import type { PostTables } from './community/posts/posts.tables.ts'
import type { SubjectTables } from './community/subjects/subjects.tables.ts'
import type { WordTables } from './community/words/words.tables.ts'
import type { AchievementTables } from './economy/achievements/achievements.tables.ts'
import type { ChestTables } from './economy/chests/chests.tables.ts'
import type { RewardTables } from './economy/rewards/rewards.tables.ts'
import type { UnlockTables } from './economy/unlocks/unlocks.tables.ts'
import type { WalletTables } from './economy/wallets/wallets.tables.ts'
import type { ProfileTables } from './growth/profiles/profiles.tables.ts'
import type { AccountTables } from './identity/accounts/accounts.tables.ts'
import type { AuthTables } from './identity/auth/auth.tables.ts'
import type { FamilyTables } from './identity/family/family.tables.ts'
import type { NameTables } from './identity/names/names.tables.ts'
import type { PrivacyTables } from './identity/privacy/privacy.tables.ts'
import type { ChallengeTables } from './learning/challenges/challenges.tables.ts'
import type { ClassCommentTables } from './learning/class-comments/class-comments.tables.ts'
import type { CourseTables } from './learning/courses/courses.tables.ts'
import type { NoteTables } from './learning/notes/notes.tables.ts'
import type { QuizTables } from './learning/quizzes/quizzes.tables.ts'
import type { ReviewTables } from './learning/reviews/reviews.tables.ts'
import type { ShelfTables } from './learning/shelves/shelves.tables.ts'
import type { TaskTables } from './learning/tasks/tasks.tables.ts'
import type { FileTables } from './media/files/files.tables.ts'
import type { LinkPreviewTables } from './media/link-previews/link-previews.tables.ts'
import type { NotificationTables } from './messaging/notifications/notifications.tables.ts'
import type { PlatformTables } from './platform/platform.tables.ts'
import type { AdmissionTables } from './school/admissions/admissions.tables.ts'
import type { InvitationTables } from './school/invitations/invitations.tables.ts'
import type { SchoolTables } from './school/schools/schools.tables.ts'
import type { StudentTables } from './school/students/students.tables.ts'
import type { SurveyTables } from './school/surveys/surveys.tables.ts'

/** Every table, owned by the one domain whose file describes it. */
export type Database = AccountTables &
  AchievementTables &
  AdmissionTables &
  AlbumTables &
  AuthTables &
  ChallengeTables &
  ChestTables &
  ClassCommentTables &
  CommentTables &
  CourseTables &
  FamilyTables &
  FileTables &
  FriendTables &
  InvitationTables &
  LinkPreviewTables &
  ModerationTables &
  NameTables &
  NoteTables &
  NotificationTables &
  PlatformTables &
  PostTables &
  PrivacyTables &
  ProfileTables &
  QuizTables &
  ReviewTables &
  RewardTables &
  SchoolTables &
  ShelfTables &
  StudentTables &
  SubjectTables &
  SurveyTables &
  TaskTables &
  UnlockTables &
  WalletTables &
  WordTables
