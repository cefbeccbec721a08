import type { AchievementCode, CopyReader, DataRequestStatus } from '@trilha/contract/constants'
import type { Tx } from './db/database.ts'

/** Who did it, and as which act: what one act causes in several places is one row of the statement (G19). */
export interface Act {
  actId: string
  userId: string
  accountId: string
}

/** Two accounts of one school. */
export interface Guardianship {
  guardianUserId: string
  guardianAccountId: string
  studentUserId: string
  studentAccountId: string
}

/** Whom an invitation concerns: the person, and around a child the guardians and administrators of present schools. */
export interface InvitationAudience {
  invitationId: string
  /** The school that invited. */
  schoolName: string
  /** Null: the command line. */
  inviter: { userId: string; accountId: string } | null
  /** Null: the invited person is not known. */
  userId: string | null
  guardians: readonly { userId: string; accountId: string }[]
  administrators: readonly { userId: string; accountId: string }[]
}

/** What the thing is called, where that is the school's word and not a person's: the statement says it. */
export interface Named {
  name?: string | undefined
}

/**
 * Things that happen, with what they carry. A domain announces; who cares subscribes (subscriptions.ts),
 * so that who acts need not know everybody whom it concerns.
 */
export interface Events {
  'session.started': {
    userId: string
    accountId: string
    sessionId: string
    knownDevice: boolean
    /** As far as it said what it is. */
    device: { browser: string | null; system: string | null }
  }
  /** An account ended: the person is no longer one of the school's people in this role. */
  'account.ended': {
    accountId: string
    by: { actorUserId: string; actorAccountId: string; schoolId: string; requestId: string }
  }
  /** These accounts are about to be erased; said before their rows go. */
  'accounts.erasing': { accountIds: readonly string[] }
  /** A person confirmed that the mailbox is theirs. */
  'mailbox.confirmed': { userId: string }
  /** A password was changed or set anew; every other session has ended. */
  'password.changed': { userId: string }
  /** The office made a new password for somebody of the school. */
  'password.given': { userId: string; accountId: string; byUserId: string }
  /** An identity provider vouched for a mailbox that nobody had confirmed; the hash is of a password that nobody knows. */
  'mailbox.vouched': { userId: string; passwordHash: string }
  /** A guardian was linked to a student, or the link ended. */
  'guardian.linked': Guardianship
  /** The guardian is null while they are being erased: nobody hears the name of who is gone. */
  'guardian.unlinked': {
    schoolId: string
    guardian: { userId: string; accountId: string } | null
    studentUserId: string
    studentAccountId: string
    /** Who ended it, to whom nothing is told; null where an erasure did. */
    byUserId: string | null
  }
  /** A guardian entered a code that does not link by itself; the office decides. */
  'guardian.requested': { schoolId: string; studentUserId: string; guardianUserId: string }
  'guardian.refused': Omit<Guardianship, 'studentAccountId'>
  /** What a student may use was changed: by a guardian, the school, or on the student's device with the PIN. */
  'controls.changed': { studentUserId: string; studentAccountId: string; byUserId: string }
  /** Likewise the PIN. */
  'pin.changed': { studentUserId: string; studentAccountId: string; byUserId: string }
  /** So many wrong PINs that no more is looked at for a while. */
  'pin.locked': { studentUserId: string; studentAccountId: string }
  /** A copy that a guardian asked for is built; each of the two sides hears who has it. */
  'dataCopy.made': {
    requestId: string
    copyFor: CopyReader
    child: { userId: string; accountId: string }
    guardian: { userId: string; accountId: string }
  }
  /** The school said yes or no to another full name of a student. */
  'name.decided': { studentUserId: string; studentAccountId: string; status: 'ACCEPTED' | 'REFUSED' }
  'dataRequest.created': { requestId: string; schoolId: string; userId: string; accountId: string }
  'dataRequest.answered': {
    requestId: string
    status: DataRequestStatus
    /** Whom it is about, and who asked where that is somebody else. */
    parties: readonly { userId: string; accountId: string }[]
  }
  /** Something severe was reported: the school's moderators are told, but not who wrote it. */
  'moderation.severeReported': { caseId: string; schoolId: string; authorAccountId: string | null }
  /** A case was decided; its author is null where nothing was done. */
  'moderation.decided': {
    caseId: string
    author: { userId: string; accountId: string } | null
    reporters: readonly { userId: string; accountId: string }[]
  }
  'moderation.appealed': { caseId: string; schoolId: string; authorAccountId: string }
  /** Reporters are those who heard of another outcome before. */
  'moderation.heard': {
    caseId: string
    author: { userId: string; accountId: string }
    reporters: readonly { userId: string; accountId: string }[]
  }
  /** Somebody signed up alone and asks the school for a place. */
  'admission.asked': { schoolId: string; studentUserId: string }
  /** And was answered, by the office or by a guardian. */
  'admission.decided': { userId: string; accountId: string; isAccepted: boolean }
  /** A known person was invited to a school. */
  'invitation.made': InvitationAudience
  /** A child accepted with the paper code: the time to object runs. */
  'invitation.joining': InvitationAudience
  /** Somebody said yes or no; null: the time to object is over. */
  'invitation.decided': InvitationAudience & { isAccepted: boolean; byUserId: string | null }
  /** The school opened an ended account again. */
  'account.reopened': { userId: string; accountId: string }
  'session.reused': { userId: string; accountId: string; sessionId: string }
  /** Learning. A class of a trail is a content. */
  'content.videoWatched': Act & Named & { contentId: string }
  'content.finished': Act & Named & { contentId: string }
  /** Finished, with its quiz done well. */
  'content.completed': Act & Named & { contentId: string }
  'content.liked': Act & Named & { contentId: string }
  'content.commented': Act & Named & { contentId: string }
  'content.noted': Act & Named & { contentId: string }
  'quiz.completed': Act & Named & { quizId: string; rightQuestionIds: readonly string[] }
  'challenge.handedIn': Act & Named & { challengeId: string }
  /** The student is the one who is paid, so the act is theirs although a professor did it. */
  'challenge.checked': Act & Named & { challengeId: string }
  'module.finished': Act & { moduleId: string; moduleName: string }
  'course.finished': Act & { courseId: string; courseName: string }
  'task.completed': Act & Named & { taskId: string }
  /** Community. Who wrote the thing is named: nobody is paid for praising themself. */
  'post.created': Act & { postId: string }
  /** By its author, or by the school for good. */
  'post.removed': { accountId: string; postId: string }
  'post.liked': Act & { postId: string; authorUserId: string }
  'post.commented': Act & { postId: string; authorUserId: string }
  'comment.liked': Act & { commentId: string; authorUserId: string }
  /** Somebody asked somebody else to be friends. */
  'friend.requested': { askerUserId: string; askedUserId: string; askedAccountId: string }
  /** And that one said yes. */
  'friend.accepted': { askerUserId: string; askerAccountId: string; askedUserId: string }
  /** Said once for each of the two. */
  'friend.made': Act & { friendUserId: string }
  // Down to map.finished: their domains are not built. The list of what pays is whole from the start, and tested by emitting.
  /** Growth and exploring. */
  'lifeProject.completed': Act & { lifeProjectId: string }
  'portfolioProject.created': Act & { projectId: string }
  'mapPoint.explored': Act & { mapPointId: string }
  'mapPoint.shared': Act & { mapPointId: string }
  'mapModule.finished': Act & { mapModuleId: string }
  'map.finished': Act & { mapId: string; mapName: string }
  'achievement.reached': Act & { code: AchievementCode }
  /** Educoins of one for a classmate. */
  'gift.given': { giftId: string; fromUserId: string; toUserId: string; toAccountId: string; educoins: number }
}
export type EventName = keyof Events

/** Runs in the transaction of what happened: it either happened with all its consequences or not at all. */
export type Subscriber<E extends EventName> = (tx: Tx, payload: Events[E], emit: Emit) => Promise<void>
export type Subscriptions = { [E in EventName]?: readonly Subscriber<E>[] }
export type Emit = <E extends EventName>(tx: Tx, name: E, payload: Events[E]) => Promise<void>

export function createEmit(subscriptions: Subscriptions): Emit {
  return async function emit(tx, name, payload) {
    for (const subscriber of subscriptions[name] ?? []) await subscriber(tx, payload, emit)
  }
}
