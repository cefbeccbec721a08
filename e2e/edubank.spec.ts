import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { boxesOf } from './support/boxes.ts'
import { leadAway } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, moving, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function pill(page: Page, name: 'educoins' | 'xp'): Promise<number> {
  const text = (await page.locator(`[data-pill="${name}"]`).textContent()) ?? ''
  return Number(/[\d.]+/.exec(text)![0].replaceAll('.', ''))
}

test('Lia exchanges XP, gives some Educoins to Miguel, and he sees it at once', async ({ page, browser }) => {
  test.slow()
  await openAs(page, 'lia.mangaba@ipe.trilha.test', '/edubank')
  await expect(page.locator('[data-pill="xp"]')).toContainText(/\d/)
  const [educoins, xp] = [await pill(page, 'educoins'), await pill(page, 'xp')]
  const level = page.getByText(/^Nível \d+$/)
  const before = await level.textContent()

  await page.getByRole('button', { name: 'Trocar XP' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Na sua escola, 100 XP viram 10 Educoins.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Trocar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => pill(page, 'educoins')).toBe(educoins + 10)
  expect(await pill(page, 'xp')).toBe(xp - 100)
  await expect(level).toHaveText(before!)
  // What was earned, less what was exchanged, is what there is: a child can add it up.
  const sum = page.getByRole('region', { name: 'Experiência' }).getByRole('definition')
  await expect(sum).toHaveCount(3)
  const numbers = (await sum.allTextContents()).map((text) => Number(text.replaceAll('.', '').replace('−', '-')))
  expect(numbers[0]! + numbers[1]!).toBe(numbers[2])
  expect(numbers[2]).toBe(xp - 100)

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await openAs(other, 'miguel.jucara@ipe.trilha.test', '/edubank')
  await expect(other.locator('[data-pill="educoins"]')).toContainText(/\d/)
  const his = await pill(other, 'educoins')

  await page.getByRole('button', { name: 'Presentear' }).click()
  await dialog.getByRole('combobox', { name: 'Para quem' }).fill('miguel')
  await dialog.getByRole('option', { name: /Miguel/ }).click()
  await dialog.getByLabel('Quantos Educoins').fill('7')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByText('Dar este presente para Miguel Juçara?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Dar presente' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => pill(page, 'educoins')).toBe(educoins + 3)
  await expect.poll(() => pill(other, 'educoins')).toBe(his + 7)

  await expect(page.getByRole('button', { name: /Presente enviado.*Para Miguel Juçara/ })).toBeVisible()
  await other.getByRole('button', { name: /Presente recebido.*De Lia Mangaba/ }).click()
  await expect(other.getByRole('dialog').getByText('De Lia Mangaba')).toBeVisible()
  await other.context().close()
})

test('the ways to earn that could not be fetched say so, and are asked for again; a goal is set, changed, reached, celebrated and taken away', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/status of 500/)
  await page.route(/\/api\/rewards$/, (route) => route.fulfill({ status: 500, json: { code: 'ge_0001', message: '' } }))
  await openAs(page, 'sofia.gameleira@ipe.trilha.test', '/edubank')
  const ways = page.getByRole('region', { name: 'Como eu ganho' })
  await expect(ways.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(ways.getByRole('button', { name: 'Ver todas as formas' })).toHaveCount(0)
  await page.unroute(/\/api\/rewards$/)
  await ways.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(ways.getByRole('listitem').first()).toBeVisible()

  const goals = page.getByRole('region', { name: 'Minhas metas' })
  await goals.getByRole('button', { name: 'Nova meta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Dê um nome à meta.')).toBeVisible()
  await expect(dialog.getByLabel('Para o que você junta')).toBeFocused()
  await dialog.getByLabel('Para o que você junta').fill('Um skate')
  await dialog.getByLabel('Quantos Educoins').fill('9000')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(goals.getByRole('progressbar', { name: 'Progresso de Um skate' })).toBeVisible()

  await goals.getByRole('button', { name: 'Mudar Um skate' }).click()
  await dialog.getByLabel('Quantos Educoins').fill('1')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(goals.getByText('Um skate: você juntou 1 Educoin.')).toBeVisible()
  await expectAccessible(page)
  await goals.getByRole('button', { name: 'Que bom' }).click()
  await expect(goals.getByText(/Alcançada em/)).toBeVisible()

  await goals.getByRole('button', { name: 'Tirar Um skate' }).click()
  await dialog.getByRole('button', { name: 'Tirar', exact: true }).click()
  await expect(goals.getByText('Nenhuma meta ainda')).toBeVisible()
})

test('what can be done with Educoins stands in one row; what came in is told beside a higher bar of what went out, not on it; charts tell the same as their tables, for every period', async ({
  page,
}) => {
  const weeks = Array.from({ length: 9 }, (_, at) =>
    new Date(Date.UTC(2026, 8, 21 + 7 * at)).toISOString().slice(0, 10),
  )
  const none = weeks.map(() => 0)
  const series = [
    { coinType: 'EDU_COIN', credit: [...none.slice(2), 1160, 1137], debit: [...none.slice(2), 200, 2900] },
    { coinType: 'XP', credit: none, debit: none },
  ]
  await page.route('**/api/wallets/my/bar-chart*', (route) => route.fulfill({ json: { labels: weeks, series } }))
  await openAs(page, 'caio', '/edubank')
  await expectNumberBesideBars(page)
  // Nothing that is still to come moves them while they are measured.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const names = [/Usar no estúdio/, /Trocar XP/, /Presentear/]
  const card = page.getByRole('region', { name: 'Saldo em Educoins' })
  const tops = await Promise.all(
    names.map(async (name) => {
      const control = card.getByRole('link', { name }).or(card.getByRole('button', { name }))
      return (await control.boundingBox())!.y
    }),
  )
  expect(new Set(tops).size).toBe(1)

  await page.unroute('**/api/wallets/my/bar-chart*')
  const earned = page.getByRole('region', { name: /Ganhos por/ })
  await expect(earned.getByRole('table')).toHaveCount(1)
  await earned.getByText('Mês', { exact: true }).click()
  await expect(earned.getByRole('heading', { name: 'Ganhos por mês' })).toBeVisible()
  await earned.getByRole('button', { name: 'Ver em tabela' }).click()
  await expect(earned.getByRole('row')).toHaveCount(10)
  const saved = page.getByRole('region', { name: /Saldo/, exact: false }).filter({ hasText: '30 dias' })
  await saved.getByText('30 dias', { exact: true }).first().click()
  await saved.getByRole('button', { name: 'Ver em tabela' }).click()
  await expect(saved.getByRole('row')).toHaveCount(31)
  // The newest is on top, where it is seen without scrolling, and is what the pill says.
  const newest = saved.getByRole('row').nth(1)
  await expect(newest).toBeInViewport()
  const balance = await newest.getByRole('cell').textContent()
  expect(Number(balance!.replaceAll('.', ''))).toBe(await pill(page, 'educoins'))
  await saved.getByRole('button', { name: 'Ver em gráfico' }).click()
  await expect(saved.getByRole('button', { name: 'Ver em tabela' })).toBeVisible()
})

async function expectNumberBesideBars(page: Page): Promise<void> {
  const chart = page.getByRole('region', { name: 'Ganhos por semana' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const told = chart.locator('svg text', { hasText: /^1\.137$/ })
    await expect(told).toBeVisible()
    const [number] = await boxesOf(told)
    const bars = (await boxesOf(chart.locator('svg[viewBox="0 0 360 196"] path'))).filter(
      ({ top, bottom }) => bottom - top > 2,
    )
    expect(bars).toHaveLength(4)
    const covered = bars.filter(
      ({ left, right, top }) => top < number!.bottom - 4 && left < number!.right - 1 && right > number!.left + 1,
    )
    expect(covered).toEqual([])
  }
}

/** Runs in the page. */
function showsItsEnd(box: Element): boolean {
  const { left, bottom } = box.getBoundingClientRect()
  return box.contains(document.elementFromPoint(left + 20, bottom - 8))
}

test('the statement is filtered, explains a line, and is taken home as a file; its filter stands in the address', async ({
  page,
}) => {
  // What an address cannot mean is left out of it.
  await openAs(page, 'caio', '/edubank?operation=STEAL&from=2026-13-40&to=12&coinType=XP')
  await expect(page.getByText('1 filtro', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar' }).click()
  await page.emulateMedia(moving.contextOptions)
  await page.getByRole('button', { name: 'Filtros' }).click()
  const dialog = page.getByRole('dialog')
  const origin = dialog.getByRole('combobox', { name: 'Origem' })
  await origin.click()
  // It is longer than the dialog, which also after it moved in must not cut it off.
  await expect.poll(() => dialog.getByRole('listbox').evaluate(showsItsEnd)).toBe(true)
  await origin.fill('present')
  await dialog.getByRole('option', { name: 'Presentes' }).click()
  await dialog.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(page.getByText('1 filtro', { exact: true })).toBeVisible()
  const rows = page.getByRole('button', { name: /Presente (enviado|recebido)/ })
  await expect(rows).toHaveCount(3)
  await rows.first().click()
  await expect(dialog.getByText('Para Bia Imbuia')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^extrato-edubank-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFData;Hora;Movimento;')).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(4)
  expect(text).toContain('Para Bia Imbuia')

  // It is there after a reload, and on the way back.
  const out = page.getByRole('button', { name: 'Saídas', exact: true })
  await out.click()
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(out).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 filtro', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: 'Trilhas' }).first().click()
  await expect(page).toHaveURL(/my-trail/)
  await page.goBack()
  await expect(page.getByText('1 filtro', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Limpar' }).click()
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await expect(page).toHaveURL(/\/edubank$/)
})

test('on a phone every button of the Edubank and of the badges is tall enough for a finger; a line of the statement opens what caused it, that of a class the class, and each part of an act its own', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'luana', '/edubank')
  await expectTallButtons(page)
  await test.step('a class', () => expectClassOfLine(page))
  const dialog = page.getByRole('dialog')
  const open = async (origin: string, row: RegExp) => {
    await leadAway(page, '/edubank')
    await page.getByRole('button', { name: /^(Filtros|1 filtro)$/ }).click()
    await dialog.getByRole('combobox', { name: 'Origem' }).fill(origin)
    await dialog.getByRole('option', { name: origin }).click()
    await dialog.getByRole('button', { name: 'Ver', exact: true }).click()
    await page.getByRole('button', { name: row }).first().click()
  }
  for (const [origin, row] of [
    ['Baú aberto', /^Baú épico aberto/],
    ['Conquista', /^Conquista/],
  ] as const)
    await test.step(origin, async () => {
      await open(origin, row)
      await dialog.getByRole('link', { name: 'Ver conquistas' }).click()
      await expect(page).toHaveURL(/\/achievement#[A-Z_]+_\d+$/)
      // Seen where it leads: what still moves would be left in the middle of it.
      await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport()
    })
  await expectTallButtons(page)

  await open('Item do avatar', /^Item do avatar/)
  const item = await dialog.locator('dd').first().textContent()
  await dialog.getByRole('link', { name: 'Ver o item na loja' }).click()
  await expect(page).toHaveURL(/avatar-store\?item=/)
  await expect(dialog.getByRole('heading', { name: item!.split(',')[0]! })).toBeVisible()
  await expect(dialog.getByText('Já é seu.')).toBeVisible()
  await expectAccessible(page)
})

async function expectClassOfLine(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  // A class that was finished not long ago: as one act, that she came to its end and that she did it well.
  const finished = page.getByRole('button', { name: /^Aula concluída.*e mais 1/ }).first()
  await expect(async () => {
    if (!(await finished.isVisible())) await page.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(finished).toBeVisible({ timeout: 3000 })
  }).toPass()
  await finished.click()
  const parts = dialog.getByRole('listitem').getByRole('link')
  await expect(parts).toHaveCount(2)
  await expectAccessible(page)
  const title = (await parts.first().textContent())!.replace('Aula concluída: ', '')
  await parts.first().click()
  await expect(page).toHaveURL(/\/my-trail\/course\/[\w-]+\?class=[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goBack()
  await page
    .getByRole('button', { name: /^Vídeo assistido/ })
    .first()
    .click()
  await dialog.getByRole('link', { name: 'Abrir a aula' }).click()
  await expect(page).toHaveURL(/\?class=/)

  await page.goBack()
  await page
    .getByRole('button', { name: /^Tarefa feita.*Preencher o diário da chuva/ })
    .first()
    .click()
  await dialog.getByRole('link', { name: 'Ver a tarefa' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Preencher o diário da chuva' })).toBeVisible()
}

/** On a phone, for a finger. */
async function expectTallButtons(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const controls = page.getByRole('main').locator('button, a[href], label:has(input[type="radio"])')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(controls.first()).toBeVisible()
  const low = await controls.evaluateAll((all) =>
    all.flatMap((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width < 2 || height < 2) return []
      const [x, y] = [left + width / 2, top + height / 2]
      const isHit = (at: number) => control.contains(document.elementFromPoint(x, at))
      // Half a pixel in from 22 on either side of the middle.
      return isHit(y - 21.5) && isHit(y + 21.5) ? [] : [`${Math.round(height)} ${control.textContent.slice(0, 40)}`]
    }),
  )
  expect(low).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a wallet that cannot be fetched is a dash and a way to try again, never a zero', async ({ page, errors }) => {
  errors.allow(/wallets|503/)
  await page.route('**/api/wallets/my', (route) => route.fulfill({ status: 503, json: {} }))
  await openAs(page, 'helena', '/edubank')
  await expect(page.getByText('Não deu para carregar o saldo.')).toBeVisible()
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible()
  await expect(page.getByText('Nada neste período')).toHaveCount(2)
})

test('a guardian sees what a child used, and a closed part closes gifts', async ({ page }) => {
  await openAs(page, 'samira.cedro@ipe.trilha.test', '/family')
  const spending = page.getByRole('region', { name: 'Gastos' })
  await expect(spending.getByRole('heading', { name: 'Yasmin Cedro' })).toBeVisible()
  await spending.getByRole('button', { name: /Presente enviado.*Para Caio Jatobá/ }).click()
  await expect(page.getByRole('dialog').getByText('Para Caio Jatobá')).toBeVisible()
  await expectAccessible(page)
  // What the sheet covers in part is no target: behind a dialog nothing can be reached.
  await expect(page.locator('[inert] #main')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('[inert]')).toHaveCount(0)
})
