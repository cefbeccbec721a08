import type { Generated } from 'kysely'

export interface AlbumTables {
  albums: {
    id: Generated<string>
    school_id: string
    class_id: string
    account_id: string | null
    title: string
    description: Generated<string>
    hidden_at: Date | null
    created_at: Generated<Date>
  }
  album_photos: {
    id: Generated<string>
    album_id: string
    position: number
    file_id: string
    account_id: string | null
    is_cover: Generated<boolean>
    caption: Generated<string>
    hidden_at: Date | null
    created_at: Generated<Date>
  }
  album_likes: { album_id: string; account_id: string; created_at: Generated<Date> }
  album_photo_likes: { photo_id: string; account_id: string; created_at: Generated<Date> }
}
