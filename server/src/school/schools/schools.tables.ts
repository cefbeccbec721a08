import type { Generated } from 'kysely'

export interface SchoolTables {
  schools: {
    id: Generated<string>
    name: string
    time_zone: Generated<string>
    city: string | null
    state: string | null
    notice: string | null
    notice_at: Date | null
    is_blocked_account: Generated<boolean>
    is_grade_control: Generated<boolean>
    is_permit_access_chat: Generated<boolean>
    is_permit_access_class_menu: Generated<boolean>
    is_permit_create_course: Generated<boolean>
    exchange_xp: Generated<number>
    exchange_edu_coin: Generated<number>
    /** The terms that the school accepted for its students under 16 (E73). */
    terms_version: string | null
    terms_agreed_at: Date | null
    default_community_enabled: Generated<boolean>
    default_chat_enabled: Generated<boolean>
    default_purchases_enabled: Generated<boolean>
    created_at: Generated<Date>
  }
  grades: { id: Generated<string>; name: string; position: number }
  classes: { id: Generated<string>; school_id: string; grade_id: string; name: string; school_year: number }
}
