export { findOpen } from './invitations.repo.ts'
export { classProblems, mayManage } from './invitations.rules.ts'
export { invite, isAnswerable, isOfSchool, spendLetter } from './invitations.service.ts'
export { joinSchool, place } from './joining.ts'
