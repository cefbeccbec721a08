export { isVisiblePost } from './posts.repo.ts'
export { isOwnSaved } from './saved-posts.repo.ts'
