export { countFor, uncountFor } from './achievements.service.ts'
