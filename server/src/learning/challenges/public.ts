export { insertChallenge } from './challenges.repo.ts'
export { isVisibleAttachment, isVisibleChallenge } from './challenges.service.ts'
