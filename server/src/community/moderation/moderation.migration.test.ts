import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/20261116T0900-kept-evidence.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

it('keeps what cases of before still show, and nothing for those that are over', async () => {
  const { db } = test.database
  const { given } = test
  const schoolId = await given.school()
  const author = await given.person({ role: 'PROFESSOR', schoolId })
  const classId = await given.schoolClass(schoolId)
  await given.teaches(author, classId)
  const shows = async () => {
    const [postId, fileId] = [await given.post({ owner: author }), await given.media(author)]
    await db.insertInto('post_files').values({ post_id: postId, position: 1, file_id: fileId, type: 'IMAGE' }).execute()
    return { postId, fileId }
  }
  const [waiting, over] = [await shows(), await shows()]
  const albumId = await given.album({ owner: author, classId })
  const photoId = await given.photo({ owner: author, albumId })
  await given.photo({ owner: author, albumId })
  const cases = {
    post: await given.moderationCase({ author, entity: 'POST', contentId: waiting.postId }),
    over: await given.moderationCase({ author, entity: 'POST', contentId: over.postId, state: 'DISMISSED' }),
    album: await given.moderationCase({ author, entity: 'ALBUM', contentId: albumId }),
    photo: await given.moderationCase({ author, entity: 'ALBUM_PHOTO', contentId: photoId, state: 'APPEALED' }),
  }
  await sql`drop table moderation_files; drop index moderation_cases_content_id_idx;
    alter table files drop column withdrawn_at`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const kept = await db.selectFrom('moderation_files').select(['case_id as caseId', 'file_id as fileId']).execute()
  const filesOf = (caseId: string) => kept.filter((row) => row.caseId === caseId).map(({ fileId }) => fileId)
  expect(filesOf(cases.post)).toEqual([waiting.fileId])
  expect(filesOf(cases.over)).toEqual([])
  expect(filesOf(cases.album)).toHaveLength(2)
  expect(filesOf(cases.photo)).toHaveLength(1)
})
