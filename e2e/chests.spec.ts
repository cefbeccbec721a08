import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { boxesOf } from './support/boxes.ts'
import { openAs } from './support/people.ts'
import { changeLanguage } from './support/stored.ts'
import { expect, moving, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

test.use({ ...moving, viewport: desk })

function chestsCard(page: Page) {
  return page.getByRole('region', { name: 'Meus baús' })
}

test('all chests are opened in one scene: what they give is said before, summed up after, and paid once', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'heitor.cabreuva@ipe.trilha.test', '/edubank')
  await chestsCard(page).getByRole('button', { name: 'Abrir todos' }).click()
  const stage = page.getByRole('dialog')
  await expect(stage.getByRole('heading', { name: /\d+ baús para abrir de uma vez/ })).toBeVisible()
  await expect(stage.getByText('Juntos eles dão')).toBeVisible()
  await expect(stage.getByText('Todo baú de um tipo dá sempre o mesmo prêmio. Sem sorteio.')).toBeVisible()
  // The balance stands first, what is promised after it.
  const promise = await stage
    .getByText(/^\d+ Educoins?$/)
    .last()
    .textContent()
  const promised = Number(/\d+/.exec(promise ?? '')?.[0])
  await expectAccessible(page)

  await stage.getByRole('button', { name: 'Abrir todos' }).click()
  const keep = stage.getByRole('button', { name: 'Guardar tudo' })
  await expect(keep).toBeFocused()
  await expect(stage.getByRole('heading', { name: /baús abertos!/ })).toBeVisible()
  await expect(stage.getByText(`+${promised} Educoins`)).toBeVisible()
  await expect(stage.getByRole('status')).toContainText(`Você ganhou ${promised} Educoins`)
  await stage.getByText('De onde vieram').click()
  await expect(stage.getByText('Conquista: primeiro curso')).toBeVisible()
  await expectAccessible(page)
  await keep.click()
  await expect(stage).toBeHidden()
  await expect(chestsCard(page).getByText('Nenhum fechado')).toHaveCount(4)
  await expect(chestsCard(page).getByRole('button', { name: 'Abrir todos' })).toHaveCount(0)
})

test('the balance stands still until the chest has told what it gives, however late the answer is', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'liz.tamarindo@ipe.trilha.test', '/edubank')
  await chestsCard(page).getByRole('button', { name: 'Abrir um baú' }).click()
  const stage = page.getByRole('dialog')
  const balances = stage.getByRole('group', { name: 'Seus saldos' })
  const behind = page.locator('[data-pill="educoins"]')
  await expect(behind).toContainText(/\d/)
  const known = (await behind.textContent())!
  const found = (await balances.textContent())!
  // Every balance that the stage shows from here on.
  const shown = await balances.evaluateHandle((group) => {
    const seen: number[] = []
    const note = (): void => {
      seen.push(Number(group.firstElementChild!.textContent.replaceAll('.', '').match(/\d+/)![0]))
    }
    note()
    new MutationObserver(note).observe(group, { subtree: true, childList: true, characterData: true })
    return seen
  })
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/treasure-chests/*/open', async (route) => {
    const answer = await route.fetch()
    await held
    await route.fulfill({ response: answer })
  })

  await stage.getByRole('button', { name: 'Abrir o baú' }).click()
  // The wallet's own message was quicker: the page behind knows it already.
  await expect(behind).not.toHaveText(known)
  await expect(balances).toHaveText(found)
  release()
  await expect(stage.getByRole('button', { name: 'Guardar tudo' })).toBeFocused()
  await expect(balances).not.toHaveText(found)
  const values = await shown.jsonValue()
  expect(values).toEqual(values.toSorted((a, b) => a - b))
})

test('of what another device opened meanwhile one is told with the balance it left, and of all that nothing is left', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/409|422/)
  await openAs(page, 'clara.jabuticabeira@ipe.trilha.test', '/edubank')
  // The other device: an act of its own, a moment earlier.
  await page.route(/\/api\/treasure-chests\/(?:[\w-]+\/open|open-all)$/, async (route) => {
    await route.fetch({ headers: { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() } })
    await route.continue()
  })
  const stage = page.getByRole('dialog')
  await test.step('one', async () => {
    await chestsCard(page).getByRole('button', { name: 'Abrir um baú' }).click()
    const balances = stage.getByRole('group', { name: 'Seus saldos' })
    await expect(balances).toContainText(/\d/)
    const found = (await balances.textContent())!
    await stage.getByRole('button', { name: 'Abrir o baú' }).click()
    await expect(stage.getByRole('alert')).toBeVisible()
    await expect(balances).not.toHaveText(found)
    const now = /\d[\d.]*/.exec((await page.locator('[data-pill="educoins"]').textContent())!)![0]
    await expect(balances).toContainText(now)
  })
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await test.step('all', async () => {
    await chestsCard(page).getByRole('button', { name: 'Abrir todos' }).click()
    await stage.getByRole('button', { name: 'Abrir todos' }).click()
    await expect(stage.getByRole('alert')).toContainText('Você não tem baú fechado agora')
    await expect(stage.getByRole('button', { name: 'Fechar', exact: true }).last()).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the chest is as large as it was drawn, also below a title of two lines; with less motion it is closed, then open: nothing in between', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs(page, 'yuri.timbauva@serra.trilha.test', '/edubank')
    await chestsCard(page).getByRole('button', { name: 'Abrir um baú' }).click()
    const stage = page.getByRole('dialog')
    const title = stage.getByRole('heading', { level: 2 })
    await expect(title).toBeVisible()
    const [lines] = await boxesOf(title)
    expect(lines!.bottom - lines!.top).toBeGreaterThan(50)
    const chests = await boxesOf(stage.locator('svg[viewBox="0 0 120 103"]'))
    // 200 in the design, whose title is one line.
    expect(chests[0]!.right - chests[0]!.left).toBeGreaterThan(190)
    // Nothing is below the screen.
    const [last] = await boxesOf(stage.getByText('Todo baú de um tipo dá sempre o mesmo prêmio.'))
    expect(last!.bottom).toBeLessThan(phone.height)

    await stage.getByRole('button', { name: 'Abrir o baú' }).click()
    await expect(stage.getByRole('button', { name: 'Guardar tudo' })).toBeFocused()
    // Neither dots that gather nor confetti that falls were drawn at any time, and the reward stands at once.
    await expect(stage.locator('[data-phase="done"]').first()).toBeVisible()
    await expect(stage.getByText(/^\+\d+ Educoins$/)).toBeVisible()
  })
})

test('on a phone the chests come after the statement; the way back closes the stage; what was reached waits until the dialog that is open has closed, is celebrated once, and its chest is opened from there', async ({
  page,
}) => {
  test.slow()
  const release = await holdCelebrations(page)
  await openAs(page, 'taina.guarana@ipe.trilha.test', '/achievement')
  await page.getByRole('navigation').getByRole('link', { name: 'Edubank' }).click()
  await expectChestsAfterStatement(page)
  await expectCelebrationAfterDialog(page, release)
  await expectStageInHistory(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Início', exact: true }).click()
  await expectNamesApart(page)
  const other = await expectCelebratedOnce(page)
  await expectLevelToldOnce(page, other)
})

/** Let go by what it answers. */
async function holdCelebrations(page: Page): Promise<() => Promise<void>> {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/achievement-progress/celebrations', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    const answered = page.waitForResponse('**/api/achievement-progress/celebrations')
    release()
    await answered
  }
}

async function expectChestsAfterStatement(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await expect(chestsCard(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Saldo no ano' })).toBeVisible()
  const shown = ['Ganhos por semana', 'Extrato', 'Saldo no ano', 'Meus baús', 'Como eu ganho']
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.filter((heading) => shown.includes(heading))).toEqual(shown)
  await page.setViewportSize(desk)
}

async function expectCelebrationAfterDialog(page: Page, release: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Trocar XP' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await release()
  const card = page.getByRole('region', { name: 'Você concluiu o seu primeiro curso!', includeHidden: true })
  // Longer than it takes to fetch its code and to rise.
  await page.waitForTimeout(1500)
  await expect(card).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeVisible()
  // One that is up goes out of the way, and is the same when it comes back.
  await page.getByRole('button', { name: 'Trocar XP' }).click()
  await expect(dialog).toBeVisible()
  await expect(card).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeVisible()
}

function layerOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (history.state as { layer?: string } | null)?.layer)
}

/** The way back closes the stage and leaves the page, and closing it leaves nothing of it in the history. */
async function expectStageInHistory(page: Page): Promise<void> {
  const open = chestsCard(page)
    .getByRole('button', { name: /^Abrir/ })
    .first()
  const stage = page.getByRole('dialog')
  await expect.poll(() => layerOf(page)).toBeUndefined()
  await open.click()
  await expect(stage).toBeVisible()
  // A person is never so quick; this one waits until the stage has its entry.
  await expect.poll(() => layerOf(page)).toBeTruthy()
  await page.goBack()
  await expect(stage).toBeHidden()
  await expect(page).toHaveURL(/\/edubank$/)
  await expect(chestsCard(page)).toBeVisible()
  // Again, and closed by its own way out: one step back is then the page before.
  await open.click()
  await expect(stage).toBeVisible()
  await expect.poll(() => layerOf(page)).toBeTruthy()
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await expect.poll(() => layerOf(page)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/\/achievement$/)
}

/** Chests of all four kinds stand in their card, each with its name to itself, where the words are longest. */
async function expectNamesApart(page: Page): Promise<void> {
  await changeLanguage(page, 'en-us')
  const card = page.getByRole('region', { name: 'Chests to open' })
  const names = card.getByRole('listitem').locator('small')
  await expect(names).toHaveCount(4)
  // What is above the button ends where the button does.
  const [frame] = await boxesOf(card.getByRole('button', { name: 'Open a chest' }))
  const boxes = await boxesOf(names)
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(frame!.left - 1)
    expect(right).toBeLessThanOrEqual(frame!.right + 1)
  }
  const chests = await boxesOf(card.getByRole('listitem').locator('svg'))
  expect(new Set(chests.map(({ left, right }) => Math.round(right - left))).size).toBe(1)
  for (const [at, box] of boxes.entries())
    for (const other of boxes.slice(at + 1).filter(({ top }) => Math.abs(top - box.top) < 4))
      expect(other.left).toBeGreaterThanOrEqual(box.right + 4)
  await changeLanguage(page, 'pt-br')
}

/** Comes back with the window that was opened after it. */
async function expectCelebratedOnce(page: Page): Promise<Page> {
  const card = page.getByRole('region', { name: 'Você concluiu o seu primeiro curso!' })
  await expect(card).toBeVisible()
  // It waits in its corner: the page keeps the focus and every button of it.
  await expect(card.getByRole('button', { name: 'Abrir o baú' })).not.toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expect(card).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.setViewportSize(desk)

  await page
    .getByRole('button', { name: /notific/i })
    .first()
    .click()
  await expect(page.getByText('Você alcançou uma conquista')).toBeVisible()
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: 'Abrir o baú' }).click()
  const stage = page.getByRole('dialog')
  await expect(stage.getByRole('heading', { name: 'Você concluiu o seu primeiro curso!' })).toBeVisible()
  await stage.getByRole('button', { name: 'Fechar', exact: true }).click()
  await expect(card).toBeHidden()
  // The stage takes its entry of the history along, which the next page would run into.
  await expect.poll(() => layerOf(page)).toBeUndefined()
  // Nor is it in a window that comes later.
  const later = await page.context().newPage()
  await later.goto('/dashboard')
  await expect(later.getByRole('region', { name: 'Baús para abrir' })).toBeVisible()
  await expect(later.getByRole('region', { name: 'Você concluiu o seu primeiro curso!' })).toBeHidden()
  return later
}

/** A level comes while she watches: the pill says it for a moment, a card until she has seen it, in every window. */
async function expectLevelToldOnce(page: Page, other: Page): Promise<void> {
  const stage = page.getByRole('dialog')
  await expect(other.getByText('Você chegou ao nível 3')).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Edubank' }).click()
  await chestsCard(page).getByRole('button', { name: 'Abrir todos' }).click()
  await stage.getByRole('button', { name: 'Abrir todos' }).click()
  await expect(page.locator('[data-pill="xp"]')).toContainText('Nível 3')
  // Called by what it shows, or who speaks to the page could not name it.
  await expect(page.locator('[data-pill="xp"]')).toHaveAccessibleName(/^Nível 3, [\d.]+ pontos de experiência$/)
  await expect(stage.getByRole('button', { name: 'Guardar tudo' })).toBeFocused()
  await stage.getByRole('button', { name: 'Guardar tudo' }).click()
  await expect(page.locator('[data-pill="xp"]')).toContainText('2.180')
  const news = other.getByRole('region', { name: 'Nível novo' })
  await expect(news).toContainText('Você chegou ao nível 3')
  // Told once: a page that is loaded again has the card for it, and its pill the number from the start.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-pill="xp"]')?.textContent.includes('Nível')) document.title = 'told twice'
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Nível novo' })).toBeVisible()
  await expect(page.locator('[data-pill="xp"]')).toHaveAccessibleName('2.180 pontos de experiência')
  expect(await page.title()).not.toBe('told twice')
  await page.getByRole('region', { name: 'Nível novo' }).getByRole('button', { name: 'Combinado' }).click()
  await expect(page.getByRole('region', { name: 'Nível novo' })).toBeHidden()
  await expect(news).toBeHidden()
}

test('badges that could not be loaded are asked again; they tell what is done and what is ahead, the filter works by keyboard, and the levels are open to see', async ({
  page,
  errors,
}) => {
  errors.allow(/503/)
  await openAs(page, 'davi.sapucaia@ipe.trilha.test', '/dashboard')
  await page.route('**/api/achievement-progress', (route) =>
    route.fulfill({ status: 503, json: { code: 'br_0000', message: '', field: null, details: [], requestId: 'x' } }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Conquistas' }).click()
  await expect(page).toHaveTitle('Conquistas · Trilha')
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/achievement-progress')
  await retry.click()
  const all = page.getByRole('list', { name: 'Todas' })
  await expect(all.getByRole('listitem')).toHaveCount(14)
  await expect(all.getByRole('progressbar', { name: '15 amizades' })).toHaveAttribute('aria-valuetext', '3 de 15')
  await expect(all.getByText(/Concluída em \d\d\/\d\d\/\d{4}/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Todas/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Em andamento' }).getByText(/Concluída/)).toHaveCount(0)
  const levels = page.getByRole('table')
  await expect(levels.getByRole('row')).toHaveCount(9)
  await expect(levels.locator('[aria-current="true"]')).toContainText('Viajante')
})

test('a chest is opened from its badge, the badge says so, and one less waits', async ({ page }) => {
  await openAs(page, 'bia.imbuia@ipe.trilha.test', '/achievement')
  const waiting = page.getByRole('link', { name: /baús? para abrir$/ })
  const before = Number.parseInt((await waiting.textContent())!, 10)
  const tile = page.getByRole('listitem').filter({ hasText: '50 aulas' })
  await tile.getByRole('button', { name: 'Abrir o baú de 50 aulas' }).click()
  const stage = page.getByRole('dialog')
  await stage.getByRole('button', { name: 'Abrir o baú' }).click()
  await stage.getByRole('button', { name: 'Guardar tudo' }).click()
  await expect(tile.getByText('Baú já aberto')).toBeVisible()
  await expect(waiting).toHaveCount(before > 1 ? 1 : 0)
  if (before > 1) await expect(waiting).toHaveText(new RegExp(`^${before - 1} `))
})
