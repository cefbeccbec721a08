export { listUnlockedIds } from './unlocks.repo.ts'
