import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { ColumnType, Generated } from 'kysely'

export interface ProfileTables {
  profiles: {
    id: Generated<string>
    user_id: string
    avatar: ColumnType<AvatarSelection | null, string | null | undefined, string | null>
    avatar_updated_at: ColumnType<Date | null, Date | undefined, Date>
    biography: string | null
    school: string | null
    location: string | null
    languages: Generated<string[]>
    hobbies: Generated<string[]>
    favorite_books: Generated<string[]>
    latest_trips: Generated<string[]>
    /** The school's moderation took off what the person wrote. The nickname and the displayed name are laid aside. */
    hidden_at: Date | null
    hidden_nickname: string | null
    hidden_surname: string | null
  }
  avatar_previews: { user_id: string; png: Buffer; updated_at: Generated<Date> }
  skills: { id: Generated<string>; name: string; code: string | null }
}
