import type { AchievementCode, DataRequestStatus, NotificationKind } from '@trilha/contract/constants'
import type { ColumnType, Generated } from 'kysely'

export interface NotificationData {
  status?: DataRequestStatus
  educoins?: number
  device?: { browser: string | null; system: string | null }
  achievement?: AchievementCode
  /** Of an invitation: the school that invited. */
  schoolName?: string
}

export interface NotificationTables {
  notifications: {
    id: Generated<string>
    user_id: string
    account_id: string | null
    kind: NotificationKind
    about_user_id: string | null
    by_user_id: string | null
    object_id: string | null
    data: ColumnType<NotificationData, string | undefined, never>
    created_at: Generated<Date>
    read_at: Date | null
  }
}
