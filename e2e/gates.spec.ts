import { family } from '../contract/src/identity/family.ts'
import type { Person } from '../server/src/testing/given.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const words = 'Vi um tucano no pátio hoje'

/** Somebody who looks at the feed, with whoever cares for them elsewhere. */
async function household({
  given,
  student,
}: OwnServer): Promise<{ ana: Person; setCommunity(open: boolean): Promise<void> }> {
  const schoolId = await given.school()
  const ana = await student({ schoolId })
  const classId = await given.classFor(ana)
  const bia = await student({ schoolId, classId })
  const gil = await given.person({ role: 'PARENT', schoolId })
  await given.guardianLink({ guardian: gil, child: ana })
  await given.openCommunity(ana)
  await given.post({ owner: bia, audience: 'CLASS', classId, text: words })
  return {
    ana,
    async setCommunity(communityEnabled) {
      const answer = await gil.call(family, 'update', { params: { id: ana.accountId }, body: { communityEnabled } })
      expect(answer).toMatchObject({ ok: true })
    },
  }
}

test('what a guardian closes leaves the open page at once, and comes back with it', async ({ page, own, errors }) => {
  errors.allow(/403/)
  const { ana, setCommunity } = await household(own)
  await enterAs(page.context(), ana)
  await page.goto('/playground')
  await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 })
  await setCommunity(false)
  await expect(page.getByText('A comunidade está fechada')).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
  await setCommunity(true)
  await expect(page.getByText(words)).toBeVisible()
})

test('an act that comes too late hears that the part is closed', async ({ page, own, errors }) => {
  errors.allow(/403/)
  const { ana } = await household(own)
  await enterAs(page.context(), ana)
  await page.goto('/playground')
  await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 })
  // Closed in the moment of the tap, before anything else could tell.
  const refusal = { code: 'br_0038', message: '', field: 'community', details: [], requestId: '' }
  await page.route(/\/api\/saved-posts/, (route) => route.fulfill({ status: 403, json: refusal }))
  const asked = page.waitForRequest(/\/api\/accounts\/current/)
  await page.getByRole('button', { name: 'Salvar a publicação' }).click()
  await expect(page.getByRole('alert').getByText('Esta parte está fechada na sua conta.')).toBeVisible()
  // How the gates stand is asked at once.
  await asked
})
