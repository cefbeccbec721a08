import type { PostAudience } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Person } from './given.ts'

type Account = Pick<Person, 'accountId' | 'schoolId'>

/** People who meet, and what they say to each other; written straight into the tables. */
export function givenPosts(db: Db) {
  /** Opens it for every student of the school: in a test it is closed for a reason, or not at all. */
  async function openCommunity({ schoolId }: Pick<Person, 'schoolId'>): Promise<void> {
    await sql`update parental_controls set community_enabled = true
      where account_id in (select id from accounts where school_id = ${schoolId})`.execute(db)
  }

  async function follow({ accountId }: Account, subjectId: string): Promise<void> {
    await sql`insert into followed_subjects (account_id, subject_id)
      values (${accountId}, ${subjectId}) on conflict do nothing`.execute(db)
  }

  async function post({
    owner,
    audience = 'SCHOOL',
    classId = null,
    text = 'Uma publicação de teste',
    sharedPostId = null,
    sharedAlbumId = null,
    sharedPhotoId = null,
    subjectIds = [],
    createdAt,
  }: {
    owner: Account
    audience?: PostAudience
    classId?: string | null
    text?: string
    sharedPostId?: string | null
    sharedAlbumId?: string | null
    sharedPhotoId?: string | null
    subjectIds?: readonly string[]
    createdAt?: Date
  }): Promise<string> {
    const { id, created_at } = await db
      .insertInto('posts')
      .values({
        school_id: owner.schoolId,
        account_id: owner.accountId,
        audience,
        class_id: classId,
        text,
        shared_post_id: sharedPostId,
        shared_album_id: sharedAlbumId,
        shared_photo_id: sharedPhotoId,
        ...(createdAt && { created_at: createdAt }),
      })
      .returning(['id', sql<string>`created_at::text`.as('created_at')])
      .executeTakeFirstOrThrow()
    for (const subject_id of subjectIds)
      await db
        .insertInto('post_subjects')
        .values({
          post_id: id,
          subject_id,
          audience,
          class_id: classId,
          account_id: owner.accountId,
          created_at: sql<Date>`${created_at}::timestamptz`,
        })
        .execute()
    return id
  }

  async function postComment({
    owner,
    postId,
    parentId = null,
    text = 'Um comentário de teste',
  }: {
    owner: Account
    postId?: string
    parentId?: string | null
    text?: string
  }): Promise<{ id: string; postId: string }> {
    const on = postId ?? (await post({ owner }))
    const { id } = await db
      .insertInto('post_comments')
      .values({ post_id: on, account_id: owner.accountId, parent_id: parentId, text })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, postId: on }
  }

  /** Out of the community for a day. */
  async function suspend({ accountId }: Account): Promise<void> {
    const until = new Date(Date.now() + 86_400_000)
    await db.updateTable('accounts').set({ suspended_until: until }).where('id', '=', accountId).execute()
  }

  async function save(owner: Account, postId: string): Promise<string> {
    const { id } = await db
      .insertInto('saved_posts')
      .values({ account_id: owner.accountId, post_id: postId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const savedPost = async (owner: Account) => save(owner, await post({ owner }))

  /** Rows without their bytes: for what is not about them. */
  async function media(owner: Account, extension: 'jpg' | 'mp4' = 'jpg'): Promise<string> {
    const isPicture = extension === 'jpg'
    const { id } = await db
      .insertInto('files')
      .values({
        account_id: owner.accountId,
        school_id: owner.schoolId,
        name: `chuva.${extension}`,
        extension,
        size: 12,
        width: isPicture ? 60 : null,
        height: isPicture ? 40 : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  return { follow, media, openCommunity, post, postComment, save, savedPost, suspend }
}
