export { isOwnArchive } from './exports.service.ts'
export { isVisible as isVisibleDataRequest } from './privacy.service.ts'
