export { findComment } from './comments.repo.ts'
