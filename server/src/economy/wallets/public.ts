export { isOwnGoal } from './goals.service.ts'
export { lockWallet } from './wallets.repo.ts'
export { levelOf, rateChanged, type RateDetails } from './wallets.rules.ts'
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
