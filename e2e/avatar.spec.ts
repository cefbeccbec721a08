import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { boxesOf } from './support/boxes.ts'
import { leadAway, leadTo } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { changeLanguage, changePreferences, type Preferences } from './support/stored.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Of the 8º A, whom no other journey touches. */
const vicente = 'vicente.mogno@ipe.trilha.test'
const manuela = 'manuela.andiroba@ipe.trilha.test'

test('a look is tried, undone, saved, and seen by whoever looks', async ({ page }) => {
  test.slow()
  await openAs(page, vicente, '/studio')
  const panel = page.getByRole('tabpanel')
  const save = page.getByRole('button', { name: 'Salvar avatar' })
  await expect(panel.getByRole('heading', { name: 'Cabelo' })).toBeVisible()
  await expect(save).toBeHidden()

  const dreads = panel.getByRole('button', { name: /^Dreads/ })
  await dreads.click()
  await expect(dreads).toHaveAttribute('aria-pressed', 'true')
  await expect(save).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(dreads).toHaveAttribute('aria-pressed', 'false')
  await expect(save).toBeHidden()
  await page.getByRole('button', { name: 'Refazer' }).click()
  await expect(dreads).toHaveAttribute('aria-pressed', 'true')

  await panel.getByRole('radio', { name: 'Rosa' }).check()
  await page.getByRole('tab', { name: 'Boca' }).click()
  await panel.getByRole('button', { name: /^Riso/ }).click()
  await expect(panel.getByText('Nenhuma cor disponível')).toBeVisible()

  const preview = page.waitForResponse((answer) => answer.url().includes('/avatar-preview'))
  await save.click()
  expect((await preview).status()).toBe(200)
  await expect(save).toBeHidden()

  await page.reload()
  await expect(panel.getByRole('button', { name: /^Dreads/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByRole('radio', { name: 'Rosa' })).toBeChecked()
})

test('on a phone no colour of the hair stands alone, a failed save leaves the way to try again free, and a later success takes its notice away; who wears a background stands in the landscape of the dashboard without it', async ({
  page,
  errors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, manuela, '/studio')
  for (const [language, colour] of [
    ['en-us', 'Color'],
    ['pt-br', 'Cor'],
  ] as const)
    await test.step(`no colour stands alone in a second row, ${language}`, async () => {
      await changeLanguage(page, language)
      const colours = page.getByRole('radiogroup', { name: colour, exact: true }).getByRole('radio')
      await expect(colours).toHaveCount(9)
      const tops = await colours.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })

  // What is allowed from here on is allowed for before as well.
  expect(errors.unexpected()).toEqual([])
  errors.allow(/503/)
  await page.route('**/api/avatar-user-selections', (route) =>
    route.fulfill({ status: 503, json: { code: 'br_0000', message: '', field: null, details: [], requestId: 'x' } }),
  )
  await page.getByRole('tab', { name: 'Boca' }).click()
  await page.getByRole('tabpanel').getByRole('button', { name: /^Riso/ }).click()
  const save = page.getByRole('button', { name: 'Salvar avatar' })
  await save.click()
  const failed = page.getByText('Erro ao salvar o registro')
  await expect(failed).toBeVisible()
  const [notice] = await boxesOf(page.getByRole('region', { name: 'Avisos' }))
  const [bar] = await boxesOf(page.getByRole('group', { name: 'Salvar o avatar' }))
  expect(notice!.bottom).toBeLessThanOrEqual(bar!.top)
  await page.unroute('**/api/avatar-user-selections')
  await save.click()
  await expect(save).toBeHidden()
  await expect(failed).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: 'Fundo' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Morro/ })
    .click()
  await save.click()
  await expect(save).toBeHidden()
  await leadAway(page, '/dashboard')
  const figure = page.locator('main svg:has([data-layer="shoes"])').first()
  await expect(figure).toBeVisible()
  await expect(figure.locator('[data-layer="background"]')).toHaveCount(0)
})

test('whoever leaves an unsaved look is asked first; the studio works by keyboard alone', async ({ page }) => {
  await openAs(page, manuela, '/studio/my')
  await page.getByRole('tab', { name: 'Calçado' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Chinelo/ })
    .click()
  await page.getByRole('link', { name: 'Início', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await dialog.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(page).toHaveURL(/\/studio\/my/)
  await page.getByRole('link', { name: 'Início', exact: true }).click()
  await dialog.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await leadAway(page, '/my-account/avatar')
  await page.getByRole('tab', { name: 'Cabelo', exact: true }).focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Fundo' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Rosto' })).toBeFocused()
  const round = page.getByRole('tabpanel').getByRole('button', { name: /^Redondo/ })
  await page.getByRole('tabpanel').locator('button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(round).toBeFocused()
  // Seen where it is, and where the Tab key comes back to.
  await expect(round).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(round).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(round).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(round).toHaveAttribute('aria-pressed', 'false')
  // Down and up stay in the column, however many tiles the width gives a row.
  const corner = () =>
    page.evaluate(() => {
      const { left, top } = document.activeElement!.getBoundingClientRect()
      return { left: Math.round(left), top: Math.round(top) }
    })
  const before = await corner()
  await page.keyboard.press('ArrowDown')
  const below = await corner()
  expect(below.left).toBe(before.left)
  expect(below.top).toBeGreaterThan(before.top)
  await page.keyboard.press('ArrowUp')
  await expect(round).toBeFocused()
})

test('the picture to keep shows the place where the avatar stands, a random look can be saved, and the tools of the stage are seen in every theme', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'gael.bacuri@ipe.trilha.test', '/studio')
  await page.getByRole('tab', { name: 'Fundo' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Sem fundo/ })
    .click()
  const meadow = ['#cfe8f3', '#cfe8f3', '#3fa57b', '#3fa57b']
  expect(await cornersOf(page, await downloaded(page))).toEqual(meadow)

  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Listras/ })
    .click()
  const striped = await cornersOf(page, await downloaded(page))
  expect(striped).not.toContain('transparent')
  expect(striped).not.toEqual(meadow)

  const random = page.getByRole('button', { name: 'Sortear um visual' })
  for (let times = 0; times < 5; times += 1) await random.click()
  await expect(page.getByRole('button', { name: 'Salvar avatar' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Desbloquear por/ })).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expectToolsSeen(page)
})

async function downloaded(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar como imagem' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('avatar.png')
  return (await readFile(await file.path())).toString('base64')
}

/** The colours of a picture's four corners. */
async function cornersOf(page: Page, png: string): Promise<string[]> {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(picture, 0, 0)
    const corners = [0, height - 3].flatMap((y) => [0, width - 3].map((x) => [x + 1, y + 1] as const))
    return corners.map(([x, y]) => {
      const [red, green, blue, alpha] = context.getImageData(x, y, 1, 1).data
      if (alpha !== 255) return 'transparent'
      return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`
    })
  }, png)
}

const themes: Record<string, Preferences> = {
  light: { scheme: 'light', contrast: 'normal' },
  dark: { scheme: 'dark', contrast: 'normal' },
  'high contrast': { scheme: 'light', contrast: 'high' },
  'dark, high contrast': { scheme: 'dark', contrast: 'high' },
}

/** Under the pointer and in focus, in every theme, where there is something to undo and to redo. */
async function expectToolsSeen(page: Page): Promise<void> {
  for (const [theme, preferences] of Object.entries(themes))
    await test.step(theme, async () => {
      await changePreferences(page, preferences)
      for (const name of ['Desfazer', 'Refazer', 'Sortear um visual', 'Baixar como imagem']) {
        const tool = page.getByRole('button', { name })
        await tool.hover()
        await expect.poll(() => contrastOf(tool), `${name}, under the pointer`).toBeGreaterThanOrEqual(3)
        await page.mouse.move(0, 0)
        // By keyboard, so that the ring is drawn.
        await page.keyboard.press('Shift')
        await tool.focus()
        await expect.poll(() => contrastOf(tool), `${name}, in focus`).toBeGreaterThanOrEqual(3)
        expect(await contrastOf(tool, 'outlineColor'), `${name}, its ring`).toBeGreaterThanOrEqual(3)
      }
    })
}

/** Of its icon, or of the ring around it, to what is behind the icon, were the picture under it black. */
async function contrastOf(tool: Locator, drawn: 'color' | 'outlineColor' = 'color'): Promise<number> {
  return tool.evaluate((element, property) => {
    const look = getComputedStyle(element)
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const luminanceOf = (colours: readonly string[]): number => {
      for (const colour of colours) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const behind = ['black', look.backgroundColor]
    const [light, dark] = [luminanceOf(behind), luminanceOf([...behind, look[property]])].toSorted((a, b) => b - a)
    return (light! + 0.05) / (dark! + 0.05)
  }, drawn)
}

test('a locked thing is tried on, paid for at the price of the level, and worn', async ({ page }) => {
  test.slow()
  await openAs(page, 'ayumi.inga@ipe.trilha.test', '/my-account/avatar-store')
  const pill = page.locator('[data-pill="educoins"]')
  await expect(pill).toContainText(/\d/)
  const balance = Number(/\d[\d.]*/.exec((await pill.textContent()) ?? '')![0].replace('.', ''))
  // Of level 6: whatever is there with a struck price is cheaper because of it.
  const offer = page
    .getByRole('tabpanel')
    .getByRole('button', { name: /em vez de/ })
    .first()
  // As it is read aloud: on the screen the number stands once more beside a coin.
  const price = Number(/(\d+) Educoin/.exec(await offer.ariaSnapshot())![1])
  await offer.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`Você paga ${price} porque está no nível 6.`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Desbloquear por ${price}` }).click()
  await expect(dialog.getByText('Agora é seu.')).toBeVisible()
  await expect(pill).toContainText(new Intl.NumberFormat('pt-BR').format(balance - price))
  await dialog.getByRole('link', { name: 'Vestir no estúdio' }).click()
  await expect(page).toHaveURL(/\/my-account\/avatar$/)
})

test('what a hijab hides is said, and nobody is shown without it', async ({ page }) => {
  await openAs(page, 'yasmin', '/my-account/avatar-store')
  await page.getByText('Todos', { exact: true }).click()
  const crown = page.getByRole('tabpanel').getByRole('button', { name: /^Coroa/ })
  await expect(crown).toContainText('Não aparece com o hijab')
  // Its price is in the middle, as on every other tile.
  const offset = await crown.evaluate((tile) => {
    const price = tile.querySelector('small')!.parentElement!.firstElementChild!
    const [one, other] = [tile, price].map((each) => each.getBoundingClientRect())
    return Math.abs(one!.left + one!.width / 2 - (other!.left + other!.width / 2))
  })
  expect(offset).toBeLessThan(2)
  // On a plain bust: no eyes, no mouth, nobody's.
  await expect(crown.locator('[data-layer="eyes"]')).toHaveCount(0)
  await expect(crown.locator('[data-layer="accessories"]')).not.toHaveCount(0)
  await crown.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Não aparece com o hijab')).toBeVisible()
  await expect(dialog.locator('[data-layer="accessories"]')).not.toHaveCount(0)
  await expect(dialog.locator('[data-layer="eyes"]')).toHaveCount(0)
  await expectAccessible(page)
})

test('a tile of the store waits for its drawing: nobody is bald in place of a mohawk; hair is seen whole, front and back', async ({
  page,
}) => {
  const release = await holdBack(page, /\/(?:front-hair|background)--[\w-]+\.gen-/)
  await openAs(page, 'caio', '/my-account/avatar-store')
  const shelf = page.getByRole('tabpanel')
  const tiles = [/^Moicano/, /^Espaço/].map((name) => shelf.getByRole('button', { name }))
  for (const tile of tiles) {
    await expect(tile.locator('i[aria-hidden="true"]')).toBeVisible()
    await expect(tile.locator('[data-layer]')).toHaveCount(0)
  }
  release()
  for (const tile of tiles) {
    await expect(tile.locator('[data-layer]')).not.toHaveCount(0)
    await expect(tile.locator('i[aria-hidden="true"]')).toHaveCount(0)
  }
  // Whoever has short hair sees the long one that the fringe is worn with.
  await shelf.getByRole('button', { name: /^Franja cortina/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-layer="frontHair"]')).not.toHaveCount(0)
  await expect(dialog.locator('[data-layer="backHair"]')).not.toHaveCount(0)
})

/** Nothing of it arrives before it is let go. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('too few Educoins: how many are missing is said, and nothing is paid', async ({ page }) => {
  await openAs(page, 'otto.pinheiro@ipe.trilha.test', '/my-account/avatar-store?item=ACCESSORIES.asas')
  const dialog = page.getByRole('dialog', { name: /^Asas/ })
  await expect(dialog.getByText(/^Faltam \d+ Educoins/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Desbloquear/ })).toBeHidden()
  await expect(dialog.getByRole('link', { name: 'Como ganhar Educoins' })).toBeVisible()
  // It becomes a goal, at the price that the store says.
  await dialog.getByRole('button', { name: 'Juntar para isto' }).click()
  await expect(dialog.getByText('Você já está juntando para isto.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Como ganhar Educoins' }).click()
  const goals = page.getByRole('region', { name: 'Minhas metas' })
  await expect(goals.getByText(/^\d+ de 250/)).toBeVisible()
  await goals.getByRole('button', { name: /^Mudar Asas/ }).click()
  await expect(page.getByRole('dialog').getByText('Vale o preço do item no seu nível: 250 Educoins.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Quantos Educoins')).toHaveCount(0)
})

test('where purchases are closed one can look, try on, and not buy, and is told why there are no gifts', async ({
  page,
}) => {
  await openAs(page, 'ravi.jacaranda@ipe.trilha.test', '/my-account/avatar-store')
  await expect(page.getByText('As compras estão fechadas')).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Desbloquear/ })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await leadAway(page, '/edubank')
  await page.getByRole('button', { name: 'Presentear' }).click()
  await expect(dialog.getByText(/As compras com Educoins estão fechadas/)).toBeVisible()
})

test('on a phone the head says where one is, and leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Of those with the longest balances.
  await openAs(page, 'luana', '/my-account')
  const head = page.getByRole('banner')
  for (const path of ['/studio', '/studio/my', '/my-account/avatar']) {
    await leadTo(page, path)
    await expect(head.locator('[data-pill="xp"]')).toContainText('6.420')
    const title = head.getByText('Estúdio', { exact: true })
    await expect(title).toBeInViewport({ ratio: 1 })
    expect(await title.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
    await head.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(/\/my-account$/)
    await expect(head.getByText('Estúdio', { exact: true })).toBeHidden()
  }
})

test('the first visit asks for the skin', async ({ page }) => {
  await openAs(page, 'nova', '/studio')
  // Her registration lacks something too; that may wait.
  await page.getByRole('button', { name: 'Agora não' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vamos começar pela sua pele' })).toBeVisible()
  const next = page.getByRole('button', { name: 'Continuar' })
  await expect(next).toBeDisabled()
  await page.getByRole('radio', { name: 'Marrom', exact: true }).check()
  await next.click()
  await expect(page.getByRole('tab', { name: 'Cabelo', exact: true })).toBeVisible()
})

test('the profile shows the place in the class, and the switch leaves the ranking', async ({ page }) => {
  await openAs(page, 'taina.guarana@ipe.trilha.test', '/my-account/profile')
  await expect(page.getByRole('region', { name: 'Cartão do estudante' })).toBeVisible()
  const visible = page.getByRole('switch', { name: 'Aparecer no ranking da turma' })
  await expect(visible).toBeChecked()
  await visible.click()
  await expect(page.getByText('Você escolheu ficar de fora do ranking.')).toBeVisible()
  await page.reload()
  await expect(visible).not.toBeChecked()
  await visible.click()
  await expect(visible).toBeChecked()
})
