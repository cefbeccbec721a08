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
export { findAddressee, findSchool, getUsername, isVisiblePerson, updateUser } from './users.repo.ts'
export { wordProblems } from './users.rules.ts'
