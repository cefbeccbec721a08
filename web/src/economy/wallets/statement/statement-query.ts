import type { CoinType, OriginOperator, WalletOperation } from '@trilha/contract/constants/economy'
import { pagedQuery } from '../../../lib/query.ts'

/** What is left out is not filtered by. Days of the school, both included. */
export interface StatementFilter {
  operation?: WalletOperation
  coinType?: CoinType
  originOperator?: OriginOperator
  from?: string
  to?: string
}

/** Entries, not rows: an act that moves both coins has two of them. */
const pSize = 40

export function statementQuery(filter: StatementFilter = {}) {
  return pagedQuery('wallets', 'listMyHistory', { query: { pSize, ...filter } })
}

/** How many choices there are beside the direction, which has chips of its own. */
export function countChoices({ coinType, originOperator, from, to }: StatementFilter): number {
  return [coinType, originOperator, from ?? to].filter((choice) => choice !== undefined).length
}
