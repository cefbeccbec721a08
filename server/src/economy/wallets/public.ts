export { rateChanged, type RateDetails } from './wallets.giving.service.ts'
export { isOwnGoal } from './wallets.goals.service.ts'
export { lockWallet } from './wallets.repo.ts'
export { levelOf } from './wallets.rules.ts'
export {
  credit,
  creditEach,
  debit,
  getBalances,
  lockBoth,
  mayReadChild,
  mayReadWallet,
  transfer,
} from './wallets.service.ts'
