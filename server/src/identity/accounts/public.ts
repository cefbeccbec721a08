export { findBriefs } from './briefs.repo.ts'
export {
  confirmMember,
  endAccount,
  isNicknameTaken,
  openWaitingAccount,
  setWaitsFor,
  updateBlock,
  updateNickname,
  updateSuspension,
} from './accounts.repo.ts'
export { isPersonKnownTo, isPersonSeenBy, isSeenBy, type Viewer } from './accounts.sight.ts'
export { createPerson, openAccount } from './admission.service.ts'
export { invitationLetter } from './letters.ts'
export { confirmMailbox } from './mailbox.ts'
export { passwordProblems } from './new-password.rules.ts'
export { findReserved, findUnavailable, reserveNames } from './reserved-names.service.ts'
export { findAddressee, findSchool, getUsername, isVisiblePerson, listTakenNames, updateUser } from './users.repo.ts'
export { onMailboxVouched } from './verification.service.ts'
export { roleConflict, wordProblems } from './users.rules.ts'
