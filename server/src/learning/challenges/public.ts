export { isVisibleAttachment, isVisibleChallenge } from './challenges.service.ts'
