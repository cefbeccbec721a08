export { findOwned as findOwnedChest } from './chests.repo.ts'
export {
  chestFor,
  chestsOfAchievements,
  chestsOfLearning,
  grantAchievementChest,
  grantChest,
} from './chests.service.ts'
