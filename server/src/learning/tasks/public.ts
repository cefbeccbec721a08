export { isTaughtTask, isVisibleTask } from './tasks.repo.ts'
