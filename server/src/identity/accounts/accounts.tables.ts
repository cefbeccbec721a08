import type { BlockReason, Gender, Locale, Role, StateCode, WaitsFor } from '@trilha/contract/constants'
import type { ColumnType, Generated } from 'kysely'

/** Which of the two links was followed (decision G12). */
export type VerificationSource = 'link' | 'zc'
/** INVITATION is of older rows: invitations have a table of their own now. */
type LinkKind = 'VERIFICATION' | 'INVITATION'

export interface AccountTables {
  users: {
    id: Generated<string>
    username: string
    name: string
    nickname: string | null
    nickname_key: ColumnType<string | null, never, never>
    surname: string | null
    gender: Gender | null
    /** yyyy-mm-dd: a day, not an instant. */
    date_of_birth: string | null
    /** The office wrote or confirmed it; a student's own word opens nothing (E71). */
    is_birth_date_proven: Generated<boolean>
    state: StateCode | null
    city: string | null
    telephone: string | null
    language: Generated<Locale>
    password_hash: string
    /** The office made the password; the person must choose another one (E74). */
    must_change_password: Generated<boolean>
    email_verified_at: Date | null
    terms_version: string | null
    terms_agreed_at: Date | null
    created_at: Generated<Date>
  }
  accounts: {
    id: Generated<string>
    user_id: string
    school_id: string
    role: Role
    active: Generated<boolean>
    blocked_at: Date | null
    /** Null too where the account was blocked before reasons were asked for. */
    block_reason: BlockReason | null
    last_used_at: Date | null
    /** Shut out of the community by the school's moderation until then. */
    suspended_until: Date | null
    trial_ends_at: Date | null
    /** One of the school's people, who see each other. */
    is_member: Generated<boolean>
    /** Whose yes is missing before the account opens; null when nobody's is (E70, E71). */
    waits_for: WaitsFor | null
    ended_at: Date | null
    created_at: Generated<Date>
  }
  email_verifications: {
    token_hash: Buffer
    user_id: string
    kind: LinkKind
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
    source: VerificationSource | null
  }
  /** Names of people who were erased, as keyed hashes. */
  reserved_names: { kind: 'USERNAME' | 'NICKNAME'; name_hash: Buffer; reserved_until: Date }
  recovery_codes: {
    user_id: string
    code_hash: Buffer
    /** Wrong ones of strangers, and apart from them of the person's own devices. */
    tries: Generated<number>
    known_tries: Generated<number>
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
}
