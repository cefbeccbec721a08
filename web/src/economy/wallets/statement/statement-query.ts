import { pagedQuery } from '../../../lib/query.ts'
import type { StatementFilter } from './statement-filter.ts'

/** Entries, not rows: an act that moves both coins has two of them. */
const pSize = 40

export function statementQuery(filter: StatementFilter = {}) {
  return pagedQuery('wallets', 'listMyHistory', { query: { pSize, ...filter } })
}
