import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface PlatformTables {
  audit_log: {
    id: Generated<number>
    at: Generated<Date>
    actor_user_id: string | null
    actor_account_id: string | null
    school_id: string | null
    action: string
    subject_kind: string | null
    subject_id: string | null
    details: JSONColumnType<Record<string, unknown>>
    request_id: string | null
  }
  idempotency_keys: {
    account_id: string
    call: string
    key: string
    request_hash: Buffer
    answer: ColumnType<unknown, string | undefined, string>
    created_at: Generated<Date>
  }
  mail_outbox: {
    id: Generated<string>
    user_id: string | null
    recipient: string
    subject: string
    body_text: string
    body_html: string
    created_at: Generated<Date>
  }
  attempt_budgets: { key: string; tried_at: Date[]; expires_at: Date }
}
