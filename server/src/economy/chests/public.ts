export { findOwned as findOwnedChest } from './chests.repo.ts'
export { grantChest } from './chests.service.ts'
