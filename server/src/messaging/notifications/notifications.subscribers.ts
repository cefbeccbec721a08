import type { DataRequestStatus, NotificationKind } from '@trilha/contract/constants'
import type { EventName, Events, Subscriber } from '../../platform/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import * as repo from './notifications.repo.ts'
import { notify } from './notifications.service.ts'
import type { NotificationData } from './notifications.tables.ts'

/** A warning: it follows the person into whichever account they use. */
function warn(tx: Tx, userId: string, kind: NotificationKind): Promise<void> {
  return notify(tx, [{ user_id: userId, account_id: null, kind, about_user_id: null, object_id: null }])
}

/** The very first sign-in is from a new device too, and no news to anybody. */
export const onSessionStarted: Subscriber<'session.started'> = async (tx, { userId, sessionId, knownDevice }) => {
  if (knownDevice || !(await repo.hasSignedInBefore(tx, userId, sessionId))) return
  await warn(tx, userId, 'NEW_DEVICE')
}

export const onSessionReused: Subscriber<'session.reused'> = (tx, { userId }) => warn(tx, userId, 'SESSION_REUSED')

export const onPasswordChanged: Subscriber<'password.changed'> = (tx, { userId }) =>
  warn(tx, userId, 'PASSWORD_CHANGED')

function onGuardianship(kind: 'GUARDIAN_LINKED' | 'GUARDIAN_UNLINKED') {
  return (tx: Tx, event: Events[Extract<EventName, 'guardian.linked' | 'guardian.unlinked'>]) => {
    const { guardianUserId, studentUserId, studentAccountId } = event
    return notify(tx, [
      { user_id: studentUserId, account_id: studentAccountId, kind, about_user_id: guardianUserId, object_id: null },
      // A guardian may watch over children of several schools: it concerns the person.
      { user_id: guardianUserId, account_id: null, kind, about_user_id: studentUserId, object_id: null },
    ])
  }
}
export const onGuardianLinked: Subscriber<'guardian.linked'> = onGuardianship('GUARDIAN_LINKED')
export const onGuardianUnlinked: Subscriber<'guardian.unlinked'> = onGuardianship('GUARDIAN_UNLINKED')

export const onGuardianRequested: Subscriber<'guardian.requested'> = async (tx, { schoolId, studentUserId }) => {
  const staff = await repo.listStaff(tx, schoolId, ['SCHOOL_ADMIN', 'STAFF'])
  await notify(
    tx,
    staff.map(({ id, user_id }) => ({
      user_id,
      account_id: id,
      kind: 'GUARDIAN_REQUESTED',
      about_user_id: studentUserId,
      object_id: null,
    })),
  )
}

/** To the student and to the other guardians, by who did it; nobody is told of what they did themself. */
export const onControlsChanged: Subscriber<'controls.changed'> = async (
  tx,
  { studentUserId, studentAccountId, byUserId },
) => {
  const guardians = await repo.listGuardians(tx, studentAccountId)
  await notify(
    tx,
    [{ user_id: studentUserId, account_id: studentAccountId }, ...guardians]
      .filter(({ user_id }) => user_id !== byUserId)
      .map((reader) => ({ ...reader, kind: 'CONTROLS_CHANGED', about_user_id: byUserId, object_id: null })),
  )
}

/** In whichever account it was reached (decision G24). */
export const onAchievementReached: Subscriber<'achievement.reached'> = (tx, { userId, accountId, code }) =>
  notify(tx, [
    {
      user_id: userId,
      account_id: accountId,
      kind: 'ACHIEVEMENT_REACHED',
      about_user_id: null,
      object_id: null,
      data: JSON.stringify({ achievement: code } satisfies NotificationData),
    },
  ])

export const onDataRequestCreated: Subscriber<'dataRequest.created'> = async (tx, { requestId, schoolId, userId }) => {
  const administrators = await repo.listStaff(tx, schoolId, ['SCHOOL_ADMIN'])
  await notify(
    tx,
    administrators
      .filter(({ user_id }) => user_id !== userId)
      .map(({ id, user_id }) => ({
        user_id,
        account_id: id,
        kind: 'DATA_REQUEST_CREATED',
        about_user_id: userId,
        object_id: requestId,
      })),
  )
}

export const onDataRequestAnswered: Subscriber<'dataRequest.answered'> = (
  tx,
  { requestId, userId, accountId, status },
) =>
  notify(tx, [
    {
      user_id: userId,
      account_id: accountId,
      kind: 'DATA_REQUEST_ANSWERED',
      about_user_id: null,
      object_id: requestId,
      data: JSON.stringify({ status: status as DataRequestStatus }),
    },
  ])

export const onGiftGiven: Subscriber<'gift.given'> = (tx, { giftId, fromUserId, toUserId, toAccountId, educoins }) =>
  notify(tx, [
    {
      user_id: toUserId,
      account_id: toAccountId,
      kind: 'GIFT_RECEIVED',
      about_user_id: fromUserId,
      object_id: giftId,
      data: JSON.stringify({ educoins }),
    },
  ])
