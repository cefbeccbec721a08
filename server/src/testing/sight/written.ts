import { REACTIONS, type PostMediaType } from '@trilha/contract/constants'
import type { TestApp } from '../test-app.ts'
import type { Random } from './random.ts'
import type { Member, Passed, Said, World, Written } from './world.ts'

export async function maybeHide(
  test: TestApp,
  random: Random,
  { table, id }: { table: 'albums' | 'album_photos' | 'posts' | 'post_comments'; id: string },
): Promise<boolean> {
  const hidden = random.chance(table.startsWith('post') ? 0.08 : 0.25)
  if (hidden) await test.database.db.updateTable(table).set({ hidden_at: new Date() }).where('id', '=', id).execute()
  return hidden
}

export async function givenPost(
  test: TestApp,
  random: Random,
  { world, at }: { world: World; at: number },
): Promise<Written> {
  const { members, written, subjects } = world
  const { given, database } = test
  const author = random.one(members)
  const { schoolId, accountId } = author.person
  const audience =
    author.classes.length > 0
      ? random.one(['CLASS', 'CLASS', 'FRIENDS', 'SCHOOL'] as const)
      : random.one(['FRIENDS', 'SCHOOL'] as const)
  const classId = audience === 'CLASS' ? random.one(author.classes) : null
  const shareable = written.filter(
    (post) => post.original === null && post.passes === null && post.author.person.schoolId === schoolId,
  )
  const original = shareable.length > 0 && random.chance(0.25) ? random.one(shareable) : null
  const passes = original === null && random.chance(0.3) ? passedIn(random, world, schoolId) : null
  const about = subjects.filter((subject) => subject.schoolId === schoolId && random.chance(0.3)).map(({ id }) => id)
  // Two in a row share their moment.
  const createdAt = new Date(Date.now() - 3_600_000 + Math.floor(at / 2) * 1000)
  const id = await given.post({
    owner: { accountId, schoolId },
    audience,
    classId,
    text: `relato ${at}`,
    sharedPostId: original?.id ?? null,
    sharedAlbumId: passes && !passes.photo ? passes.album.id : null,
    sharedPhotoId: passes?.photo?.id ?? null,
    subjectIds: about,
    createdAt,
  })
  const hidden = await maybeHide(test, random, { table: 'posts', id })
  const isOriginalGone = original === null && passes === null && random.chance(0.08)
  if (isOriginalGone)
    await database.db.updateTable('posts').set({ is_original_gone: true }).where('id', '=', id).execute()
  const colleagues = members.filter(({ person }) => person.schoolId === schoolId)
  const names = colleagues.filter((other) => other !== author && random.chance(0.1))
  for (const { person, name } of names)
    await database.db
      .insertInto('post_mentions')
      .values({ post_id: id, account_id: person.accountId, name, created_at: createdAt })
      .execute()
  const reactions = colleagues.filter(() => random.chance(0.2))
  for (const { person } of reactions)
    await database.db
      .insertInto('post_reactions')
      .values({ post_id: id, account_id: person.accountId, reaction: random.one(REACTIONS) })
      .execute()
  const media = original || passes ? [] : await givenMedia(test, random, { id, author })
  const said = at % 3 === 0 ? await givenTalk(test, random, { postId: id, colleagues }) : []
  return {
    id,
    author,
    audience,
    classId,
    hidden,
    isOriginalGone,
    original,
    passes,
    subjects: about,
    names,
    media,
    said,
    reactions,
    at,
  }
}

function passedIn(random: Random, world: World, schoolId: string): Passed {
  const album = random.one(world.albums.filter((one) => one.schoolId === schoolId))
  return { album, photo: random.chance(0.5) ? random.one(album.photos) : null }
}

async function givenMedia(
  { given, database }: TestApp,
  random: Random,
  { id, author }: { id: string; author: Member },
): Promise<PostMediaType[]> {
  const media = random.one([[], [], ['IMAGE'], ['VIDEO'], ['IMAGE', 'VIDEO']] as const)
  for (const [at, type] of media.entries()) {
    const fileId = await given.media(author.person, type === 'IMAGE' ? 'jpg' : 'mp4')
    const file = { post_id: id, position: at + 1, file_id: fileId, type }
    await database.db.insertInto('post_files').values(file).execute()
  }
  return [...media]
}

/** Comments and their answers, some of them removed. */
async function givenTalk(
  test: TestApp,
  random: Random,
  { postId, colleagues, parentId = null }: { postId: string; colleagues: Member[]; parentId?: string | null },
): Promise<Said[]> {
  const list: Said[] = []
  for (let at = 0; at < (parentId === null ? 3 : random.below(3)); at += 1) {
    const author = random.one(colleagues)
    const { id } = await test.given.postComment({ owner: author.person, postId, parentId })
    const hidden = await maybeHide(test, random, { table: 'post_comments', id })
    const isRemoved = random.chance(0.2)
    if (isRemoved)
      await test.database.db
        .updateTable('post_comments')
        .set({ is_removed: true, account_id: null, text: '' })
        .where('id', '=', id)
        .execute()
    const answers = parentId === null ? await givenTalk(test, random, { postId, colleagues, parentId: id }) : []
    list.push({ id, author: isRemoved ? null : author, hidden, answers })
  }
  return list
}
