import {
  COIN_TYPES,
  ORIGIN_OPERATORS,
  WALLET_OPERATIONS,
  type CoinType,
  type OriginOperator,
  type WalletOperation,
} from '@trilha/contract/constants/economy'
import { periodProblem } from './period.ts'

/** What is left out is not filtered by. Days of the school, both included. */
export interface StatementFilter {
  operation?: WalletOperation
  coinType?: CoinType
  originOperator?: OriginOperator
  from?: string
  to?: string
}

/** Of an address that anybody may have typed: what it cannot mean is left out. */
export function readStatementFilter(search: Readonly<Record<string, unknown>>): StatementFilter {
  const operation = oneOf(WALLET_OPERATIONS, search['operation'])
  const coinType = oneOf(COIN_TYPES, search['coinType'])
  const originOperator = oneOf(ORIGIN_OPERATORS, search['originOperator'])
  const from = dayOf(search['from'])
  const to = dayOf(search['to'])
  const isPeriod = periodProblem(from ?? '', to ?? '') === undefined
  return {
    ...(operation && { operation }),
    ...(coinType && { coinType }),
    ...(originOperator && { originOperator }),
    ...(isPeriod && from !== undefined && { from }),
    ...(isPeriod && to !== undefined && { to }),
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value)
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && periodProblem(value, '') === undefined ? value : undefined
}

/** How many choices there are beside the direction, which has chips of its own. */
export function countChoices({ coinType, originOperator, from, to }: StatementFilter): number {
  return [coinType, originOperator, from ?? to].filter((choice) => choice !== undefined).length
}
