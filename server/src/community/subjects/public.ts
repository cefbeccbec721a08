export { findSubject } from './subjects.repo.ts'
export { follow, unfollow } from './subjects.service.ts'
