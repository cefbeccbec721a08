import { expectAccessible } from './support/axe.ts'
import { firstLook, inEachLook } from './support/looks.ts'
import { enterAs } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

test.use(firstLook)

test('a student whose password the office made chooses another one before anything opens', async ({
  page,
  context,
  own,
  errors,
}) => {
  errors.allow(/status of 40[03]/)
  const ana = await own.student({ name: 'Ana Jatobá' })
  await own.given.officePassword(ana)
  await enterAs(context, ana)
  await inEachLook(
    page,
    async () => {
      await page.goto('/edubank')
    },
    async ({ language }) => {
      const title = language === 'pt-br' ? 'Escolha uma senha só sua' : 'Choose a password of your own'
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectAccessible(page)
    },
  )

  await test.step('a password that is easy to guess is refused with its reason', async () => {
    const field = page.getByLabel('New password', { exact: true })
    await field.fill('Jatobá2014')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This password is easy to guess.')).toBeVisible()
    await field.fill('girassol no quintal')
    await page.keyboard.press('Enter')
  })

  await test.step('the page that the student wanted opens', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Edubank' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/edubank')
  })
})
