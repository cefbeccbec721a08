import type { Db } from '../../platform/db/database.ts'
import { findOwn, type Reader } from './notifications.repo.ts'

export {
  onAchievementReached,
  onChallengeChecked,
  onControlsChanged,
  onDataRequestAnswered,
  onDataRequestCreated,
  onFriendAccepted,
  onFriendMade,
  onFriendRequested,
  onGiftGiven,
  onGuardianLinked,
  onGuardianRefused,
  onGuardianRequested,
  onGuardianUnlinked,
  onModerationAppealed,
  onModerationDecided,
  onModerationHeard,
  onPasswordChanged,
  onPinChanged,
  onPinLocked,
  onSessionReused,
  onSessionStarted,
  onSevereReported,
} from './notifications.subscribers.ts'

export async function isOwnNotification(db: Db, { userId, accountId }: Reader, id: string): Promise<boolean> {
  return (await findOwn(db, { userId, accountId }, id)) !== undefined
}
