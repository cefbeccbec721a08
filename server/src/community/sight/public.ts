export {
  classesOf,
  coverFor,
  isAlbumSeenBy,
  isBlockBetween,
  isClassOf,
  isCommentSeenBy,
  isFriendOf,
  isPhotoSeenBy,
  isPostSeenBy,
  isThereFor,
  photosCountFor,
  type Viewer,
} from './sight.ts'
