export { rewardFor } from './rewards.service.ts'
