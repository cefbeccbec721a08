export { isBlockBetween, isCommentSeenBy, isFriendOf, isPostSeenBy, isThereFor, type Viewer } from './sight.ts'
