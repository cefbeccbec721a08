import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { ColumnType, Generated } from 'kysely'

export interface ProfileTables {
  profiles: {
    id: Generated<string>
    user_id: string
    avatar: ColumnType<AvatarSelection | null, string | null | undefined, string | null>
    biography: string | null
    school: string | null
    location: string | null
    languages: Generated<string[]>
    hobbies: Generated<string[]>
    favorite_books: Generated<string[]>
    latest_trips: Generated<string[]>
  }
  skills: { id: Generated<string>; name: string; code: string | null }
}
