import type { InvitationState, Locale, Role } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface InvitationTables {
  school_invitations: {
    id: Generated<string>
    school_id: string
    /** Null: the command line that founded the school. */
    invited_by_account_id: string | null
    /** The name that the invited person signs in with. */
    email: string
    name: string
    role: Role
    class_ids: Generated<string[]>
    language: Locale
    state: Generated<InvitationState>
    /** Of the newest letter. */
    token_hash: Buffer | null
    paper_code_hash: Buffer | null
    /** A child accepted with the paper code: the time to object runs. */
    child_accepted_at: Date | null
    told_at: Date | null
    created_at: Generated<Date>
    expires_at: Date
    decided_at: Date | null
    decided_by_account_id: string | null
    /** The account that the acceptance opened. */
    account_id: string | null
  }
}
