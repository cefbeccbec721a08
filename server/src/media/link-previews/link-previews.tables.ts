import type { Generated } from 'kysely'

export interface LinkPreviewTables {
  link_previews: {
    id: Generated<string>
    school_id: string
    url: string
    domain: string
    title: string
    description: string | null
    image_file_id: string | null
    image_alt: string | null
    is_missing: Generated<boolean>
    fetched_at: Generated<Date>
  }
}
