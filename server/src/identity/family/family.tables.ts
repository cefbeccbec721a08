import type { ConsentKind, GuardianLinkStatus, PinSetter } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface FamilyTables {
  parental_controls: {
    account_id: string
    community_enabled: Generated<boolean>
    chat_enabled: Generated<boolean>
    purchases_enabled: Generated<boolean>
    pin_hash: string | null
    pin_set_by: PinSetter | null
    pin_wrong_in_a_row: Generated<number>
    pin_wrong_on: string | null
    pin_wrong_that_day: Generated<number>
    pin_wrong_since_success: Generated<number>
    pin_locked_until: Date | null
  }
  guardian_links: {
    id: Generated<string>
    guardian_account_id: string
    student_account_id: string
    status: GuardianLinkStatus
    requested_at: Generated<Date>
    decided_at: Date | null
  }
  guardian_consents: {
    id: Generated<string>
    account_id: string
    kind: ConsentKind
    /** The guardian's name, as the office or the guardian wrote it. */
    signed_by: string
    signed_on: string
    terms_version: string
    recorded_by_account_id: string | null
    created_at: Generated<Date>
    withdrawn_at: Date | null
  }
  guardian_codes: {
    id: Generated<string>
    code_hash: Buffer
    student_account_id: string
    made_by_account_id: string
    by_school: boolean
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
}
