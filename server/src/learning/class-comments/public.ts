export { classCommentReportable } from './class-comments.reportable.ts'
export { findVisibleComment } from './class-comments.repo.ts'
