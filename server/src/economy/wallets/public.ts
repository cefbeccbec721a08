export { levelOf } from './wallets.present.ts'
export { lockWallet } from './wallets.repo.ts'
export { credit, creditEach, debit, getBalances } from './wallets.service.ts'
