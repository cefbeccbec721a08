import { surveys } from '../contract/src/school/surveys.ts'
import { paths } from '../web/src/app/paths.ts'
import { expectAccessible } from './support/axe.ts'
import { enterAs } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

test('surveys that ask the same are told apart', async ({ page, own }) => {
  const admin = await own.person({ role: 'SCHOOL_ADMIN' })
  for (let count = 0; count < 3; count += 1)
    expect(await admin.call(surveys, 'open', { body: {} })).toMatchObject({ ok: true })
  await enterAs(page.context(), admin)
  await page.goto(paths.deskSurvey)
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
})
