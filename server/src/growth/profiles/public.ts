export { profileReportable } from './profiles.reportable.ts'
export { findAvatar, findVisible as findVisibleProfile, saveAvatar } from './profiles.repo.ts'
