import type { CoinType, OriginOperator, WalletOperation } from '@trilha/contract/constants'
import type { ColumnType, Generated } from 'kysely'

export interface WalletTables {
  wallets: {
    user_id: string
    edu_coin: Generated<number>
    xp: Generated<number>
    xp_earned: Generated<number>
    edu_coin_earned: Generated<number>
    last_seq: Generated<number>
  }
  wallet_entries: {
    id: Generated<string>
    user_id: string
    /** Given by the database under the wallet's lock, like the balance and the date; only the demo dates its history. */
    seq: ColumnType<number, never, never>
    account_id: string | null
    coin: CoinType
    operation: WalletOperation
    value: number
    balance_after: ColumnType<number, never, never>
    /** What had been earned of this coin up to and with it. */
    earned_after: ColumnType<number, never, never>
    origin: OriginOperator
    operator_id: string
    /** What the object was called, where whoever announced it said so. */
    object_name: string | null
    counterpart: 'SCHOOL' | 'EXCHANGE' | 'USER'
    counterpart_user_id: string | null
    group_id: string
    created_at: ColumnType<Date, Date | undefined, never>
  }
  savings_goals: {
    id: Generated<string>
    user_id: string
    title: string
    edu_coin: number
    item: string | null
    created_at: Generated<Date>
    reached_at: Date | null
    celebrated_at: Date | null
  }
}
