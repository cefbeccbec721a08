export { findVisible as findVisibleProfile } from './profiles.repo.ts'
