import type { WalletOperation } from '@trilha/contract/constants/economy'
import { pagedQuery } from '../../lib/query.ts'

export type StatementFilterValue = 'ALL' | WalletOperation

/** Entries, not rows: an act that moves both coins has two of them. */
const pSize = 40

export function statementQuery(filter: StatementFilterValue = 'ALL') {
  return pagedQuery('wallets', 'listMyHistory', {
    query: filter === 'ALL' ? { pSize } : { pSize, operation: filter },
  })
}
