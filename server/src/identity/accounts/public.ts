export { findBriefs } from './accounts.briefs.ts'
export { isNicknameTaken, updateBlock, updateNickname } from './accounts.repo.ts'
export { isPersonSeenBy, isSeenBy, type Viewer } from './accounts.sight.ts'
export { isVisiblePerson } from './users.repo.ts'
