export { findOwned as findOwnedChest } from './chests.repo.ts'
export { chestFor, chestsOfAchievements, grantAchievementChest, grantChest } from './chests.service.ts'
