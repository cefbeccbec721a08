import { FRIENDS_TOLD_YEARS, type NotificationKind } from '@trilha/contract/constants'
import type { EventName, Events, InvitationAudience, Subscriber } from '../../platform/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import * as repo from './notifications.repo.ts'
import { notify } from './notifications.service.ts'
import type { NotificationData } from './notifications.tables.ts'

/** A warning: it follows the person into whichever account they use. */
function warn(tx: Tx, userId: string, kind: NotificationKind, data: NotificationData = {}): Promise<void> {
  const warning = { user_id: userId, account_id: null, kind, about_user_id: null, object_id: null }
  return notify(tx, [{ ...warning, data: JSON.stringify(data) }])
}

/** The very first sign-in is from a new device too, and no news to anybody. */
export const onSessionStarted: Subscriber<'session.started'> = async (
  tx,
  { userId, sessionId, knownDevice, device },
) => {
  if (knownDevice || !(await repo.hasSignedInBefore(tx, userId, sessionId))) return
  await warn(tx, userId, 'NEW_DEVICE', device.browser === null && device.system === null ? {} : { device })
}

export const onSessionReused: Subscriber<'session.reused'> = (tx, { userId }) => warn(tx, userId, 'SESSION_REUSED')

export const onPasswordChanged: Subscriber<'password.changed'> = (tx, { userId }) =>
  warn(tx, userId, 'PASSWORD_CHANGED')

/** To the person, and to those who care for the child: somebody else knows the password for a moment (E74). */
export const onPasswordGiven: Subscriber<'password.given'> = async (tx, { userId, accountId, byUserId }) => {
  await notify(tx, [
    {
      user_id: userId,
      account_id: null,
      kind: 'PASSWORD_GIVEN',
      about_user_id: null,
      by_user_id: byUserId,
      object_id: null,
    },
    ...(await forGuardians(tx, 'CHILD_PASSWORD_GIVEN', {
      studentUserId: userId,
      studentAccountId: accountId,
      byUserId,
    })),
  ])
}

/** To the two of them, and to those who care for the same child: who else has powers over it concerns them. */
async function forBothAndOthers(
  tx: Tx,
  kind: 'GUARDIAN_LINKED' | 'GUARDIAN_UNLINKED',
  {
    guardian,
    studentUserId,
    studentAccountId,
  }: Pick<Events['guardian.unlinked'], 'guardian' | 'studentUserId' | 'studentAccountId'>,
): Promise<repo.NewNotification[]> {
  const guardianUserId = guardian?.userId ?? null
  const others = await forGuardians(tx, `CHILD_${kind}`, { studentUserId, studentAccountId, byUserId: guardianUserId })
  const shared = { kind, object_id: null }
  return [
    { ...shared, user_id: studentUserId, account_id: studentAccountId, about_user_id: guardianUserId },
    ...(guardian
      ? [{ ...shared, user_id: guardian.userId, account_id: guardian.accountId, about_user_id: studentUserId }]
      : []),
    ...others.filter(({ user_id }) => user_id !== guardianUserId),
  ]
}

export const onGuardianLinked: Subscriber<'guardian.linked'> = async (tx, link) => {
  const guardian = { userId: link.guardianUserId, accountId: link.guardianAccountId }
  await notify(tx, await forBothAndOthers(tx, 'GUARDIAN_LINKED', { ...link, guardian }))
}

/** The office hears it too: a student under 16 may need a consent on paper now (E71). */
export const onGuardianUnlinked: Subscriber<'guardian.unlinked'> = async (tx, link) => {
  const { schoolId, guardian, studentUserId, byUserId } = link
  const office = await forOffice(tx, schoolId, {
    kind: 'GUARDIAN_LINK_ENDED',
    about_user_id: studentUserId,
    by_user_id: guardian?.userId ?? null,
  })
  await notify(tx, [
    ...(await forBothAndOthers(tx, 'GUARDIAN_UNLINKED', link)),
    ...office.filter(({ user_id }) => user_id !== byUserId),
  ])
}

async function forOffice(
  tx: Tx,
  schoolId: string,
  words: Pick<repo.NewNotification, 'kind' | 'about_user_id' | 'by_user_id'>,
): Promise<repo.NewNotification[]> {
  const office = await repo.listStaff(tx, schoolId, ['SCHOOL_ADMIN', 'STAFF'])
  return office.map(({ id, user_id }) => ({ user_id, account_id: id, ...words, object_id: null }))
}

/** Not to somebody of the office who asked for themself: another one decides (E69). */
export const onGuardianRequested: Subscriber<'guardian.requested'> = async (
  tx,
  { schoolId, studentUserId, guardianUserId },
) => {
  const words = { kind: 'GUARDIAN_REQUESTED', about_user_id: studentUserId, by_user_id: guardianUserId } as const
  const office = await forOffice(tx, schoolId, words)
  await notify(
    tx,
    office.filter(({ user_id }) => user_id !== guardianUserId),
  )
}

export const onGuardianRefused: Subscriber<'guardian.refused'> = (
  tx,
  { studentUserId, guardianUserId, guardianAccountId },
) =>
  notify(tx, [
    {
      user_id: guardianUserId,
      account_id: guardianAccountId,
      kind: 'GUARDIAN_REFUSED',
      about_user_id: studentUserId,
      object_id: null,
    },
  ])

type ControlEvent = Events[Extract<EventName, 'controls.changed' | 'pin.changed'>]

/** To the student by who did it, to the guardians by whose account it is; nobody is told of what they did themself. */
function onControl(kind: 'CONTROLS_CHANGED' | 'PIN_CHANGED') {
  return async (tx: Tx, { studentUserId, studentAccountId, byUserId }: ControlEvent): Promise<void> => {
    const toStudent: repo.NewNotification = {
      user_id: studentUserId,
      account_id: studentAccountId,
      kind,
      about_user_id: byUserId,
      object_id: null,
    }
    const toGuardians = await forGuardians(tx, `CHILD_${kind}`, { studentUserId, studentAccountId, byUserId })
    await notify(
      tx,
      [toStudent, ...toGuardians].filter(({ user_id }) => user_id !== byUserId),
    )
  }
}
export const onControlsChanged: Subscriber<'controls.changed'> = onControl('CONTROLS_CHANGED')
export const onPinChanged: Subscriber<'pin.changed'> = onControl('PIN_CHANGED')

export const onPinLocked: Subscriber<'pin.locked'> = async (tx, { studentUserId, studentAccountId }) => {
  await notify(tx, await forGuardians(tx, 'CHILD_PIN_LOCKED', { studentUserId, studentAccountId, byUserId: null }))
}

async function forGuardians(
  tx: Tx,
  kind: Extract<NotificationKind, `CHILD_${string}`>,
  { studentUserId, studentAccountId, byUserId }: Omit<ControlEvent, 'byUserId'> & { byUserId: string | null },
): Promise<repo.NewNotification[]> {
  const guardians = await repo.listGuardiansToTell(tx, studentAccountId)
  return guardians.map((guardian) => ({
    ...guardian,
    kind,
    about_user_id: studentUserId,
    by_user_id: byUserId,
    object_id: null,
  }))
}

/** Around a child: to each guardian and each administrator of a present school, about the child. */
function aroundChild(
  { userId, guardians, administrators, schoolName }: InvitationAudience,
  kinds: { guardian: NotificationKind; administrator: NotificationKind },
): repo.NewNotification[] {
  const rowOf = (kind: NotificationKind) => (told: { userId: string; accountId: string }) => ({
    user_id: told.userId,
    account_id: told.accountId,
    kind,
    about_user_id: userId,
    object_id: null,
    data: JSON.stringify({ schoolName } satisfies NotificationData),
  })
  return [...guardians.map(rowOf(kinds.guardian)), ...administrators.map(rowOf(kinds.administrator))]
}

export const onInvitationMade: Subscriber<'invitation.made'> = async (tx, invitation) => {
  const { userId, schoolName } = invitation
  if (userId !== null) await warn(tx, userId, 'INVITED', { schoolName })
  await notify(tx, aroundChild(invitation, { guardian: 'CHILD_INVITED', administrator: 'STUDENT_INVITED' }))
}

export const onInvitationJoining: Subscriber<'invitation.joining'> = (tx, invitation) =>
  notify(tx, aroundChild(invitation, { guardian: 'CHILD_JOINING', administrator: 'STUDENT_JOINING' }))

/** To all whom it concerned but the one who decided, and to whoever sent the invitation, who hears no name. */
export const onInvitationDecided: Subscriber<'invitation.decided'> = async (tx, invitation) => {
  const { userId, schoolName, isAccepted, byUserId, inviter } = invitation
  if (userId !== null && userId !== byUserId)
    await warn(tx, userId, isAccepted ? 'INVITATION_ACCEPTED' : 'INVITATION_REFUSED', { schoolName })
  const kind = isAccepted ? 'CHILD_INVITATION_ACCEPTED' : 'CHILD_INVITATION_REFUSED'
  const around = aroundChild(invitation, { guardian: kind, administrator: kind })
  const answered = (inviter ? [inviter] : []).map((told) => ({
    user_id: told.userId,
    account_id: told.accountId,
    kind: 'INVITATION_ANSWERED' as const,
    about_user_id: null,
    object_id: null,
  }))
  await notify(
    tx,
    [...around, ...answered].filter(({ user_id }) => user_id !== byUserId),
  )
}

export const onAccountReopened: Subscriber<'account.reopened'> = (tx, { userId }) =>
  warn(tx, userId, 'ACCOUNT_REOPENED')

export const onFriendRequested: Subscriber<'friend.requested'> = (tx, { askerUserId, askedUserId, askedAccountId }) =>
  notify(tx, [
    {
      user_id: askedUserId,
      account_id: askedAccountId,
      kind: 'FRIEND_REQUESTED',
      about_user_id: askerUserId,
      object_id: null,
    },
  ])

export const onFriendAccepted: Subscriber<'friend.accepted'> = (tx, { askerUserId, askerAccountId, askedUserId }) =>
  notify(tx, [
    {
      user_id: askerUserId,
      account_id: askerAccountId,
      kind: 'FRIEND_ACCEPTED',
      about_user_id: askedUserId,
      object_id: null,
    },
  ])

/** Of a young child, to its guardians. */
export const onFriendMade: Subscriber<'friend.made'> = async (tx, { userId, accountId, friendUserId }) => {
  const child = { studentUserId: userId, studentAccountId: accountId, byUserId: friendUserId }
  const rows = await forGuardians(tx, 'CHILD_NEW_FRIEND', child)
  if (rows.length > 0 && (await repo.isYoungerThan(tx, userId, FRIENDS_TOLD_YEARS))) await notify(tx, rows)
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

/** The words to it stand beside the work itself. */
export const onChallengeChecked: Subscriber<'challenge.checked'> = (tx, { userId, accountId, challengeId }) =>
  notify(tx, [
    {
      user_id: userId,
      account_id: accountId,
      kind: 'CHALLENGE_CHECKED',
      about_user_id: null,
      object_id: challengeId,
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

/** Who did not get the copy hears who did: the child of the guardian's, the guardian of the student's (decision E72). */
export const onDataCopyMade: Subscriber<'dataCopy.made'> = (tx, { requestId, copyFor, child, guardian }) => {
  const [to, about] = copyFor === 'GUARDIAN' ? [child, guardian] : [guardian, child]
  return notify(tx, [
    {
      user_id: to.userId,
      account_id: to.accountId,
      kind: copyFor === 'GUARDIAN' ? 'DATA_COPY_FOR_GUARDIAN' : 'CHILD_DATA_COPY_SENT',
      about_user_id: about.userId,
      object_id: requestId,
    },
  ])
}

export const onDataRequestAnswered: Subscriber<'dataRequest.answered'> = (tx, { requestId, status, parties }) =>
  notify(
    tx,
    parties.map(({ userId, accountId }) => ({
      user_id: userId,
      account_id: accountId,
      kind: 'DATA_REQUEST_ANSWERED',
      about_user_id: null,
      object_id: requestId,
      data: JSON.stringify({ status }),
    })),
  )

/** To the office, which looks at who wants to come in. */
export const onAdmissionAsked: Subscriber<'admission.asked'> = async (tx, { schoolId, studentUserId }) => {
  const office = await repo.listStaff(tx, schoolId, ['SCHOOL_ADMIN', 'STAFF'])
  await notify(
    tx,
    office.map(({ id, user_id }) => ({
      user_id,
      account_id: id,
      kind: 'ADMISSION_ASKED',
      about_user_id: studentUserId,
      object_id: null,
    })),
  )
}

export const onAdmissionDecided: Subscriber<'admission.decided'> = (tx, { userId, accountId, isAccepted }) =>
  notify(tx, [
    {
      user_id: userId,
      account_id: accountId,
      kind: isAccepted ? 'ADMISSION_ACCEPTED' : 'ADMISSION_REFUSED',
      about_user_id: null,
      object_id: null,
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

/** To the student and to whoever cares for the student. The name itself stands in the account. */
export const onNameDecided: Subscriber<'name.decided'> = async (tx, { studentUserId, studentAccountId, status }) => {
  const kind = status === 'ACCEPTED' ? 'NAME_ACCEPTED' : 'NAME_REFUSED'
  const child = { studentUserId, studentAccountId, byUserId: null }
  await notify(tx, [
    { user_id: studentUserId, account_id: studentAccountId, kind, about_user_id: null, object_id: null },
    ...(await forGuardians(tx, `CHILD_${kind}`, child)),
  ])
}

/** To those who work on the reports of a school; never to who wrote what was reported. */
function toModerators(kind: 'APPEAL_CREATED' | 'REPORT_SEVERE') {
  return async (
    tx: Tx,
    { caseId, schoolId, authorAccountId }: { caseId: string; schoolId: string; authorAccountId: string | null },
  ): Promise<void> => {
    const moderators = await repo.listStaff(tx, schoolId, ['STAFF', 'SCHOOL_ADMIN'])
    await notify(
      tx,
      moderators
        .filter(({ id }) => id !== authorAccountId)
        .map(({ id, user_id }) => ({ user_id, account_id: id, kind, about_user_id: null, object_id: caseId })),
    )
  }
}

export const onSevereReported: Subscriber<'moderation.severeReported'> = toModerators('REPORT_SEVERE')
export const onModerationAppealed: Subscriber<'moderation.appealed'> = toModerators('APPEAL_CREATED')

const aboutCase = (
  kind: NotificationKind,
  { userId, accountId }: { userId: string; accountId: string },
  caseId: string | null,
) => ({ user_id: userId, account_id: accountId, kind, about_user_id: null, object_id: caseId })

/**
 * The author hears what was decided, whoever reported it that somebody looked; the words stand in their own pages. A
 * child's guardians hear that there was a decision, not the words: those are the child's to show, or the school's to
 * tell them.
 */
export const onModerationDecided: Subscriber<'moderation.decided'> = async (tx, { caseId, author, reporters }) =>
  notify(tx, [
    ...(author ? [aboutCase('CONTENT_MODERATED', author, caseId)] : []),
    ...(author ? await forGuardians(tx, 'CHILD_CONTENT_MODERATED', asChild(author)) : []),
    ...reporters.map((reporter) => aboutCase('REPORT_ANSWERED', reporter, null)),
  ])

export const onModerationHeard: Subscriber<'moderation.heard'> = async (tx, { caseId, author, reporters }) =>
  notify(tx, [
    aboutCase('APPEAL_ANSWERED', author, caseId),
    ...reporters.map((reporter) => aboutCase('REPORT_ANSWERED', reporter, null)),
    ...(await forGuardians(tx, 'CHILD_APPEAL_ANSWERED', asChild(author))),
  ])

/** Of a grown-up nobody is the guardian. */
const asChild = ({ userId, accountId }: { userId: string; accountId: string }) => ({
  studentUserId: userId,
  studentAccountId: accountId,
  byUserId: null,
})
