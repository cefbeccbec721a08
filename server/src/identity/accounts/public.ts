export { findBriefs } from './accounts.briefs.ts'
export { isNicknameTaken, updateBlock, updateNickname } from './accounts.repo.ts'
