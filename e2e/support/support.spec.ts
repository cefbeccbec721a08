import { expectAccessible } from './axe.ts'
import { firstLook, inEachLook } from './looks.ts'
import { expectSentences } from './sentences.ts'
import { expect, test } from './test.ts'

/** The helpers themselves: a guard that never fires guards nothing. */
test.describe('in each look', () => {
  test.use(firstLook)

  test('the page has its language, its size and what it is touched with', async ({ page }) => {
    const met: string[] = []
    await inEachLook(
      page,
      async () => void (await page.goto('/login')),
      async ({ name, language, size }) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt-br' ? 'pt-BR' : 'en-US')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(page.viewportSize()?.width).toBe(size === 'phone' ? 390 : 1440)
        const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
        expect(isTouched).toBe(size === 'phone')
        met.push(name)
      },
    )
    expect(met).toEqual(['en-us, desktop', 'pt-br, phone'])
  })
})

test.describe('fails', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page itself takes the place of the one that waits, and of whatever was put into that.
    await expect(page.locator('[data-pending-page]')).toHaveCount(0)
  })

  test('on an error in the console', async ({ page, errors }) => {
    await page.evaluate(() => console.error('deliberate'))
    await expect.poll(() => errors.unexpected()).toContainEqual(expect.stringContaining('deliberate'))
    errors.allow(/deliberate/)
  })

  test('on an uncaught exception', async ({ page, errors }) => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('deliberate')
      })
    })
    await expect.poll(() => errors.unexpected()).toContainEqual(expect.stringContaining('uncaught: deliberate'))
    errors.allow(/deliberate/)
  })

  test('on what the content security policy refuses', async ({ page, errors }) => {
    await page
      .evaluate(() => {
        const script = document.createElement('script')
        script.textContent = '1'
        document.body.append(script)
      })
      .catch(() => undefined)
    await expect.poll(() => errors.unexpected().join()).toMatch(/content security policy/i)
    errors.allow(/security policy|trusted/i)
  })

  test('on an accessibility violation', async ({ page }) => {
    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = '/icon.svg'
      document.querySelector('main')?.append(image)
    })
    await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
  })

  test('on what is too small for a finger, wherever on the screen it lies', async ({ page }) => {
    await page.evaluate(() => {
      for (const name of ['um', 'dois']) {
        const button = document.createElement('button')
        button.textContent = name
        button.style.cssText = 'display: block; width: 14px; height: 12px; padding: 0; overflow: hidden; font-size: 8px'
        document.querySelector('main')?.append(button)
      }
    })
    await expect(expectAccessible(page)).rejects.toThrow(/target-size/)
  })

  test('on colours too near each other, also where colours alone are judged', async ({ page }) => {
    await expectAccessible(page, 'colours')
    await page.evaluate(() => document.querySelector<HTMLElement>('main label')!.style.setProperty('color', '#ccc'))
    await expect(expectAccessible(page, 'colours')).rejects.toThrow(/color-contrast/)
  })

  test('on a key where a sentence should be, in a text or in a name', async ({ page }) => {
    await expectSentences(page)
    await page.evaluate(() => document.querySelector('h1')?.append(document.createElement('p'), 'about.guardians'))
    await expect(expectSentences(page)).rejects.toThrow(/about\.guardians/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-pending-page]')).toHaveCount(0)
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('aria-label', 'desk:about.requests'))
    await expect(expectSentences(page)).rejects.toThrow(/desk:about\.requests/)
  })
})

test.fail('at the end of the test, by itself', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => console.error('deliberate'))
})
