export { findAvatar, findVisible as findVisibleProfile, saveAvatar } from './profiles.repo.ts'
