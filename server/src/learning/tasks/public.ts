export { findTaskPlaces, isTaughtTask, isVisibleTask } from './tasks.repo.ts'
