import type { Domain } from './call.ts'
import { albums } from './community/albums.ts'
import { comments } from './community/comments.ts'
import { friends } from './community/friends.ts'
import { moderation } from './community/moderation.ts'
import { posts } from './community/posts.ts'
import { savedPosts } from './community/saved-posts.ts'
import { subjects } from './community/subjects.ts'
import { achievements } from './economy/achievements.ts'
import { avatar } from './economy/avatar.ts'
import { chests } from './economy/chests.ts'
import { rewards } from './economy/rewards.ts'
import { unlocks } from './economy/unlocks.ts'
import { wallets } from './economy/wallets.ts'
import { profiles } from './growth/profiles.ts'
import { accounts } from './identity/accounts.ts'
import { auth } from './identity/auth.ts'
import { family } from './identity/family.ts'
import { names } from './identity/names.ts'
import { privacy } from './identity/privacy.ts'
import { users } from './identity/users.ts'
import { challenges } from './learning/challenges.ts'
import { classComments } from './learning/class-comments.ts'
import { courses } from './learning/courses.ts'
import { notes } from './learning/notes.ts'
import { quizzes } from './learning/quizzes.ts'
import { reviews } from './learning/reviews.ts'
import { shelves } from './learning/shelves.ts'
import { tasks } from './learning/tasks.ts'
import { files } from './media/files.ts'
import { linkPreviews } from './media/link-previews.ts'
import { notifications } from './messaging/notifications.ts'
import { admissions } from './school/admissions.ts'
import { invitations } from './school/invitations.ts'
import { roster } from './school/roster.ts'
import { schools } from './school/schools.ts'
import { students } from './school/students.ts'
import { surveys } from './school/surveys.ts'

/** Every domain of the API, one sorted line each. */
export const contract = {
  accounts,
  achievements,
  admissions,
  albums,
  auth,
  avatar,
  challenges,
  chests,
  classComments,
  comments,
  courses,
  family,
  files,
  friends,
  invitations,
  linkPreviews,
  moderation,
  names,
  notes,
  notifications,
  posts,
  privacy,
  profiles,
  quizzes,
  reviews,
  rewards,
  roster,
  savedPosts,
  schools,
  shelves,
  students,
  subjects,
  surveys,
  tasks,
  unlocks,
  users,
  wallets,
} as const satisfies Record<string, Domain>

export type DomainName = keyof typeof contract
