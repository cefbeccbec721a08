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
import { byAccount, byUser, type PrivacyPlans } from './platform/privacy.ts'
import { schoolsPrivacy } from './school/schools/schools.privacy.ts'
import { studentsPrivacy } from './school/students/students.privacy.ts'
import { surveysPrivacy } from './school/surveys/surveys.privacy.ts'

/** What export and erasure do with each table, one sorted line per domain. */
export const privacyPlans: PrivacyPlans = {
  ...accountsPrivacy,
  ...achievementsPrivacy,
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
  ...linkPreviewsPrivacy,
  ...moderationPrivacy,
  ...notesPrivacy,
  ...notificationsPrivacy,
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
  audit_log: {
    personal: true,
    // What the person did, and what was done to them or to an account of theirs.
    person: [
      byUser('actor_user_id'),
      byAccount('actor_account_id'),
      { ...byUser('subject_id'), isText: true },
      { ...byAccount('subject_id'), isText: true },
    ],
    names: { actor_account_id: 'accounts', actor_user_id: 'users', school_id: 'schools' },
    nameless: ['subject_id', 'request_id'],
    export: 'yes',
    erase: 'keep',
    stays: ['action', 'subject_kind', 'subject_id', 'details', 'request_id'],
    why: 'Proof of who did what, by id alone; the person behind the id is erased in users.',
    words: {
      'pt-br': {
        title: 'Registro de segurança',
        about:
          'Quando você entrou, mudanças importantes que fez, e as que outros fizeram na sua conta, como um bloqueio.',
        kept: 'Ficam datas e números, sem nome: é a prova do que foi feito, para a segurança de todos.',
      },
      'en-us': {
        title: 'Security record',
        about:
          'When you signed in, important changes you made, and those that others made to your account, such as a block.',
        kept: "Dates and numbers stay, with no name: it is the proof of what was done, for everyone's safety.",
      },
    },
  },
  idempotency_keys: {
    personal: true,
    person: [byAccount()],
    export: 'no',
    erase: 'erase',
    why: 'Answers kept for two days so that a repeated request is not done twice.',
    words: {
      'pt-br': {
        title: 'Envios repetidos',
        about: 'Por dois dias, as respostas a envios seus, para que um toque duplo não valha duas vezes.',
      },
      'en-us': {
        title: 'Repeated requests',
        about: 'For two days, the answers to what you sent, so that a double tap does not count twice.',
      },
    },
  },
  mail_outbox: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    // Codes and links stand in them that still open the account: an archive would hand them to an open session.
    hide: ['body_text', 'body_html'],
    erase: 'erase',
    why: 'Mails kept for a week where no mail server is configured.',
    words: {
      'pt-br': {
        title: 'E-mails guardados',
        about:
          'Que e-mails mandamos para você, quando e com que assunto, guardados nesta instalação por até uma semana. O texto não entra na cópia: pode trazer um código que ainda vale.',
      },
      'en-us': {
        title: 'Kept emails',
        about:
          'Which emails we sent you, when and about what, kept on this installation for up to a week. Their text is not in the copy: it may hold a code that still works.',
      },
    },
  },
  attempt_budgets: { personal: false, why: 'Times of tries under hashed names that expire within the hour.' },
}
