export { findComment, findCommentPlaces } from './comments.repo.ts'
export { commentReportable } from './comments.reportable.ts'
