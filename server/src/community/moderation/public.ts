export { findCase, findOwn as findOwnCase } from './cases.repo.ts'
export { severityOf } from './moderation.rules.ts'
export { findWord } from './words.repo.ts'
export { isBlockedAtSchool, maskerForSchool, maskForSchool, wordTestFor } from './words.service.ts'
