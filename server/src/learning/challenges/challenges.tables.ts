import type { Generated } from 'kysely'

export interface ChallengeTables {
  challenges: {
    id: Generated<string>
    content_id: string
    title: string
    description: Generated<string>
    deadline: Date | null
    created_at: Generated<Date>
  }
  challenge_attachments: {
    id: Generated<string>
    challenge_id: string
    account_id: string
    file_id: string
    comment: Generated<string>
    created_at: Generated<Date>
    checked_at: Date | null
    check_comment: Generated<string>
  }
}
