export {
  classesOf,
  coverFor,
  isAlbumSeenBy,
  isClassOf,
  isCommentSeenBy,
  isFriendOf,
  isPhotoSeenBy,
  isPostSeenBy,
  isThereFor,
  photosCountFor,
  type Viewer,
} from './sight.ts'
