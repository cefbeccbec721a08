import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { albums } from '@trilha/contract/community/albums'
import type { Album, AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { ALBUM_PHOTOS_MAX } from '@trilha/contract/constants'
import { describe, expect, it } from 'vitest'
import { givenScene } from '../../testing/community-scene.ts'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** The scene with an album of the first class, by who teaches it, and the school's administrator. */
async function scene() {
  const people = await givenScene(test)
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: people.schoolId })
  const albumId = await test.given.album({ owner: people.professor, classId: people.classId, title: 'Dia da horta' })
  return { ...people, admin, albumId }
}

async function got(who: Person, id: string): Promise<Album> {
  const answer = await who.call(albums, 'get', { params: { id } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function photosOf(who: Person, id: string, query: { pSize?: number; cursor?: string } = {}) {
  const answer = await who.call(albums, 'listPhotos', { params: { id }, query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function add(who: Person, id: string, captions: readonly string[]): Promise<AlbumPhoto[]> {
  const photos = []
  for (const caption of captions) photos.push({ fileId: await test.given.media(who), caption })
  const answer = await who.call(albums, 'addPhotos', { params: { id }, body: { photos } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

const titlesFor = async (who: Person) => {
  const answer = await who.call(albums, 'listMine', { query: { pSize: 100 } })
  return answer.ok ? answer.body.content.map(({ title }) => title) : [answer.code]
}

const rows = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rowCount

describe('who has which albums', () => {
  it('shows a class its own, who teaches theirs, an administrator all of the school', async () => {
    const { schoolId, otherClassId, ana, caio, professor, admin } = await scene()
    const colleague = await test.given.person({ role: 'PROFESSOR', schoolId })
    await test.given.teaches(colleague, otherClassId)
    await test.given.album({ owner: colleague, classId: otherClassId, title: 'Feira de ciências' })
    expect(await titlesFor(ana)).toEqual(['Dia da horta'])
    expect(await titlesFor(caio)).toEqual(['Feira de ciências'])
    expect(await titlesFor(professor)).toEqual(['Dia da horta'])
    expect(await titlesFor(colleague)).toEqual(['Feira de ciências'])
    expect(await titlesFor(admin)).toEqual(['Feira de ciências', 'Dia da horta'])
  })

  it('lists those of one class, and knows no other', async () => {
    const { classId, otherClassId, ana, professor, admin } = await scene()
    const listOf = (who: Person, id: string) => who.call(albums, 'listByClass', { params: { id }, query: {} })
    for (const who of [ana, professor, admin])
      expect(await listOf(who, classId)).toMatchObject({ ok: true, body: { content: [{ title: 'Dia da horta' }] } })
    expect(await listOf(ana, otherClassId)).toMatchObject({ status: 404, code: 'nf_0062' })
    expect(await listOf(professor, otherClassId)).toMatchObject({ code: 'nf_0062' })
    expect(await listOf(admin, otherClassId)).toMatchObject({ ok: true, body: { content: [] } })
    const elsewhere = await test.given.schoolClass(await test.given.school())
    expect(await listOf(admin, elsewhere)).toMatchObject({ code: 'nf_0062' })
  })

  it('stays the class’s when who made it leaves, or is blocked by a student', async () => {
    const { ana, bia, professor, albumId } = await scene()
    await test.given.block(ana, professor)
    await test.database.db
      .updateTable('accounts')
      .set({ active: false })
      .where('id', '=', professor.accountId)
      .execute()
    for (const who of [ana, bia]) expect(await got(who, albumId)).toMatchObject({ title: 'Dia da horta' })
  })

  it('is closed with the community', async () => {
    const { ana, albumId } = await scene()
    await test.given.community(ana, false)
    expect(await ana.call(albums, 'listMine', { query: {} })).toMatchObject({ code: 'br_0038' })
    expect(await ana.call(albums, 'get', { params: { id: albumId } })).toMatchObject({ code: 'br_0038' })
  })

  it('is read page by page, nothing twice and nothing left out', async () => {
    const { classId, ana, professor } = await scene()
    for (let at = 0; at < 6; at += 1)
      await test.given.album({
        owner: professor,
        classId,
        title: `Álbum ${at}`,
        // Two share their moment.
        createdAt: new Date(Date.now() - Math.floor(at / 2) * 60_000),
      })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const answer = await ana.call(albums, 'listMine', { query: { pSize: 2, ...(cursor && { cursor }) } })
      if (!answer.ok) throw new Error(answer.code)
      seen.push(...answer.body.content.map(({ id }) => id))
      cursor = answer.body.next ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
    expect(await ana.call(albums, 'listMine', { query: { cursor: 'bm90' } })).toMatchObject({ code: 'ii_0030' })
  })

  it('asks the database as often for many as for one', async () => {
    const { classId, ana, professor, albumId } = await scene()
    await add(professor, albumId, ['Uma'])
    const count = () => countQueries(test.database.pool, () => titlesFor(ana))
    const one = await count()
    for (let at = 0; at < 8; at += 1) {
      const id = await test.given.album({ owner: professor, classId })
      await test.given.photo({ owner: professor, albumId: id })
    }
    expect(await count()).toBe(one)
  })
})

describe('making albums', () => {
  it('is for a class that one teaches; an administrator makes one for any of the school', async () => {
    const { classId, otherClassId, ana, professor, admin } = await scene()
    const body = (id: string) => ({ classId: id, title: '  Visita ao museu  ', description: 'Foi em abril.' })
    const made = await professor.call(albums, 'create', { body: body(classId) })
    expect(made).toMatchObject({
      status: 201,
      body: { title: 'Visita ao museu', photosCount: 0, cover: null, likes: 0, mayEdit: true },
    })
    expect(await professor.call(albums, 'create', { body: body(otherClassId) })).toMatchObject({ code: 'nf_0062' })
    expect(await admin.call(albums, 'create', { body: body(otherClassId) })).toMatchObject({ status: 201 })
    expect(await ana.call(albums, 'create', { body: body(classId) })).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await titlesFor(ana)).toEqual(['Visita ao museu', 'Dia da horta'])
  })

  it('changes what an album says, with words that are not used at school masked', async () => {
    const { ana, professor, albumId, schoolId } = await scene()
    await test.given.blockedWord({ schoolId, word: 'chatice' })
    const body = { title: 'Dia da chatice', description: 'Que chatice de chuva' }
    expect(await professor.call(albums, 'update', { params: { id: albumId }, body })).toMatchObject({ ok: true })
    const seen = await got(ana, albumId)
    expect(seen.title).not.toContain('chatice')
    expect(seen.description).not.toContain('chatice')
    expect(seen.mayEdit).toBe(false)
    expect(await ana.call(albums, 'update', { params: { id: albumId }, body })).toMatchObject({ code: 'br_0003' })
  })

  it('removes an album with its photos, files, likes and posts, and a colleague’s leaves a line', async () => {
    const { ana, professor, admin, albumId } = await scene()
    const [photo] = await add(professor, albumId, ['Uma', 'Duas'])
    await ana.call(albums, 'like', { params: { id: albumId } })
    await ana.call(albums, 'likePhoto', { params: { id: photo!.id } })
    await ana.call(albums, 'share', { params: { id: albumId }, body: {} })
    await ana.call(albums, 'sharePhoto', { params: { id: photo!.id }, body: {} })
    expect(await admin.call(albums, 'remove', { params: { id: albumId } })).toMatchObject({ status: 204 })
    expect(await ana.call(albums, 'get', { params: { id: albumId } })).toMatchObject({ code: 'nf_0005' })
    expect(await rows('select from album_photos where album_id = $1', [albumId])).toBe(0)
    expect(await rows('select from posts where account_id = $1', [ana.accountId])).toBe(0)
    expect(await rows('select from files where school_id = $1', [ana.schoolId])).toBe(0)
    expect(await rows(`select from audit_log where action = 'album.removed' and subject_id = $1`, [albumId])).toBe(1)
  })
})

describe('photos of an album', () => {
  it('stand in the order in which they were added, with the first as the cover until one is chosen', async () => {
    const { ana, professor, albumId } = await scene()
    const [first, second] = await add(professor, albumId, ['Regando', 'Colhendo'])
    await add(professor, albumId, ['Comendo'])
    const { content } = await photosOf(ana, albumId)
    expect(content.map(({ caption }) => caption)).toEqual(['Regando', 'Colhendo', 'Comendo'])
    expect(content[0]).toMatchObject({ width: 60, height: 40, isCover: false, mayEdit: false })
    const fileOf = (url: string) => url.split('/')[2]
    const before = await got(ana, albumId)
    expect(before).toMatchObject({ photosCount: 3 })
    expect(fileOf(before.cover!.url)).toBe(fileOf(first!.url))
    const body = { coverPhotoId: second!.id }
    expect(await professor.call(albums, 'update', { params: { id: albumId }, body })).toMatchObject({ ok: true })
    expect(fileOf((await got(ana, albumId)).cover!.url)).toBe(fileOf(second!.url))
    await professor.call(albums, 'removePhoto', { params: { id: second!.id } })
    expect(fileOf((await got(ana, albumId)).cover!.url)).toBe(fileOf(first!.url))
  })

  it('are read page by page, and one by one', async () => {
    const { ana, professor, albumId } = await scene()
    const added = await add(professor, albumId, ['Uma', 'Duas', 'Três'])
    const page = await photosOf(ana, albumId, { pSize: 2 })
    expect(page).toMatchObject({ last: false, content: [{ caption: 'Uma' }, { caption: 'Duas' }] })
    const rest = await photosOf(ana, albumId, { pSize: 2, cursor: page.next! })
    expect(rest).toMatchObject({ last: true, content: [{ caption: 'Três' }] })
    const one = await ana.call(albums, 'getPhoto', { params: { id: added[1]!.id } })
    expect(one).toMatchObject({ ok: true, body: { albumId, caption: 'Duas' } })
    const wrong = { params: { id: albumId }, query: { cursor: 'WyJ4Il0' } }
    expect(await ana.call(albums, 'listPhotos', wrong)).toMatchObject({ code: 'ii_0030' })
  })

  it('have a caption that who looks after them changes, and take their file and their posts along', async () => {
    const { ana, professor, admin, albumId } = await scene()
    const [photo] = await add(professor, albumId, ['Uma'])
    const params = { id: photo!.id }
    const changed = await admin.call(albums, 'updatePhoto', { params, body: { caption: 'A turma na horta' } })
    expect(changed).toMatchObject({ ok: true, body: { caption: 'A turma na horta' } })
    const long = await professor.call(albums, 'updatePhoto', { params, body: { caption: 'a'.repeat(301) } })
    expect(long).toMatchObject({ status: 400, code: 'ii_0068' })
    expect(await ana.call(albums, 'removePhoto', { params })).toMatchObject({ code: 'br_0003' })
    await ana.call(albums, 'sharePhoto', { params, body: {} })
    expect(await admin.call(albums, 'removePhoto', { params })).toMatchObject({ status: 204 })
    expect(await rows('select from posts where account_id = $1', [ana.accountId])).toBe(0)
    expect(await rows('select from files where school_id = $1', [ana.schoolId])).toBe(0)
    expect(
      await rows(`select from audit_log where action = 'albumPhoto.removed' and subject_id = $1`, [params.id]),
    ).toBe(1)
  })

  it('are pictures that the person sent, all or none', async () => {
    const { bia, professor, admin, albumId } = await scene()
    const mine = await test.given.media(professor)
    const attempt = (fileIds: string[], by = professor) =>
      by.call(albums, 'addPhotos', {
        params: { id: albumId },
        body: { photos: fileIds.map((fileId) => ({ fileId })) },
      })
    expect(await attempt([mine, await test.given.media(bia)])).toMatchObject({ code: 'nf_0058' })
    expect(await attempt([mine, await test.given.media(professor, 'mp4')])).toMatchObject({
      code: 'ii_0017',
      body: { message: expect.stringContaining('Num álbum entram só fotos') as string },
    })
    expect(await attempt([mine, mine])).toMatchObject({ status: 400, code: 'ii_0072' })
    expect(await attempt([])).toMatchObject({ status: 400, code: 'ii_0072' })
    expect(await rows('select from album_photos where album_id = $1', [albumId])).toBe(0)
    expect(await attempt([mine])).toMatchObject({ status: 201 })
    // It is the class's now, and no longer theirs to use.
    expect(await attempt([mine])).toMatchObject({ code: 'nf_0058' })
    expect(await attempt([mine], admin)).toMatchObject({ code: 'nf_0058' })
  })

  it('are so many at most, also when two add at once', async () => {
    const { professor, admin, albumId } = await scene()
    for (let at = 0; at < ALBUM_PHOTOS_MAX - 3; at += 1) await test.given.photo({ owner: professor, albumId })
    const both = await Promise.all(
      [professor, admin].map(async (who) => {
        const photos = [{ fileId: await test.given.media(who) }, { fileId: await test.given.media(who) }]
        return who.call(albums, 'addPhotos', { params: { id: albumId }, body: { photos } })
      }),
    )
    expect(both.map((answer) => (answer.ok ? 'added' : answer.code)).toSorted()).toEqual(['added', 'ii_0049'])
    expect(await rows('select from album_photos where album_id = $1', [albumId])).toBe(ALBUM_PHOTOS_MAX - 1)
  })

  it('of another album are no cover', async () => {
    const { classId, professor, albumId } = await scene()
    const otherId = await test.given.album({ owner: professor, classId })
    const coverPhotoId = await test.given.photo({ owner: professor, albumId: otherId })
    const answer = await professor.call(albums, 'update', { params: { id: albumId }, body: { coverPhotoId } })
    expect(answer).toMatchObject({ status: 404, code: 'nf_0032' })
  })
})

/** As the client does: who is turned away by a full server asks again, with the key of the same tap. */
async function tapTill(tap: (headers: Record<string, string>) => Promise<{ ok: boolean; status: number }>) {
  const headers = { 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await tap(headers)
    if (answer.ok) return
    expect(answer.status).toBe(503)
    await sleep(100)
  }
}

describe('likes', () => {
  const taps = Number(process.env['LIKE_TAPS'] ?? 41)

  it('of an album: many taps at once end at their parity, and the count is the rows', async () => {
    const { ana, bia, albumId } = await scene()
    await bia.call(albums, 'like', { params: { id: albumId } })
    const tap = () => tapTill((headers) => ana.call(albums, 'like', { params: { id: albumId }, headers }))
    await Promise.all(Array.from({ length: taps }, tap))
    const mine = await rows('select from album_likes where album_id = $1 and account_id = $2', [albumId, ana.accountId])
    expect(mine).toBe(taps % 2)
    expect(await got(ana, albumId)).toMatchObject({ likedByMe: taps % 2 === 1, likes: 1 + (taps % 2) })
  }, 240_000)

  it('of a photo likewise, and they pay nothing', async () => {
    const { ana, professor, albumId } = await scene()
    const [photo] = await add(professor, albumId, ['Uma'])
    const params = { id: photo!.id }
    const tap = () => tapTill((headers) => ana.call(albums, 'likePhoto', { params, headers }))
    await Promise.all(Array.from({ length: taps }, tap))
    const likes = taps % 2
    expect(await rows('select from album_photo_likes where photo_id = $1', [photo!.id])).toBe(likes)
    const seen = await ana.call(albums, 'getPhoto', { params })
    expect(seen).toMatchObject({ ok: true, body: { likedByMe: likes === 1, likes } })
    expect(await rows('select from wallet_entries where account_id = $1', [ana.accountId])).toBe(0)
  }, 240_000)
})
