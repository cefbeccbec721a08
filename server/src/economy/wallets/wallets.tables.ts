import type { CoinType, OriginOperator, WalletOperation } from '@trilha/contract/constants'
import type { ColumnType, Generated } from 'kysely'

export interface WalletTables {
  wallets: {
    user_id: string
    edu_coin: Generated<number>
    xp: Generated<number>
    xp_earned: Generated<number>
    last_seq: Generated<number>
  }
  wallet_entries: {
    id: Generated<string>
    user_id: string
    /** Given by the database under the wallet's lock, like the balance and, unless the demo sets it, the date. */
    seq: ColumnType<number, never, never>
    account_id: string | null
    coin: CoinType
    operation: WalletOperation
    value: number
    balance_after: ColumnType<number, never, never>
    origin: OriginOperator
    operator_id: string
    counterpart: 'SCHOOL' | 'EXCHANGE' | 'USER'
    counterpart_user_id: string | null
    group_id: string
    created_at: ColumnType<Date, Date | undefined, never>
  }
}
