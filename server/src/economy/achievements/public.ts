export { countFor } from './achievements.service.ts'
