// Written by scripts/gen-sentences.ts from web/locales; do not edit.
import 'i18next'
import type accounts from '../../locales/pt-br/accounts.json'
import type achievements from '../../locales/pt-br/achievements.json'
import type acts from '../../locales/pt-br/acts.json'
import type admissions from '../../locales/pt-br/admissions.json'
import type albums from '../../locales/pt-br/albums.json'
import type app from '../../locales/pt-br/app.json'
import type auth from '../../locales/pt-br/auth.json'
import type avatar from '../../locales/pt-br/avatar.json'
import type challenges from '../../locales/pt-br/challenges.json'
import type classComments from '../../locales/pt-br/classComments.json'
import type comments from '../../locales/pt-br/comments.json'
import type common from '../../locales/pt-br/common.json'
import type courses from '../../locales/pt-br/courses.json'
import type dashboard from '../../locales/pt-br/dashboard.json'
import type desk from '../../locales/pt-br/desk.json'
import type devices from '../../locales/pt-br/devices.json'
import type family from '../../locales/pt-br/family.json'
import type friends from '../../locales/pt-br/friends.json'
import type gallery from '../../locales/pt-br/gallery.json'
import type help from '../../locales/pt-br/help.json'
import type invitations from '../../locales/pt-br/invitations.json'
import type moderation from '../../locales/pt-br/moderation.json'
import type myAccount from '../../locales/pt-br/myAccount.json'
import type names from '../../locales/pt-br/names.json'
import type notes from '../../locales/pt-br/notes.json'
import type notifications from '../../locales/pt-br/notifications.json'
import type pieces from '../../locales/pt-br/pieces.json'
import type posts from '../../locales/pt-br/posts.json'
import type privacy from '../../locales/pt-br/privacy.json'
import type profiles from '../../locales/pt-br/profiles.json'
import type quizzes from '../../locales/pt-br/quizzes.json'
import type reviews from '../../locales/pt-br/reviews.json'
import type rewards from '../../locales/pt-br/rewards.json'
import type roster from '../../locales/pt-br/roster.json'
import type schools from '../../locales/pt-br/schools.json'
import type shell from '../../locales/pt-br/shell.json'
import type shelves from '../../locales/pt-br/shelves.json'
import type signIn from '../../locales/pt-br/signIn.json'
import type students from '../../locales/pt-br/students.json'
import type studio from '../../locales/pt-br/studio.json'
import type subjects from '../../locales/pt-br/subjects.json'
import type surveys from '../../locales/pt-br/surveys.json'
import type tasks from '../../locales/pt-br/tasks.json'
import type terms from '../../locales/pt-br/terms.json'
import type ui from '../../locales/pt-br/ui.json'
import type unlocks from '../../locales/pt-br/unlocks.json'
import type wallets from '../../locales/pt-br/wallets.json'
import type wardrobe from '../../locales/pt-br/wardrobe.json'

export interface Sentences {
  accounts: typeof accounts
  achievements: typeof achievements
  acts: typeof acts
  admissions: typeof admissions
  albums: typeof albums
  app: typeof app
  auth: typeof auth
  avatar: typeof avatar
  challenges: typeof challenges
  chests: Record<string, string>
  classComments: typeof classComments
  comments: typeof comments
  common: typeof common
  courses: typeof courses
  dashboard: typeof dashboard
  desk: typeof desk
  devices: typeof devices
  family: typeof family
  friends: typeof friends
  gallery: typeof gallery
  help: typeof help
  invitations: typeof invitations
  moderation: typeof moderation
  myAccount: typeof myAccount
  names: typeof names
  notes: typeof notes
  notifications: typeof notifications
  pieces: typeof pieces
  posts: typeof posts
  privacy: typeof privacy
  profiles: typeof profiles
  quizzes: typeof quizzes
  reviews: typeof reviews
  rewards: typeof rewards
  roster: typeof roster
  schools: typeof schools
  shell: typeof shell
  shelves: typeof shelves
  signIn: typeof signIn
  students: typeof students
  studio: typeof studio
  subjects: typeof subjects
  surveys: typeof surveys
  tasks: typeof tasks
  terms: typeof terms
  ui: typeof ui
  unlocks: typeof unlocks
  wallets: typeof wallets
  wardrobe: typeof wardrobe
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Sentences
  }
}
