import type { Page } from '@playwright/test'
import { contentId, courseId, ebookId } from '../server/demo/courses/places.ts'
import { expectAccessible } from './support/axe.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

const reader = 'bento.cerejeira@ipe.trilha.test'
const cloudClass = `/my-trail/course/${courseId('ipe', 'agua')}?class=${contentId('ipe', 'agua', 1, 3)}`
const book = `/flipbook/ebook/${ebookId(contentId('ipe', 'agua', 4, 4))}?page=5`

/** Its own size, once it is there. */
function widthOf(page: Page, words: RegExp): Promise<number> {
  return page.getByRole('img', { name: words }).evaluate((image) => (image as HTMLImageElement).naturalWidth)
}

test('a class and a page of a book show their pictures', async ({ page }) => {
  await openAs(page, reader, cloudClass)
  const drawn = page.getByRole('img', { name: /do mar ela evapora/ })
  await drawn.scrollIntoViewIfNeeded()
  await expect.poll(() => widthOf(page, /do mar ela evapora/)).toBe(960)
  await expectAccessible(page)
  await page.goto(book)
  await expect.poll(() => widthOf(page, /Nina, uma gota que sorri/)).toBe(960)
  await expectAccessible(page)
})

test('where a picture does not come, its words stand in its place', async ({ page, errors }) => {
  errors.allow(/ERR_FAILED/)
  await page.route('**/files/**', (route) => route.abort())
  await openAs(page, reader, book)
  await expect(page.getByText(/Nina, uma gota que sorri/)).toBeVisible()
  await expect(page.getByRole('img', { name: /Nina/ })).toHaveCount(0)
  await expectAccessible(page)
})
