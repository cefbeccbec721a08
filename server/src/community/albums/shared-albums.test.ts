import { albums } from '@trilha/contract/community/albums'
import { moderation } from '@trilha/contract/community/moderation'
import { posts } from '@trilha/contract/community/posts'
import type { EntityReport } from '@trilha/contract/constants'
import { describe, expect, it } from 'vitest'
import { givenScene, idsOf } from '../../testing/community-scene.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** An album with two photos, which the professor put there. */
async function scene() {
  const people = await givenScene(test)
  const { professor, classId, schoolId } = people
  const albumId = await test.given.album({ owner: professor, classId, title: 'Dia da horta' })
  const photoId = await test.given.photo({ owner: professor, albumId, caption: 'Regando as mudas' })
  const otherPhotoId = await test.given.photo({ owner: professor, albumId, caption: 'Colhendo alface' })
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
  return { ...people, admin, albumId, photoId, otherPhotoId }
}

async function share(who: Person, call: 'share' | 'sharePhoto', id: string, body: object = {}) {
  const answer = await who.call(albums, call, { params: { id }, body })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

describe('a post around an album', () => {
  it('shows it to whoever sees both, and to nobody else', async () => {
    const { ana, bia, caio, professor, staff, admin, albumId } = await scene()
    const post = await share(ana, 'share', albumId, { text: 'Que dia!', audience: 'SCHOOL' })
    expect(post).toMatchObject({
      text: 'Que dia!',
      sharedPost: null,
      sharedAlbum: { id: albumId, title: 'Dia da horta', photosCount: 2, photo: null, picture: { width: 60 } },
    })
    for (const who of [bia, professor, admin])
      expect(await who.call(posts, 'get', { params: { id: post.id } })).toMatchObject({ ok: true })
    for (const who of [caio, staff]) {
      expect(await who.call(posts, 'get', { params: { id: post.id } })).toMatchObject({ code: 'nf_0003' })
      expect(await idsOf(who, 'SCHOOL')).not.toContain(post.id)
    }
    expect(await bia.call(albums, 'get', { params: { id: albumId } })).toMatchObject({ body: { shares: 1 } })
  })

  it('keeps to its own audience too', async () => {
    const { ana, bia, albumId } = await scene()
    const post = await share(ana, 'share', albumId, { audience: 'FRIENDS' })
    expect(await bia.call(posts, 'get', { params: { id: post.id } })).toMatchObject({ code: 'nf_0003' })
  })

  it('leads to the album when somebody passes it on in turn', async () => {
    const { ana, bia, caio, albumId, photoId } = await scene()
    const first = await share(ana, 'sharePhoto', photoId, { audience: 'SCHOOL' })
    expect(first).toMatchObject({ sharedAlbum: { id: albumId, photo: { id: photoId, caption: 'Regando as mudas' } } })
    const again = await bia.call(posts, 'share', { params: { id: first.id }, body: { audience: 'SCHOOL' } })
    if (!again.ok) throw new Error(again.code)
    expect(again.body).toMatchObject({ sharedPost: null, sharedAlbum: { photo: { id: photoId } } })
    expect(code(await caio.call(posts, 'get', { params: { id: again.body.id } }))).toBe('nf_0003')
    expect(await ana.call(albums, 'getPhoto', { params: { id: photoId } })).toMatchObject({ body: { shares: 2 } })
  })

  it('takes no pictures of its own, and its words may go', async () => {
    const { ana, albumId } = await scene()
    const { id } = await share(ana, 'share', albumId, { text: 'Que dia!' })
    const fileIds = [await test.given.media(ana)]
    const withFile = await ana.call(posts, 'update', { params: { id }, body: { fileIds } })
    expect(withFile).toMatchObject({ code: 'ii_0072' })
    expect(await ana.call(posts, 'update', { params: { id }, body: { text: '' } })).toMatchObject({ ok: true })
  })

  it('is not made of what one may not see', async () => {
    const { caio, albumId, photoId } = await scene()
    const before = await test.database.pool.query('select count(*) from posts')
    expect(code(await caio.call(albums, 'share', { params: { id: albumId }, body: {} }))).toBe('nf_0005')
    expect(code(await caio.call(albums, 'sharePhoto', { params: { id: photoId }, body: {} }))).toBe('nf_0032')
    expect((await test.database.pool.query('select count(*) from posts')).rows).toEqual(before.rows)
  })

  it('has its audience and its length like any other post', async () => {
    const { ana, professor, otherClassId, albumId, photoId } = await scene()
    const album = (who: Person, body: object) => who.call(albums, 'share', { params: { id: albumId }, body })
    const photo = (who: Person, body: object) => who.call(albums, 'sharePhoto', { params: { id: photoId }, body })
    for (const attempt of [album, photo]) {
      expect(await attempt(ana, { text: 'a'.repeat(2001) })).toMatchObject({ status: 400, code: 'ii_0053' })
      expect(await attempt(professor, { audience: 'CLASS' })).toMatchObject({ status: 400, code: 'rq_0163' })
      expect(await attempt(professor, { audience: 'CLASS', classId: otherClassId })).toMatchObject({ code: 'nf_0062' })
    }
  })

  it('goes with a photo that is taken off, and with the class that one leaves', async () => {
    const { ana, bia, otherClassId, photoId } = await scene()
    const post = await share(ana, 'sharePhoto', photoId, { audience: 'SCHOOL' })
    await test.database.db
      .updateTable('students')
      .set({ class_id: otherClassId })
      .where('account_id', '=', bia.accountId)
      .execute()
    expect(code(await bia.call(posts, 'get', { params: { id: post.id } }))).toBe('nf_0003')
    await test.database.db
      .updateTable('album_photos')
      .set({ hidden_at: new Date() })
      .where('id', '=', photoId)
      .execute()
    expect(await ana.call(posts, 'get', { params: { id: post.id } })).toMatchObject({ body: { sharedAlbum: null } })
  })
})

describe('a report', () => {
  async function decide(staff: Person, actions: ('HIDE' | 'REMOVE')[]) {
    const list = await staff.call(moderation, 'listCases', { query: {} })
    if (!list.ok) throw new Error(list.code)
    const params = { id: list.body.content[0]!.id }
    const seen = await staff.call(moderation, 'getCase', { params })
    await staff.call(moderation, 'decide', { params, body: { actions, message: 'Faltou autorização de imagem.' } })
    return seen
  }

  const report = (by: Person, contentId: string, entityReport: EntityReport) =>
    by.call(moderation, 'report', {
      body: { contentId, type: 'IMPROPER', description: 'Ela não queria aparecer.', entityReport },
    })

  it('of a photo is looked at with the picture, and hides it from everybody but who put it there', async () => {
    const { ana, bia, professor, admin, staff, albumId, photoId } = await scene()
    expect(await report(ana, photoId, 'ALBUM_PHOTO')).toMatchObject({ status: 201 })
    const seen = await decide(staff, ['HIDE'])
    expect(seen).toMatchObject({
      body: {
        evidence: 'Regando as mudas',
        thing: { text: 'Regando as mudas' },
        shown: [{ width: 60, height: 40 }],
      },
    })
    for (const who of [ana, bia, admin])
      expect(code(await who.call(albums, 'getPhoto', { params: { id: photoId } }))).toBe('nf_0032')
    const kept = await professor.call(albums, 'getPhoto', { params: { id: photoId } })
    expect(kept).toMatchObject({ body: { isHidden: true } })
    expect(await ana.call(albums, 'get', { params: { id: albumId } })).toMatchObject({ body: { photosCount: 1 } })
    const left = await ana.call(albums, 'listPhotos', { params: { id: albumId }, query: {} })
    expect(left).toMatchObject({ body: { content: [{ caption: 'Colhendo alface' }] } })
  })

  it('of a photo that is gone is judged with its album beside it, as long as that is there', async () => {
    const { ana, professor, staff, albumId, photoId } = await scene()
    await report(ana, photoId, 'ALBUM_PHOTO')
    await professor.call(albums, 'removePhoto', { params: { id: photoId } })
    const list = await staff.call(moderation, 'listCases', { query: {} })
    const look = () => staff.call(moderation, 'getCase', { params: { id: list.ok ? list.body.content[0]!.id : '' } })
    expect(await look()).toMatchObject({
      body: {
        thing: null,
        within: { place: expect.any(String) as string, around: [{ id: albumId, text: 'Dia da horta' }] },
      },
    })
    await professor.call(albums, 'remove', { params: { id: albumId } })
    expect(await look()).toMatchObject({ body: { thing: null, within: null } })
  })

  it('of an album shows what is in it, and hides it with its photos', async () => {
    const { ana, professor, staff, albumId, photoId } = await scene()
    expect(await report(ana, albumId, 'ALBUM')).toMatchObject({ status: 201 })
    const seen = await decide(staff, ['HIDE'])
    expect(seen).toMatchObject({ body: { evidence: 'Dia da horta', shown: [{}, {}] } })
    expect(code(await ana.call(albums, 'get', { params: { id: albumId } }))).toBe('nf_0005')
    expect(code(await ana.call(albums, 'getPhoto', { params: { id: photoId } }))).toBe('nf_0032')
    expect(code(await professor.call(albums, 'get', { params: { id: albumId } }))).toBe('ok')
  })

  it('of a post shows its pictures too', async () => {
    const { ana, bia, staff } = await scene()
    const fileIds = [await test.given.media(ana)]
    const post = await ana.call(posts, 'create', { body: { text: 'Olha', fileIds, audience: 'SCHOOL' } })
    if (!post.ok) throw new Error(post.code)
    await report(bia, post.body.id, 'POST')
    expect(await decide(staff, ['HIDE'])).toMatchObject({ body: { shown: [{ width: 60 }] } })
  })

  it('is not taken of what one may not see, nor of one’s own', async () => {
    const { caio, professor, albumId, photoId } = await scene()
    expect(code(await report(caio, albumId, 'ALBUM'))).toBe('nf_0072')
    expect(code(await report(caio, photoId, 'ALBUM_PHOTO'))).toBe('nf_0072')
    expect(code(await report(professor, photoId, 'ALBUM_PHOTO'))).toBe('ii_0055')
  })
})
