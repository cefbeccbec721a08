export { findVisibleComment } from './class-comments.repo.ts'
