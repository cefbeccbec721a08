import type { NotificationKind, Role } from '@trilha/contract/constants/people'
import { paths } from '../../app/paths.ts'

/** Where each leads. What was done to a student is seen by the student and by the guardian, each in their own place. */
export function placeOf(kind: NotificationKind, role: Role | undefined): string {
  switch (kind) {
    case 'NEW_DEVICE':
    case 'SESSION_REUSED':
    case 'PASSWORD_CHANGED':
    case 'PASSWORD_GIVEN':
      return paths.sessions
    case 'NAME_ACCEPTED':
    case 'NAME_REFUSED':
      return paths.myAccount
    case 'CHALLENGE_CHECKED':
      return paths.myTrail
    case 'GIFT_RECEIVED':
      return paths.edubank
    case 'DATA_REQUEST_CREATED':
      return paths.deskRequests
    case 'DATA_REQUEST_ANSWERED':
    case 'DATA_COPY_FOR_GUARDIAN':
    case 'CHILD_DATA_COPY_SENT':
      return paths.helpDataRequest
    case 'REPORT_SEVERE':
    case 'APPEAL_CREATED':
      return paths.deskReports
    case 'REPORT_ANSWERED':
    case 'CONTENT_MODERATED':
    case 'APPEAL_ANSWERED':
      return paths.myReports
    case 'ACHIEVEMENT_REACHED':
      return paths.achievement
    case 'FRIEND_REQUESTED':
    case 'FRIEND_ACCEPTED':
      return paths.friends
    case 'ADMISSION_ASKED':
      return paths.deskAdmissions
    case 'ADMISSION_ACCEPTED':
    case 'ADMISSION_REFUSED':
      return paths.dashboard
    case 'GUARDIAN_REQUESTED':
    case 'GUARDIAN_LINK_ENDED':
      return paths.deskGuardians
    case 'INVITED':
    case 'INVITATION_ACCEPTED':
    case 'INVITATION_REFUSED':
      return paths.myInvitations
    case 'CHILD_INVITED':
    case 'CHILD_JOINING':
    case 'CHILD_INVITATION_ACCEPTED':
    case 'CHILD_INVITATION_REFUSED':
      return role === 'PARENT' ? paths.family : paths.deskInvitations
    case 'STUDENT_INVITED':
    case 'STUDENT_JOINING':
    case 'INVITATION_ANSWERED':
      return paths.deskInvitations
    case 'ACCOUNT_REOPENED':
      return paths.dashboard
    case 'GUARDIAN_LINKED':
    case 'GUARDIAN_UNLINKED':
    case 'CHILD_GUARDIAN_LINKED':
    case 'CHILD_GUARDIAN_UNLINKED':
    case 'GUARDIAN_REFUSED':
    case 'CONTROLS_CHANGED':
    case 'CHILD_CONTROLS_CHANGED':
    case 'PIN_CHANGED':
    case 'CHILD_PIN_CHANGED':
    case 'CHILD_PIN_LOCKED':
    case 'CHILD_PASSWORD_GIVEN':
    case 'CHILD_NEW_FRIEND':
    case 'CHILD_CONTENT_MODERATED':
    case 'CHILD_APPEAL_ANSWERED':
    case 'CHILD_NAME_ACCEPTED':
    case 'CHILD_NAME_REFUSED':
      return role === 'PARENT' ? paths.family : paths.parentalControl
  }
}
