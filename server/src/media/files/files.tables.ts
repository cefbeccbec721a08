import type { UploadExtension } from '@trilha/contract/constants'
import type { Generated } from 'kysely'

export interface FileTables {
  files: {
    id: Generated<string>
    /** Null: the school's own. */
    account_id: string | null
    school_id: string
    name: string
    /** What it shows, for who does not see it. */
    alt: Generated<string>
    extension: UploadExtension
    size: number
    width: number | null
    height: number | null
    created_at: Generated<Date>
    attached_at: Date | null
    /** Nothing shows it any more: only a case keeps it, and it opens at the desk alone. */
    withdrawn_at: Date | null
  }
}
