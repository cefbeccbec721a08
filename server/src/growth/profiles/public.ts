export { profileReportable } from './profiles.reportable.ts'
export { findAvatar, findPersonPlaces, findVisible as findVisibleProfile, saveAvatar } from './profiles.repo.ts'
