export { isCommentSeenBy, isFriendOf, isInClass, isPostSeenBy, isThereFor, type Viewer } from './sight.ts'
