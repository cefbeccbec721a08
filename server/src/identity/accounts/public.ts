export { findBriefs } from './briefs.repo.ts'
export {
  confirmMember,
  endAccount,
  isNicknameTaken,
  openAccount,
  setWaitsFor,
  updateBlock,
  updateNickname,
  updateSuspension,
} from './accounts.repo.ts'
export { isPersonKnownTo, isPersonSeenBy, isSeenBy, type Viewer } from './accounts.sight.ts'
export { admit } from './admission.service.ts'
export { findReserved, findUnavailable, reserveNames } from './reserved-names.service.ts'
export { findAddressee, findSchool, getUsername, isVisiblePerson, updateUser } from './users.repo.ts'
export { onMailboxVouched } from './verification.service.ts'
export { wordProblems } from './users.rules.ts'
