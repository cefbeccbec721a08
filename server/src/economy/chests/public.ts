export { findOwned as findOwnedChest } from './chests.repo.ts'
export { chestFor, grantChest } from './chests.service.ts'
