import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { givenLearning } from './given-learning.ts'
import type { givenPosts } from './given-posts.ts'
import type { Person } from './given.ts'

type Known = Pick<ReturnType<typeof givenLearning>, 'classFor'> & Pick<ReturnType<typeof givenPosts>, 'media'>
type Owner = Pick<Person, 'accountId' | 'schoolId'>

/** Albums of a class and what is in them; written straight into the tables. */
export function givenAlbums(db: Db, { classFor, media }: Known) {
  /** Of a class that the person is in or teaches. */
  async function album({
    owner,
    classId,
    title = 'Um álbum de teste',
    createdAt,
  }: {
    owner: Person
    classId?: string
    title?: string
    createdAt?: Date
  }): Promise<string> {
    const { id } = await db
      .insertInto('albums')
      .values({
        school_id: owner.schoolId,
        class_id: classId ?? (await classFor(owner)),
        account_id: owner.accountId,
        title,
        ...(createdAt && { created_at: createdAt }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function photo({
    owner,
    albumId,
    caption = '',
  }: {
    owner: Owner
    albumId: string
    caption?: string
  }): Promise<string> {
    const fileId = await media(owner)
    // As every photo's file: the class's from then on.
    await db.updateTable('files').set({ account_id: null, attached_at: new Date() }).where('id', '=', fileId).execute()
    const { id } = await db
      .insertInto('album_photos')
      .values({
        album_id: albumId,
        account_id: owner.accountId,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from album_photos where album_id = ${albumId})`,
        file_id: fileId,
        caption,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** A photo in an album of theirs. */
  const photoFor = async (owner: Person) => photo({ owner, albumId: await album({ owner }) })

  return { album, photo, photoFor }
}
