import * as notifications from './messaging/notifications/public.ts'
import { countFor, uncountFor } from './economy/achievements/public.ts'
import { chestFor } from './economy/chests/public.ts'
import { rewardFor } from './economy/rewards/public.ts'
import { onMailboxVouched } from './identity/accounts/public.ts'
import { endLinksOfEnded, endLinksOfErased, onMailboxConfirmed } from './identity/family/public.ts'
import { audit } from './platform/audit.ts'
import type { Subscriptions } from './platform/events.ts'

/** Who cares about what happened, one sorted entry per event; within it in the order in which they run. */
export const subscriptions: Subscriptions = {
  'account.ended': [endLinksOfEnded],
  'account.reopened': [notifications.onAccountReopened],
  'accounts.erasing': [endLinksOfErased],
  'achievement.reached': [
    rewardFor('achievement.reached'),
    chestFor('achievement.reached'),
    notifications.onAchievementReached,
  ],
  'admission.asked': [notifications.onAdmissionAsked],
  'admission.decided': [notifications.onAdmissionDecided],
  'challenge.checked': [rewardFor('challenge.checked'), notifications.onChallengeChecked],
  'challenge.handedIn': [rewardFor('challenge.handedIn'), countFor('challenge.handedIn')],
  'comment.liked': [rewardFor('comment.liked')],
  'content.commented': [rewardFor('content.commented')],
  'content.completed': [rewardFor('content.completed')],
  'content.finished': [rewardFor('content.finished'), countFor('content.finished')],
  'content.liked': [rewardFor('content.liked')],
  'content.noted': [rewardFor('content.noted'), countFor('content.noted')],
  'content.videoWatched': [rewardFor('content.videoWatched')],
  'controls.changed': [notifications.onControlsChanged],
  'course.finished': [rewardFor('course.finished'), chestFor('course.finished'), countFor('course.finished')],
  'dataCopy.made': [notifications.onDataCopyMade],
  'dataRequest.answered': [notifications.onDataRequestAnswered],
  'dataRequest.created': [notifications.onDataRequestCreated],
  'friend.accepted': [notifications.onFriendAccepted],
  'friend.made': [countFor('friend.made'), notifications.onFriendMade],
  'friend.requested': [notifications.onFriendRequested],
  'gift.given': [notifications.onGiftGiven],
  'guardian.linked': [notifications.onGuardianLinked],
  'guardian.refused': [notifications.onGuardianRefused],
  'guardian.requested': [notifications.onGuardianRequested],
  'guardian.unlinked': [notifications.onGuardianUnlinked],
  'invitation.decided': [notifications.onInvitationDecided],
  'invitation.joining': [notifications.onInvitationJoining],
  'invitation.made': [notifications.onInvitationMade],
  'lifeProject.completed': [rewardFor('lifeProject.completed'), countFor('lifeProject.completed')],
  'mailbox.confirmed': [onMailboxConfirmed],
  'mailbox.vouched': [onMailboxVouched],
  'map.finished': [chestFor('map.finished'), countFor('map.finished')],
  'mapModule.finished': [rewardFor('mapModule.finished')],
  'mapPoint.explored': [rewardFor('mapPoint.explored')],
  'mapPoint.shared': [rewardFor('mapPoint.shared')],
  'moderation.appealed': [notifications.onModerationAppealed],
  'moderation.decided': [notifications.onModerationDecided],
  'moderation.heard': [notifications.onModerationHeard],
  'moderation.severeReported': [notifications.onSevereReported],
  'module.finished': [rewardFor('module.finished'), chestFor('module.finished'), countFor('module.finished')],
  'name.decided': [notifications.onNameDecided],
  'password.changed': [notifications.onPasswordChanged],
  'password.given': [notifications.onPasswordGiven],
  'pin.changed': [notifications.onPinChanged],
  'pin.locked': [notifications.onPinLocked],
  'portfolioProject.created': [rewardFor('portfolioProject.created')],
  'post.commented': [rewardFor('post.commented')],
  'post.created': [rewardFor('post.created'), countFor('post.created')],
  'post.liked': [rewardFor('post.liked')],
  'post.removed': [uncountFor('post.removed')],
  'quiz.completed': [rewardFor('quiz.completed'), countFor('quiz.completed')],
  'session.reused': [
    (tx, { userId, accountId, sessionId }) =>
      audit(tx, {
        action: 'session.reused',
        actorUserId: userId,
        actorAccountId: accountId,
        subject: { kind: 'session', id: sessionId },
      }),
    notifications.onSessionReused,
  ],
  'session.started': [
    (tx, { userId, accountId, sessionId, knownDevice }) =>
      audit(tx, {
        action: 'session.started',
        actorUserId: userId,
        actorAccountId: accountId,
        subject: { kind: 'session', id: sessionId },
        details: { knownDevice },
      }),
    notifications.onSessionStarted,
  ],
  'task.completed': [rewardFor('task.completed'), countFor('task.completed')],
}
