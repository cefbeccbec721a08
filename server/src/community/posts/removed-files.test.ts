import { albums } from '@trilha/contract/community/albums'
import { posts } from '@trilha/contract/community/posts'
import { files, type UploadedFile } from '@trilha/contract/media/files'
import { describe, expect, it, vi } from 'vitest'
import type { Person } from '../../testing/given.ts'
import * as make from '../../testing/given-files.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function scene() {
  const { given } = test
  const schoolId = await given.school()
  const classId = await given.schoolClass(schoolId)
  const professor = await given.person({ role: 'PROFESSOR', schoolId })
  await given.teaches(professor, classId)
  return { professor, classId }
}

async function send(person: Person): Promise<UploadedFile> {
  const answer = await person.call(files, 'upload', { file: new File([(await make.png()) as never], 'a.png') })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function write(person: Person, fileIds: string[]): Promise<string> {
  const answer = await person.call(posts, 'create', { body: { text: 'Olhem', audience: 'SCHOOL', fileIds } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.id
}

async function inAlbum(person: Person, classId: string, fileId: string): Promise<{ albumId: string; photoId: string }> {
  const albumId = await test.given.album({ owner: person, classId })
  const answer = await person.call(albums, 'addPhotos', { params: { id: albumId }, body: { photos: [{ fileId }] } })
  if (!answer.ok) throw new Error(answer.code)
  return { albumId, photoId: answer.body[0]!.id }
}

const statusOf = async ({ url }: UploadedFile) => (await fetch(test.address + url)).status
const isStored = async ({ id }: UploadedFile) =>
  (await test.app.platform.files.list('uploads')).some(({ name }) => name.startsWith(id))

async function expectGone(file: UploadedFile): Promise<void> {
  expect(await statusOf(file)).toBe(404)
  await vi.waitFor(async () => expect(await isStored(file)).toBe(false), { timeout: 10_000 })
}

describe('files of what was removed', () => {
  it('are gone with a post, and with the edit that takes them out', async () => {
    const { professor } = await scene()
    const [first, second] = [await send(professor), await send(professor)]
    const id = await write(professor, [first.id, second.id])
    await professor.call(posts, 'update', { params: { id }, body: { fileIds: [second.id] } })
    await expectGone(first)
    expect(await statusOf(second)).toBe(200)
    expect(await professor.call(posts, 'remove', { params: { id } })).toMatchObject({ status: 204 })
    await expectGone(second)
  })

  it('are gone with a photo and with an album', async () => {
    const { professor, classId } = await scene()
    const [one, other] = [await send(professor), await send(professor)]
    const { photoId } = await inAlbum(professor, classId, one.id)
    await professor.call(albums, 'removePhoto', { params: { id: photoId } })
    await expectGone(one)
    const { albumId } = await inAlbum(professor, classId, other.id)
    await professor.call(albums, 'remove', { params: { id: albumId } })
    await expectGone(other)
  })

  it('stay where something else shows them', async () => {
    const { professor, classId } = await scene()
    const file = await send(professor)
    const id = await write(professor, [file.id])
    const { photoId } = await inAlbum(professor, classId, file.id)
    await professor.call(posts, 'remove', { params: { id } })
    expect(await statusOf(file)).toBe(200)
    expect(await professor.call(albums, 'getPhoto', { params: { id: photoId } })).toMatchObject({ ok: true })
    await professor.call(albums, 'removePhoto', { params: { id: photoId } })
    await expectGone(file)
  })
})
