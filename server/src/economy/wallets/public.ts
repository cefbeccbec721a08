export { levelOf } from './wallets.present.ts'
export { lockWallet } from './wallets.repo.ts'
export { credit, debit, getBalances } from './wallets.service.ts'
