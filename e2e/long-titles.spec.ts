import type { Page } from '@playwright/test'
import { givenCourseFor } from '../server/src/testing/given-course.ts'
import { sizes } from './support/looks.ts'
import { enterAs } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

/** As long as names may be, in words as people write them. */
function words(start: string, length: number): string {
  return `${start} ${'que atravessa a cidade inteira e volta para casa com a chuva da tarde '.repeat(3)}`
    .slice(0, length)
    .trimEnd()
}

const courseName = words('O rio', 120)
const moduleName = words('O começo', 120)
const classTitle = words('A nascente', 160)
const bookTitle = words('O livro da água', 160)
const taskTitle = words('Desenhar o mapa', 120)

const names = [courseName, moduleName, classTitle, bookTitle, taskTitle]

/** Words that are there and cannot be read to their end. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *')).flatMap((element) => {
      const style = getComputedStyle(element)
      const isCut =
        (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
        (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1)
      return isCut && element.tagName !== 'INPUT' ? [element.textContent ?? ''] : []
    }),
  )
}

test('names as long as they may be can be read to their end, on a phone and on a desk', async ({
  page,
  context,
  own,
}) => {
  test.slow()
  const ana = await own.student()
  const course = await givenCourseFor(own.db, ana, { modules: [['EBOOK', 'TEXT']], isPublished: false })
  const { db } = own
  const [contentId] = course.contentIds
  await db.updateTable('courses').set({ name: courseName }).where('id', '=', course.id).execute()
  await db.updateTable('modules').set({ name: moduleName }).where('course_id', '=', course.id).execute()
  await db.updateTable('module_contents').set({ title: classTitle }).where('course_id', '=', course.id).execute()
  const bookId = await own.given.ebook({ owner: ana, contentId: contentId!, title: bookTitle })
  await db.updateTable('courses').set({ published_at: new Date() }).where('id', '=', course.id).execute()
  const place = { courseId: course.id, moduleId: course.moduleIds[0]!, contentId: contentId! }
  await own.given.note({ owner: ana, place })
  const taskId = await own.given.task({ owner: ana, title: taskTitle, contentId: contentId! })
  await enterAs(context, ana)

  const pages: [address: string, whole: string[], cut?: string[]][] = [
    ['/dashboard', [courseName]],
    ['/my-trail', [courseName, classTitle]],
    ['/my-trail?tab=tasks', [taskTitle]],
    // What goes on at the foot of a phone leads to the class, and stands whole in the list above it.
    [`/my-trail/course/${course.id}`, [courseName, moduleName, classTitle], [classTitle]],
    // The line above leads back to the trail.
    [
      `/my-trail/course/${course.id}?class=${contentId}`,
      [classTitle, bookTitle],
      [courseName, `${courseName} · ${moduleName}`],
    ],
    ['/my-trail/book-shelf', [courseName, bookTitle]],
    [`/flipbook/ebook/${bookId}`, [bookTitle], [courseName]],
    ['/my-trail/notes', [classTitle]],
    [`/my-trail/interactive-tasks/${taskId}/view`, [taskTitle]],
  ]
  for (const [address, whole, cut = []] of pages) {
    await page.setViewportSize(sizes.phone.viewport)
    await page.goto(address)
    for (const [size, { viewport }] of Object.entries(sizes))
      await test.step(`${address}, ${size}`, async () => {
        await page.setViewportSize(viewport)
        for (const text of whole)
          await expect(page.getByText(text).filter({ visible: true }).first(), `${address}: ${text}`).toBeVisible()
        const found = (await cutWords(page)).filter((text) => names.some((name) => text.includes(name)))
        expect(
          found.filter((text) => !cut.some((allowed) => text.includes(allowed))),
          address,
        ).toEqual([])
        const { width, scroll } = await page.evaluate(() => ({
          width: document.documentElement.clientWidth,
          scroll: document.documentElement.scrollWidth,
        }))
        expect(width).toBe(viewport.width)
        expect(scroll, address).toBeLessThanOrEqual(width)
      })
  }
})
