export { findNamed } from './mentions.service.ts'
export { findPostPlaces, holdPost, isVisiblePost } from './posts.repo.ts'
export { countsOf, nextReaction } from './posts.rules.ts'
export { isOwnSaved } from './saved-posts.repo.ts'
