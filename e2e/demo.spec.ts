import { openAs, signIn } from './support/people.ts'
import { expect, moving, test } from './support/test.ts'

test.use({ ...moving, viewport: { width: 1440, height: 900 } })

/** The walk that the product is shown by: sign in, see the wallet, open a chest, and the other tab knows. */
test('Luana signs in, opens a chest, and the balance changes in both her tabs', async ({ page, context }) => {
  test.slow()
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, 'luana')
  await expect(page).toHaveURL(/\/dashboard/)
  const pill = page.locator('[data-pill="educoins"]')
  await expect(pill).toContainText('348')
  await expect(page.locator('[data-pill="xp"]')).toContainText('6.420')
  await expect(page.getByRole('region', { name: 'Baús para abrir' }).getByText('3', { exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/edubank')
  await expect(other.locator('[data-pill="educoins"]')).toContainText('348')

  await page.getByRole('button', { name: 'Abrir um baú' }).first().click()
  const stage = page.getByRole('dialog')
  await expect(stage.getByText('Este baú dá')).toBeVisible()
  await stage.getByRole('button', { name: 'Abrir o baú' }).click()
  const keep = stage.getByRole('button', { name: 'Guardar tudo' })
  await expect(keep).toBeFocused()
  await expect(stage.getByText('Todo baú de um tipo dá sempre o mesmo prêmio. Sem sorteio.')).toBeVisible()

  // The three chests pay 5, 15 and 40 Educoins; whichever was the oldest, all places say the same.
  await expect.poll(async () => Number(/\d+/.exec((await pill.textContent()) ?? '')?.[0])).toBeGreaterThan(348)
  await keep.click()
  await expect(stage).toBeHidden()
  const shown = /\d+/.exec((await pill.textContent()) ?? '')![0]
  expect([353, 363, 388]).toContain(Number(shown))
  await expect(other.locator('[data-pill="educoins"]')).toContainText(shown)
})

test('every chest is opened one after the other, and the last one says so', async ({ page }) => {
  test.slow()
  await openAs(page, 'yasmin', '/edubank')
  const chests = page.getByRole('region', { name: 'Meus baús' })
  const open = chests.getByRole('button', { name: 'Abrir um baú' })
  const closed = Number(
    /\d+/.exec(
      (await chests
        .getByText(/fechado/)
        .first()
        .textContent()) ?? '',
    )?.[0],
  )
  expect(closed).toBeGreaterThan(0)
  await open.click()
  const stage = page.getByRole('dialog')
  for (let left = closed; left > 0; left -= 1) {
    await stage.getByRole('button', { name: 'Abrir o baú' }).click()
    await expect(stage.getByRole('button', { name: 'Guardar tudo' })).toBeFocused()
    if (left > 1) await stage.getByRole('button', { name: /Abrir próximo/ }).click()
  }
  await stage.getByRole('button', { name: 'Guardar tudo' }).click()
  await expect(open).toBeHidden()
  await expect(chests.getByText('Nenhum fechado')).toHaveCount(4)
})
