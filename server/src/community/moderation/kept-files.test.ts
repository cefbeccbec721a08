import { albums } from '@trilha/contract/community/albums'
import { comments } from '@trilha/contract/community/comments'
import { moderation } from '@trilha/contract/community/moderation'
import { posts } from '@trilha/contract/community/posts'
import type { EntityReport, ModerationAction } from '@trilha/contract/constants'
import { files, type UploadedFile } from '@trilha/contract/media/files'
import { describe, expect, it, vi } from 'vitest'
import { domainJobs } from '../../domains.ts'
import { erase } from '../../platform/personal-data/erase.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Person } from '../../testing/given.ts'
import * as make from '../../testing/given-files.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function scene() {
  const { given } = test
  const schoolId = await given.school()
  const classId = await given.schoolClass(schoolId)
  const [ana, bia] = [await given.student({ schoolId, classId }), await given.student({ schoolId, classId })]
  const professor = await given.person({ role: 'PROFESSOR', schoolId })
  await given.teaches(professor, classId)
  await given.openCommunity(ana)
  return { schoolId, classId, ana, bia, professor, staff: await given.person({ role: 'STAFF', schoolId }) }
}

async function send(person: Person, name = 'a.png'): Promise<UploadedFile> {
  const content = name.endsWith('.mp4') ? make.mp4() : await make.png()
  const answer = await person.call(files, 'upload', { file: new File([content as never], name) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function write(person: Person, fileIds: string[]): Promise<string> {
  const answer = await person.call(posts, 'create', { body: { text: 'Olhem só', audience: 'SCHOOL', fileIds } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.id
}

async function report(by: Person, contentId: string, entityReport: EntityReport = 'POST'): Promise<void> {
  const body = { contentId, type: 'IMPROPER', description: 'Não pode.', entityReport } as const
  expect(await by.call(moderation, 'report', { body })).toMatchObject({ status: 201 })
}

async function openCase(staff: Person, queue: 'WAITING' | 'DONE' = 'WAITING') {
  const list = await staff.call(moderation, 'listCases', { query: { queue } })
  if (!list.ok) throw new Error(list.code)
  const answer = await staff.call(moderation, 'getCase', { params: { id: list.body.content[0]!.id } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function decide(staff: Person, actions: ModerationAction[]): Promise<string> {
  const { id } = await openCase(staff)
  const body = { actions, message: 'Aqui a gente se respeita.' }
  expect(await staff.call(moderation, 'decide', { params: { id }, body })).toMatchObject({ ok: true })
  return id
}

const remove = async (by: Person, id: string) =>
  expect(await by.call(posts, 'remove', { params: { id } })).toMatchObject({ status: 204 })

const statusOf = async ({ url }: { url: string }) => (await fetch(test.address + url)).status
const isStored = async ({ id }: { id: string }) =>
  (await test.app.platform.files.list('uploads')).some(({ name }) => name.startsWith(id))

const run = (name: 'files:sweep-unused' | 'moderation:remove-for-good') => domainJobs[name].work(test.app.platform, {})
const endCases = () => run('moderation:remove-for-good')
const eraseAll = ({ userId, accountId }: Person) =>
  inTransaction(test.database.db, (tx) =>
    erase(tx, test.app.platform.privacyPlans, { userId, accountIds: [accountId] }),
  )
const letTimePass = (days: number) =>
  test.database.pool.query(`update moderation_decisions set created_at = created_at - make_interval(days => $1)`, [
    days,
  ])

async function expectStored(...list: UploadedFile[]): Promise<void> {
  for (const file of list) expect(await isStored(file)).toBe(true)
}

async function expectGone(file: UploadedFile, atDesk?: { url: string }): Promise<void> {
  await vi.waitFor(async () => expect(await isStored(file)).toBe(false), { timeout: 10_000 })
  for (const each of [file, ...(atDesk ? [atDesk] : [])]) expect(await statusOf(each)).toBe(404)
}

describe('what a reported post showed', () => {
  it('is judged at the desk although its author deleted it, and opens nowhere else', async () => {
    const { ana, bia, staff } = await scene()
    const [photo, video] = [await send(ana), await send(ana, 'a.mp4')]
    const id = await write(ana, [photo.id, video.id])
    await report(bia, id)
    const before = await openCase(staff)
    expect(before).toMatchObject({ goneBy: null, shown: [{ isGone: false }, { type: 'VIDEO', isGone: false }] })
    await remove(ana, id)
    const found = await openCase(staff)
    expect(found).toMatchObject({
      thing: null,
      goneBy: 'AUTHOR',
      shown: [
        { id: photo.id, type: 'IMAGE', width: 60, isGone: true },
        { id: video.id, type: 'VIDEO', isGone: true },
      ],
      steps: [{ step: 'opened' }, { step: 'takenAway' }],
    })
    for (const item of [...before.shown, ...found.shown]) expect(await statusOf(item)).toBe(200)
    for (const file of [photo, video]) expect(await statusOf(file)).toBe(404)
    expect(await statusOf({ url: found.shown[0]!.url.replace(/&at=desk/, '') })).toBe(404)
    expect(await statusOf({ url: `${photo.url}&at=desk` })).toBe(404)
  })

  it('stays when it is edited out, and is not put anywhere again', async () => {
    const { ana, bia, staff } = await scene()
    const [first, second] = [await send(ana), await send(ana)]
    const id = await write(ana, [first.id, second.id])
    await report(bia, id)
    await ana.call(posts, 'update', { params: { id }, body: { fileIds: [second.id] } })
    expect((await openCase(staff)).shown).toMatchObject([
      { id: first.id, isGone: true },
      { id: second.id, isGone: false },
    ])
    expect(await statusOf(first)).toBe(404)
    expect(await statusOf(second)).toBe(200)
    const body = { fileIds: [second.id, first.id] }
    expect(await ana.call(posts, 'update', { params: { id }, body })).toMatchObject({ code: 'nf_0058' })
    const again = { text: 'De novo', fileIds: [first.id] }
    expect(await ana.call(posts, 'create', { body: again })).toMatchObject({ code: 'nf_0058' })
    expect(await statusOf(first)).toBe(404)
  })

  it('is kept as later reports found it too', async () => {
    const { ana, bia, professor, staff } = await scene()
    const [first, second] = [await send(ana), await send(ana)]
    const id = await write(ana, [first.id])
    await report(bia, id)
    await ana.call(posts, 'update', { params: { id }, body: { fileIds: [second.id] } })
    await report(professor, id)
    await remove(ana, id)
    const { shown } = await openCase(staff)
    expect(shown.map((item) => item.id).toSorted()).toEqual([first.id, second.id].toSorted())
  })

  it('goes with a case that was dismissed', async () => {
    const { ana, bia, staff } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    await remove(ana, id)
    const found = await openCase(staff)
    await endCases()
    await expectStored(photo)
    await staff.call(moderation, 'dismiss', { params: { id: found.id } })
    await endCases()
    await expectGone(photo, found.shown[0])
    expect(await openCase(staff, 'DONE')).toMatchObject({ shown: [], goneBy: 'AUTHOR' })
  })

  it('goes when the time to appeal is over, and not before', async () => {
    const { ana, bia, staff } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    await decide(staff, ['WARN'])
    await remove(ana, id)
    await letTimePass(14)
    await endCases()
    await expectStored(photo)
    const { shown } = await openCase(staff, 'DONE')
    expect(await statusOf(shown[0]!)).toBe(200)
    await letTimePass(2)
    await endCases()
    await expectGone(photo, shown[0])
  })

  it('waits for the answer to an appeal, however long that takes', async () => {
    const { ana, bia, schoolId, staff } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    const caseId = await decide(staff, ['REMOVE'])
    await ana.call(moderation, 'appeal', { params: { id: caseId }, body: { message: 'Era só uma flor.' } })
    await letTimePass(40)
    await endCases()
    await expectStored(photo)
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    const body = { granted: false, message: 'Lemos o seu recurso.' }
    await admin.call(moderation, 'hear', { params: { id: caseId }, body })
    expect(await statusOf(photo)).toBe(404)
    expect(await openCase(admin, 'DONE')).toMatchObject({ goneBy: 'SCHOOL', shown: [{ isGone: true }] })
    await endCases()
    await expectGone(photo)
  })

  it('stays with the post where the case ends and the post does not', async () => {
    const { ana, bia, staff } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    const { id: caseId } = await openCase(staff)
    await staff.call(moderation, 'dismiss', { params: { id: caseId } })
    await endCases()
    expect(await statusOf(photo)).toBe(200)
    expect(await openCase(staff, 'DONE')).toMatchObject({ shown: [{ isGone: false }] })
    await remove(ana, id)
    await expectGone(photo)
  })

  it('stays for the case that is not over, where another is', async () => {
    const { ana, bia, professor, staff } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    const { id: first } = await openCase(staff)
    await staff.call(moderation, 'dismiss', { params: { id: first } })
    await report(professor, id)
    await remove(ana, id)
    await endCases()
    await expectStored(photo)
    expect(await openCase(staff)).toMatchObject({ shown: [{ id: photo.id, isGone: true }] })
  })

  it('weighs nothing on who deleted it', async () => {
    const { ana, bia } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    await test.database.pool.query(`update files set size = 2000000000 where id = $1`, [photo.id])
    const upload = async () => ana.call(files, 'upload', { file: new File([(await make.png()) as never], 'b.png') })
    expect(await upload()).toMatchObject({ code: 'ii_0049' })
    await remove(ana, id)
    expect(await upload()).toMatchObject({ ok: true })
  })
})

describe('what a reported album or photo showed', () => {
  async function album({ professor, classId }: { professor: Person; classId: string }) {
    const [one, other] = [await send(professor), await send(professor)]
    const albumId = await test.given.album({ owner: professor, classId })
    const photos = [{ fileId: one.id, caption: 'A primeira' }, { fileId: other.id }]
    const answer = await professor.call(albums, 'addPhotos', { params: { id: albumId }, body: { photos } })
    if (!answer.ok) throw new Error(answer.code)
    return { one, other, albumId, photoId: answer.body[0]!.id }
  }

  it('stays with the case when the photo goes, and says who took it away', async () => {
    const here = await scene()
    const { one, photoId } = await album(here)
    await report(here.ana, photoId, 'ALBUM_PHOTO')
    await here.professor.call(albums, 'removePhoto', { params: { id: photoId } })
    expect(await statusOf(one)).toBe(404)
    const found = await openCase(here.staff)
    expect(found).toMatchObject({ goneBy: 'AUTHOR', shown: [{ id: one.id, isGone: true }] })
    expect(await statusOf(found.shown[0]!)).toBe(200)
  })

  it('stays when the whole album goes, and is swept should its case go with a person', async () => {
    const here = await scene()
    const { one, other, albumId } = await album(here)
    await report(here.ana, albumId, 'ALBUM')
    const colleague = await test.given.person({ role: 'PROFESSOR', schoolId: here.schoolId })
    await test.given.teaches(colleague, here.classId)
    await colleague.call(albums, 'remove', { params: { id: albumId } })
    const found = await openCase(here.staff)
    expect(found).toMatchObject({ goneBy: 'SOMEBODY', shown: [{ id: one.id }, { id: other.id }] })
    expect(await statusOf(found.shown[1]!)).toBe(200)
    // The photos are the school's, the case is the professor's.
    await eraseAll(here.professor)
    await expectStored(one, other)
    await run('files:sweep-unused')
    await expectGone(one, found.shown[0])
    await expectGone(other, found.shown[1])
  })
})

describe('what moderation took off', () => {
  async function hear(caseId: string, schoolId: string): Promise<void> {
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    const body = { granted: true, message: 'Você tem razão.' }
    expect(await admin.call(moderation, 'hear', { params: { id: caseId }, body })).toMatchObject({ ok: true })
  }

  async function shownIn(reader: Person, id: string) {
    const answer = await reader.call(posts, 'get', { params: { id } })
    if (!answer.ok) throw new Error(answer.code)
    return answer.body.media
  }

  it.each(['HIDE', 'REMOVE'] as const)(
    'opens no more by an address of before after %s, and again when an appeal is granted',
    async (action) => {
      const { ana, bia, staff, schoolId } = await scene()
      const [photo, video] = [await send(ana), await send(ana, 'a.mp4')]
      const id = await write(ana, [photo.id, video.id])
      const before = await shownIn(bia, id)
      await report(bia, id)
      const caseId = await decide(staff, [action])
      for (const item of [photo, video, ...before]) expect(await statusOf(item)).toBe(404)
      for (const item of (await openCase(staff, 'DONE')).shown) expect(await statusOf(item)).toBe(200)
      // Left to who wrote it, by addresses that nobody else was given.
      const own = await shownIn(ana, id)
      for (const item of own) {
        expect(await statusOf(item)).toBe(200)
        expect(await statusOf({ url: item.url.replace('&at=own', '') })).toBe(404)
      }
      expect(await statusOf({ url: `${photo.url}&at=own` })).toBe(404)
      await ana.call(moderation, 'appeal', { params: { id: caseId }, body: { message: 'Era só uma flor.' } })
      await hear(caseId, schoolId)
      for (const item of [...before, ...(await shownIn(bia, id))]) expect(await statusOf(item)).toBe(200)
    },
  )

  it('goes for its author too when they delete it', async () => {
    const { ana, bia, staff } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    await decide(staff, ['HIDE'])
    const [own] = await shownIn(ana, id)
    await remove(ana, id)
    expect(await statusOf(own!)).toBe(404)
  })

  it('opens where something else shows it', async () => {
    const { ana, professor, classId, staff } = await scene()
    const photo = await send(professor)
    const id = await write(professor, [photo.id])
    const albumId = await test.given.album({ owner: professor, classId })
    const body = { photos: [{ fileId: photo.id }] }
    expect(await professor.call(albums, 'addPhotos', { params: { id: albumId }, body })).toMatchObject({ ok: true })
    await report(ana, id)
    await decide(staff, ['HIDE'])
    expect(await statusOf(photo)).toBe(200)
    await report(ana, albumId, 'ALBUM')
    await decide(staff, ['HIDE'])
    expect(await statusOf(photo)).toBe(404)
  })

  it.each(['ALBUM', 'ALBUM_PHOTO'] as const)(
    'is left to who made the %s, and to nobody by another address',
    async (kind) => {
      const { ana, professor, classId, staff } = await scene()
      const photo = await send(professor)
      const albumId = await test.given.album({ owner: professor, classId })
      const body = { photos: [{ fileId: photo.id }] }
      const added = await professor.call(albums, 'addPhotos', { params: { id: albumId }, body })
      if (!added.ok) throw new Error(added.code)
      await report(ana, kind === 'ALBUM' ? albumId : added.body[0]!.id, kind)
      await decide(staff, ['HIDE'])
      for (const item of [photo, added.body[0]!]) expect(await statusOf(item)).toBe(404)
      const own = await professor.call(albums, 'get', { params: { id: albumId } })
      const listed = await professor.call(albums, 'listPhotos', { params: { id: albumId }, query: {} })
      if (!own.ok || !listed.ok) throw new Error('not there')
      for (const item of [own.body.cover!, listed.body.content[0]!]) expect(await statusOf(item)).toBe(200)
    },
  )
})

describe('who may look', () => {
  it('is the school’s desk, without who wrote it and without other schools', async () => {
    const { bia, staff, schoolId } = await scene()
    const author = await test.given.person({ role: 'STAFF', schoolId })
    const photo = await send(author)
    const id = await write(author, [photo.id])
    await report(bia, id)
    await remove(author, id)
    const found = await openCase(staff)
    expect(found.shown).toHaveLength(1)
    const elsewhere = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() })
    for (const person of [author, elsewhere, bia]) {
      const answer = await person.call(moderation, 'getCase', { params: { id: found.id } })
      expect(answer).toMatchObject({ ok: false })
      expect(JSON.stringify(answer.body)).not.toContain(photo.id)
    }
  })
})

describe('somebody who is erased', () => {
  it('takes the case along, and what it kept', async () => {
    const { ana, bia, staff } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    await remove(ana, id)
    const { id: caseId } = await openCase(staff)
    const { files: left } = await eraseAll(ana)
    expect(left).toEqual([{ kind: 'uploads', name: `${photo.id}.png` }])
    expect(await staff.call(moderation, 'getCase', { params: { id: caseId } })).toMatchObject({ code: 'nf_0071' })
    const { rowCount } = await test.database.pool.query('select from moderation_files where case_id = $1', [caseId])
    expect(rowCount).toBe(0)
  })

  it('leaves it where they only reported it', async () => {
    const { ana, bia, staff } = await scene()
    const photo = await send(ana)
    const id = await write(ana, [photo.id])
    await report(bia, id)
    await remove(ana, id)
    await eraseAll(bia)
    const { shown } = await openCase(staff)
    expect(await statusOf(shown[0]!)).toBe(200)
  })
})

describe('words without pictures', () => {
  it('say who took them away', async () => {
    const { ana, bia, staff } = await scene()
    const postId = await write(ana, [])
    const said = await bia.call(comments, 'create', { params: { id: postId }, body: { text: 'Que chata' } })
    if (!said.ok) throw new Error(said.code)
    await report(ana, said.body.id, 'COMMENT')
    await ana.call(comments, 'remove', { params: { id: said.body.id } })
    expect(await openCase(staff)).toMatchObject({
      goneBy: 'SOMEBODY',
      shown: [],
      steps: [{ step: 'opened' }, { step: 'takenAway', byName: 'Pessoa Teste' }],
    })
  })

  it('say so too where they went along with what they were said to', async () => {
    const { ana, bia, staff } = await scene()
    const postId = await write(ana, [])
    const said = await bia.call(comments, 'create', { params: { id: postId }, body: { text: 'Que chata' } })
    if (!said.ok) throw new Error(said.code)
    await report(ana, said.body.id, 'COMMENT')
    await remove(ana, postId)
    expect(await openCase(staff)).toMatchObject({
      goneBy: 'SOMEBODY',
      steps: [{ step: 'opened' }, { step: 'takenAway', byName: 'Pessoa Teste' }],
    })
  })

  async function reportedShare(text: string) {
    const { ana, bia, staff } = await scene()
    const postId = await write(ana, [])
    const shared = await bia.call(posts, 'share', { params: { id: postId }, body: { text } })
    if (!shared.ok) throw new Error(shared.code)
    await report(ana, shared.body.id)
    await remove(ana, postId)
    return openCase(staff)
  }

  it('and a post that passed on what is deleted', async () => {
    expect(await reportedShare('')).toMatchObject({
      goneBy: 'SOMEBODY',
      steps: [{ step: 'opened' }, { step: 'takenAway' }],
    })
  })

  it('but not one with words of its own, which stay with who wrote them', async () => {
    expect(await reportedShare('Vejam')).toMatchObject({ goneBy: null, thing: { text: 'Vejam' } })
  })
})

describe('at once', () => {
  it('a report and the author’s deletion leave either no case or one with its picture', async () => {
    const { ana, bia, staff } = await scene()
    for (let round = 0; round < 8; round += 1) {
      const photo = await send(ana)
      const id = await write(ana, [photo.id])
      const body = { contentId: id, type: 'IMPROPER', description: 'Não pode.', entityReport: 'POST' } as const
      const [told, removed] = await Promise.all([
        bia.call(moderation, 'report', { body }),
        ana.call(posts, 'remove', { params: { id } }),
      ])
      expect(removed).toMatchObject({ status: 204 })
      if (!told.ok) {
        expect(told.code).toBe('nf_0072')
        continue
      }
      const found = await openCase(staff)
      expect(found).toMatchObject({ thing: null, shown: [{ id: photo.id, isGone: true }] })
      await staff.call(moderation, 'dismiss', { params: { id: found.id } })
    }
  })
})
