import { z } from 'zod'
import { domain } from '../call.ts'
import { DateOnly, Id, pageOf, pageQuery, Timestamp } from '../common.ts'
import { withCode } from '../fields.ts'
import { COIN_TYPES, ORIGIN_OPERATORS, WALLET_OPERATIONS } from '../constants.ts'

export const Amount = z.object({ coinType: z.enum(COIN_TYPES), value: z.number().int().nonnegative() })
export type Amount = z.infer<typeof Amount>

/** Always two entries: Educoin first, Xp second (product §3, decision G9). */
export const Balances = z.array(Amount).length(2)
export type Balances = z.infer<typeof Balances>

export const WalletHistoryEntry = z.object({
  id: Id,
  operation: z.enum(WALLET_OPERATIONS),
  coinType: z.enum(COIN_TYPES),
  originOperator: z.enum(ORIGIN_OPERATORS),
  operatorId: z.string(),
  operationDate: Timestamp,
  value: z.number().int().positive(),
  balanceAfter: z.number().int().nonnegative(),
  /** Entries written by one act share it; a statement shows them as one row (decision G19). */
  groupId: Id,
})
export type WalletHistoryEntry = z.infer<typeof WalletHistoryEntry>

export const HistoryQuery = z
  .object({
    ...pageQuery,
    coinType: z.enum(COIN_TYPES).optional(),
    operation: z.enum(WALLET_OPERATIONS).optional(),
    originOperator: z.enum(ORIGIN_OPERATORS).optional(),
    /** Days of the school's time zone, both included (decision E16). */
    from: DateOnly.optional(),
    to: DateOnly.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, withCode('ii_0038', ['to']))

export const wallets = domain('economy', 'wallets', {
  getMine: {
    method: 'GET',
    path: '/wallets/my',
    doc: 'wallets.my',
    summary: 'My balances: Educoin first, Xp second',
    access: { who: 'account' },
    response: Balances,
    list: { boundedBy: 'the two coin types' },
  },
  listMyHistory: {
    method: 'GET',
    path: '/wallets/my-history',
    doc: 'wallets.my-history',
    summary: 'My statement, newest first',
    access: { who: 'account' },
    query: HistoryQuery,
    response: pageOf(WalletHistoryEntry),
    errors: ['ii_0038'],
    list: 'page',
  },
})
