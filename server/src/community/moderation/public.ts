export { findCase } from './cases.repo.ts'
export { severityOf } from './moderation.rules.ts'
export { findOwn as findOwnCase } from './own-cases.repo.ts'
export { noteTakenAway } from './taken-away.service.ts'
