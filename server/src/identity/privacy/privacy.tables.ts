import type { CopyReader, DataRequestStatus, DataRequestType, ExportStatus, Locale } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface PrivacyTables {
  data_requests: {
    id: Generated<string>
    user_id: string
    account_id: string
    asker_user_id: string
    asker_account_id: string
    /** The erasure that was asked for took the link along by which the asker saw this. */
    asker_stays: Generated<boolean>
    /** Whom it is about, or who asked, was erased here: nothing of it is left to answer. */
    about_erased: Generated<boolean>
    asker_erased: Generated<boolean>
    school_id: string
    type: DataRequestType
    status: Generated<DataRequestStatus>
    first_name: string
    last_name: string
    email: string
    phone: string
    description: string
    answer: string | null
    created_at: Generated<Date>
    due_on: string
    answered_at: Date | null
    withdrawn_at: Date | null
    erase_at: Date | null
    /** Of an approved copy that a guardian asked for: who gets it. */
    copy_for: CopyReader | null
  }
  data_exports: {
    id: Generated<string>
    user_id: string
    request_id: string | null
    /** The guardian for whom it is built; null where it is for the person themself. */
    guardian_user_id: string | null
    locale: Locale
    status: Generated<ExportStatus>
    progress: Generated<number>
    size: number | null
    created_at: Generated<Date>
    expires_at: Date | null
  }
}
