import { challenges } from '@trilha/contract/learning/challenges'
import { courses } from '@trilha/contract/learning/courses'
import { shelves } from '@trilha/contract/learning/shelves'
import { describe, expect, it } from 'vitest'
import { domainJobs } from '../../domains.ts'
import { storeForSchool } from '../../media/files/public.ts'
import { countQueries } from '../../testing/count-queries.ts'
import * as make from '../../testing/given-files.ts'
import type { Person } from '../../testing/given.ts'
import { pastTheLock } from '../../testing/past-the-lock.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function bodyOf<T>(answer: Promise<{ ok: true; body: T } | { ok: false; code: string }>): Promise<T> {
  const settled = await answer
  if (!settled.ok) throw new Error(settled.code)
  return settled.body
}

async function picture(schoolId: string): Promise<string> {
  return storeForSchool(test.app.platform, { schoolId, name: 'ciclo.png', content: await make.png() })
}

async function putOn(contentId: string, ...fileIds: string[]): Promise<void> {
  await test.database.db
    .insertInto('content_pictures')
    .values(fileIds.map((file_id) => ({ content_id: contentId, file_id })))
    .execute()
}

async function write(contentId: string, text: string): Promise<void> {
  await test.database.db.updateTable('module_contents').set({ text }).where('id', '=', contentId).execute()
}

const named = (fileId: string) => `Olhe:\n\n![O ciclo da água](file:${fileId})`

/** A class of a trail that the person follows, and how it is read. */
async function given(person: Person) {
  const course = await test.given.course(person)
  const contentId = course.contentIds[0]!
  const params = { courseId: course.id, moduleId: course.moduleIds[0]!, contentId }
  return { contentId, courseId: course.id, read: () => bodyOf(person.call(courses, 'getContent', { params })) }
}

describe('a picture in the text of a class', () => {
  it('is named by its file for good, and gets its address whenever it is read', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const { contentId, read } = await given(ana)
    const fileId = await picture(ana.schoolId)
    await putOn(contentId, fileId)
    await write(contentId, named(fileId))

    const content = await read()
    expect(content.text).toBe(named(fileId))
    expect(content.pictures).toEqual([{ id: fileId, url: expect.any(String) as string, width: null, height: null }])
    const answer = await fetch(test.address + content.pictures[0]!.url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('opens only where it belongs to this class and its text names it', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const { contentId, read } = await given(ana)
    const [own, unnamed, another] = [
      await picture(ana.schoolId),
      await picture(ana.schoolId),
      await picture(ana.schoolId),
    ]
    await putOn(contentId, own, unnamed)
    await putOn((await given(ana)).contentId, another)
    // Of somebody, and of another school: naming a file in a text opens it to nobody.
    const foreign = await picture(await test.given.school())
    await putOn(contentId, foreign)
    await write(contentId, [own, another, foreign, await test.given.file(ana)].map(named).join('\n\n'))
    expect((await read()).pictures.map(({ id }) => id)).toEqual([own])
  })

  it('costs one query, however many there are', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const { contentId, read } = await given(ana)
    const ids = await Promise.all(Array.from({ length: 6 }, () => picture(ana.schoolId)))
    await putOn(contentId, ids[0]!)
    await write(contentId, ids.map(named).join('\n\n'))
    const one = await countQueries(test.database.pool, read)
    await putOn(contentId, ...ids.slice(1))
    expect((await read()).pictures).toHaveLength(6)
    expect(await countQueries(test.database.pool, read)).toBe(one)
  })

  it('is a matter of words: it may be corrected while the structure is locked', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const { contentId, courseId, read } = await given(ana)
    const fileId = await picture(ana.schoolId)
    await putOn(contentId, fileId)
    await write(contentId, named(fileId))
    expect((await read()).pictures).toHaveLength(1)
    await expect(
      test.database.db.insertInto('modules').values({ course_id: courseId, name: 'Um a mais', position: 9 }).execute(),
    ).rejects.toThrow('locked')
  })

  it('says in words what it shows, or is not kept', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const fileId = await picture(ana.schoolId)
    const wordless = `![ ](file:${fileId})`
    const { contentId } = await given(ana)
    const bookId = await test.given.ebook({ owner: ana })
    const challenge = await test.given.challenge(ana)
    const { db } = test.database
    const writes = [
      db.updateTable('module_contents').set({ text: wordless }).where('id', '=', contentId),
      db.updateTable('ebook_pages').set({ text: wordless }).where('ebook_id', '=', bookId),
      db.updateTable('challenges').set({ description: wordless }).where('id', '=', challenge.id),
    ]
    for (const one of writes) await expect(one.execute()).rejects.toThrow(/_alt_check/)
  })
})

describe('a picture of a class', () => {
  it('is shown in its books', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const { contentId } = await given(ana)
    const bookId = await test.given.ebook({ owner: ana, contentId })
    const [own, unnamed] = [await picture(ana.schoolId), await picture(ana.schoolId)]
    await putOn(contentId, own, unnamed)
    await test.database.db
      .updateTable('ebook_pages')
      .set({ text: named(own) })
      .where('ebook_id', '=', bookId)
      .where('number', '=', 2)
      .execute()
    const book = await bodyOf(ana.call(shelves, 'get', { params: { id: bookId } }))
    expect(book.pictures.map(({ id }) => id)).toEqual([own])
    expect((await fetch(test.address + book.pictures[0]!.url)).status).toBe(200)
  })

  it('is shown in its challenges', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const { id, contentId } = await test.given.challenge(ana)
    const own = await picture(ana.schoolId)
    await putOn(contentId, own)
    await test.database.db
      .updateTable('challenges')
      .set({ description: named(own) })
      .where('id', '=', id)
      .execute()
    const [challenge] = await bodyOf(ana.call(challenges, 'listByContent', { params: { id: contentId } }))
    expect(challenge!.pictures.map((one) => one.id)).toEqual([own])
  })

  it('goes when nothing shows it any more, and not before', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const { contentId } = await given(ana)
    const other = await given(ana)
    const [shared, lone] = [await picture(ana.schoolId), await picture(ana.schoolId)]
    await putOn(contentId, shared, lone)
    await putOn(other.contentId, shared)
    await pastTheLock(test.database.db, (tx) => tx.deleteFrom('module_contents').where('id', '=', contentId).execute())
    const left = async () => {
      await domainJobs['files:sweep-strays'].work(test.app.platform, {})
      const rows = await test.database.db.selectFrom('files').select('id').where('id', 'in', [shared, lone]).execute()
      return rows.map(({ id }) => id)
    }
    expect((await left()).toSorted()).toEqual([shared, lone].toSorted())
    await test.database.db
      .updateTable('files')
      .set({ attached_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', 'in', [shared, lone])
      .execute()
    expect(await left()).toEqual([shared])
    expect((await test.app.platform.files.list('uploads')).map(({ name }) => name)).not.toContain(`${lone}.png`)
  })
})
