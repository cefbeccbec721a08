export { findBriefs } from './briefs.repo.ts'
export {
  confirmMember,
  endAccount,
  isNicknameTaken,
  updateBlock,
  updateNickname,
  updateSuspension,
} from './accounts.repo.ts'
export { isPersonKnownTo, isPersonSeenBy, isSeenBy, type Viewer } from './accounts.sight.ts'
export { createPerson, openAccount } from './admission.service.ts'
export { invitationLetter } from './letters.ts'
export { confirmMailbox } from './proofs.repo.ts'
export { findSchool, getUsername, isVisiblePerson, listTakenNames, updateUser } from './users.repo.ts'
export { roleConflict, wordProblems } from './users.rules.ts'
