import type {
  ConsentKind,
  GuardianLinkStatus,
  GuardianRelation,
  ParentalSwitch,
  PinSetter,
} from '@trilha/contract/constants'
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
  /** Which guardian chose how a part stands, or gave the PIN. No row: the school, or nobody (E66). */
  control_choices: {
    account_id: string
    part: ParentalSwitch | 'pin'
    guardian_user_id: string
  }
  guardian_links: {
    id: Generated<string>
    guardian_account_id: string
    student_account_id: string
    status: GuardianLinkStatus
    relation: GuardianRelation | null
    /** Whether the office made the code that was entered; null where nobody wrote it down. */
    by_school: boolean | null
    /** Who made that code. */
    vouched_by_account_id: string | null
    /** The mailbox that the office expected. */
    expected_email: string | null
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
    /** The guardian's mailbox, where the office knows it. */
    expected_email: string | null
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
}
