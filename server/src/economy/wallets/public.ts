export { lockWallet } from './wallets.repo.ts'
export { levelOf } from './wallets.rules.ts'
export { credit, creditEach, debit, getBalances } from './wallets.service.ts'
