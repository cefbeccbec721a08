export { fileAddress } from './files.address.ts'
export { serveFiles } from './files.serving.ts'
export {
  attachFile,
  describeFiles,
  listFileCards,
  pictureOf,
  releaseFile,
  removeFiles,
  storeForeignPicture,
  storeForSchool,
  type FileCard,
} from './files.service.ts'
