import type { AdmissionRefusal, AdmissionStatus } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface AdmissionTables {
  admissions: {
    id: Generated<string>
    account_id: string
    grade_id: string
    is_trial: Generated<boolean>
    /** Null from 16 on, and while a child has not named one. */
    guardian_email: string | null
    guardian_confirmed_at: Date | null
    status: Generated<AdmissionStatus>
    refusal: AdmissionRefusal | null
    /** Null where a guardian decided. */
    decided_by_account_id: string | null
    decided_at: Date | null
    created_at: Generated<Date>
  }
  guardian_letters: {
    token_hash: Buffer
    account_id: string
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
}
