import { surveys } from '../contract/src/school/surveys.ts'
import { paths } from '../web/src/app/paths.ts'
import { expectAccessible } from './support/axe.ts'
import { enterAs } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

/** Every page of the desk that lists something; one is its professors' alone. */
const lists = Object.values(paths).filter((path) => /^\/desk\/[a-z-]+$/.test(path))

for (const path of lists) {
  test(`${path} says what it could not fetch, its headings in order`, async ({ page, own, errors }) => {
    errors.allow(/500/)
    const role = path === paths.deskChallenges ? 'PROFESSOR' : 'SCHOOL_ADMIN'
    await enterAs(page.context(), await own.person({ role }))
    await page.route(/\/api\/(?!accounts\/|notifications|wallets|tokens|oauth)/, (route) =>
      route.fulfill({ status: 500, json: { code: 'br_0000', message: '', field: null, details: [], requestId: '' } }),
    )
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
  })
}

test('surveys that ask the same are told apart', async ({ page, own }) => {
  const admin = await own.person({ role: 'SCHOOL_ADMIN' })
  for (let count = 0; count < 3; count += 1)
    expect(await admin.call(surveys, 'open', { body: {} })).toMatchObject({ ok: true })
  await enterAs(page.context(), admin)
  await page.goto(paths.deskSurvey)
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
})
