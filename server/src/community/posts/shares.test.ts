import { albums } from '@trilha/contract/community/albums'
import { posts } from '@trilha/contract/community/posts'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import { erase } from '../../platform/personal-data/erase.ts'
import { givenScene, idsOf } from '../../testing/community-scene.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function scene() {
  const people = await givenScene(test)
  const { professor, classId } = people
  const postId = await test.given.post({ owner: professor, audience: 'CLASS', classId, text: 'Amanhã tem feira' })
  const albumId = await test.given.album({ owner: professor, classId })
  const photoId = await test.given.photo({ owner: professor, albumId })
  return { ...people, postId, albumId, photoId }
}

type Scene = Awaited<ReturnType<typeof scene>>

const read = (who: Person, id: string) => who.call(posts, 'get', { params: { id } })

/** What a classmate passes on, once with words of their own and once without. */
async function share(who: Person, { postId, albumId, photoId }: Scene, kind: 'post' | 'album' | 'photo') {
  const pass = async (text?: string) => {
    const body = { audience: 'SCHOOL' as const, ...(text !== undefined && { text }) }
    const answer =
      kind === 'post'
        ? await who.call(posts, 'share', { params: { id: postId }, body })
        : kind === 'album'
          ? await who.call(albums, 'share', { params: { id: albumId }, body })
          : await who.call(albums, 'sharePhoto', { params: { id: photoId }, body })
    if (!answer.ok) throw new Error(answer.code)
    return answer.body.id
  }
  return { worded: await pass('Olhem isto'), bare: await pass() }
}

const placeholder = { sharedPost: null, sharedAlbum: null, isOriginalGone: true }

describe.each(['post', 'album', 'photo'] as const)('a share of what the school took off: a %s', (kind) => {
  it('stays with who shared it, without what was taken off, and with nobody else', async () => {
    const given = await scene()
    const { ana, bia, postId, albumId, photoId } = given
    const { worded, bare } = await share(bia, given, kind)
    const [table, id] = { post: ['posts', postId], album: ['albums', albumId], photo: ['album_photos', photoId] }[
      kind
    ] as ['posts' | 'albums' | 'album_photos', string]
    const hide = (at: Date | null) =>
      test.database.db.updateTable(table).set({ hidden_at: at }).where('id', '=', id).execute()
    await hide(new Date())
    expect(await read(bia, worded)).toMatchObject({ body: { text: 'Olhem isto', ...placeholder } })
    expect(await read(bia, bare)).toMatchObject({ body: { text: '', ...placeholder } })
    expect(await idsOf(bia)).toEqual(expect.arrayContaining([worded, bare]))
    for (const one of [worded, bare]) {
      expect(await read(ana, one)).toMatchObject({ code: 'nf_0003' })
      expect(await bia.call(posts, 'share', { params: { id: one }, body: {} })).toMatchObject({ code: 'nf_0003' })
    }
    // Its words are still theirs to change, and it to remove.
    const change = await bia.call(posts, 'update', { params: { id: worded }, body: { text: 'Saiu' } })
    expect(change).toMatchObject({ body: { text: 'Saiu', ...placeholder } })
    expect(await bia.call(posts, 'remove', { params: { id: bare } })).toMatchObject({ ok: true })
    await hide(null)
    expect(await read(bia, worded)).toMatchObject({ body: { isOriginalGone: false } })
    expect(await read(ana, worded)).toMatchObject({ body: { isOriginalGone: false } })
  })
})

describe('what others wrote to a thing that goes', () => {
  async function expectKept({ ana, bia }: Scene, { worded, bare }: { worded: string; bare: string }) {
    expect(await read(bia, worded)).toMatchObject({ body: { text: 'Olhem isto', ...placeholder } })
    expect(await read(bia, bare)).toMatchObject({ code: 'nf_0003' })
    expect(await read(ana, worded)).toMatchObject({ code: 'nf_0003' })
  }

  it.each([
    ['remove', 'album'],
    ['remove', 'photo'],
    ['removePhoto', 'photo'],
  ] as const)('stays theirs: %s, of a share of an %s', async (call, kind) => {
    const given = await scene()
    const shares = await share(given.bia, given, kind)
    const id = call === 'remove' ? given.albumId : given.photoId
    expect(await given.professor.call(albums, call, { params: { id } })).toMatchObject({ ok: true })
    await expectKept(given, shares)
  })

  it('stays theirs where the author is erased, and goes with who is', async () => {
    const given = await scene()
    const { professor, bia } = given
    const shares = await share(bia, given, 'post')
    const own = await share(professor, given, 'post')
    const subject = { userId: professor.userId, accountIds: [professor.accountId] }
    await inTransaction(test.database.db, (tx) => erase(tx, test.app.platform.privacyPlans, subject))
    await expectKept(given, shares)
    const left = await test.database.db.selectFrom('posts').select('id').execute()
    expect(left.map(({ id }) => id)).not.toContain(own.worded)
  })
})
