export { findComment } from './comments.repo.ts'
export { commentReportable } from './comments.reportable.ts'
