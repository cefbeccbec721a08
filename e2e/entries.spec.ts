import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** As a browser or a password manager fills a field: the value is set, and no key is heard. */
async function fillUnheard(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    set!.call(input, value)
    for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }))
  }, text)
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

test('a date is typed, pasted and filled in, with the day or the year first', async ({ page }) => {
  await page.goto('/signup')
  const field = page.getByLabel('Data de nascimento')
  for (const text of ['2013-05-20', '20/05/2013']) {
    await field.fill('')
    await field.pressSequentially(text)
    await expect(field).toHaveValue('20/05/2013')
    await field.fill('')
    await paste(page, field, text)
    await expect(field).toHaveValue('20/05/2013')
    await field.fill('')
    await fillUnheard(field, text)
    await expect(field).toHaveValue('20/05/2013')
  }
  await page.getByLabel('Nome completo').fill('Teresa Jussara Lima')
  await page.getByLabel('E-mail de quem cuida de você').fill('quem.cuida@demo.trilha.test')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Onde você estuda e mora')
})

test.describe('in English', () => {
  test.use({ language: 'en-us', viewport: { width: 390, height: 844 } })

  test('a date shows the month first and takes the year first too', async ({ page }) => {
    await page.goto('/signup')
    const field = page.getByLabel('Date of birth')
    await field.pressSequentially('2013-05-20')
    await expect(field).toHaveValue('05/20/2013')
    await field.fill('')
    await paste(page, field, '2013-05-21')
    await expect(field).toHaveValue('05/21/2013')
    await fillUnheard(field, '2013-05-22')
    await expect(field).toHaveValue('05/22/2013')
    await expectAccessible(page)
  })
})

test('white space in an email or a password is warned about in each form, and refused in none', async ({ page }) => {
  const inEmail = 'Há um espaço no e-mail. A gente ignora, mas ele pode causar um erro.'
  const inPassword = 'Há um espaço na senha. Confira se ele faz parte dela.'
  await page.goto('/login')
  await page.getByLabel('E-mail ou nome de usuário').fill('luana @demo')
  await page.getByRole('textbox', { name: 'Senha' }).fill('uma senha')
  await expect(page.getByText(inEmail)).toBeVisible()
  await expect(page.getByText(inPassword)).toBeVisible()
  await expectAccessible(page)

  await openAs(page, 'direcao', '/desk/people')
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await page.getByRole('dialog').getByLabel('E-mail ou nome de usuário').fill('nova pessoa')
  await expect(page.getByText(inEmail)).toBeVisible()

  await page.goto('/my-account')
  await page.getByLabel('Senha atual').fill('a b')
  await expect(page.getByText(inPassword)).toHaveCount(1)
  await page.getByLabel('Senha nova').fill('um segredo novo')
  await expect(page.getByText(inPassword)).toHaveCount(2)
  await expectAccessible(page)
})

test('a post and an album say which files they take before one is sent', async ({ page }) => {
  let uploads = 0
  page.on('request', (request) => {
    if (/\/api\/files/.test(request.url()) && request.method() === 'POST') uploads += 1
  })
  const pdf = { name: 'mapa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  const film = { name: 'aula.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') }
  await openAs(page, 'helena', '/playground')
  await page.getByRole('button', { name: 'Publicar' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(pdf)
  await expect(
    dialog.getByText('Este tipo não entra aqui. Numa publicação entram fotos (jpg, png ou webp) e vídeos mp4.'),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/playground/photo-album')
  await page.getByRole('link', { name: 'A nossa horta, do plantio à salada' }).click()
  await page.getByRole('button', { name: 'Adicionar fotos' }).first().click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(film)
  await expect(page.getByText('Este tipo não entra aqui. Num álbum entram só fotos: jpg, png ou webp.')).toBeVisible()
  expect(uploads).toBe(0)
})

test('a task takes no day that is over; its deletion is told as one, when it fails and when it is done', async ({
  page,
  errors,
}) => {
  errors.allow(/500|Internal Server Error/)
  const title = `Medir a sombra ${Date.now() % 1e6}`
  await openAs(page, 'helena', '/desk/tasks')
  await page.getByRole('button', { name: 'Nova tarefa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Turma' }).fill('7º B')
  await page.getByRole('option', { name: '7º B' }).click()
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title)
  const day = dialog.getByRole('textbox', { name: /Até que dia/ })
  await day.fill('2020-03-01')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Este dia já passou. Escolha hoje ou um dia depois.')).toBeVisible()
  await expectAccessible(page)
  await fillUnheard(day, '2099-03-01')
  await expect(day).toHaveValue('01/03/2099')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()

  await page.route('**/api/interactive-tasks/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, contentType: 'text/plain', body: '' })
      : route.continue(),
  )
  await page.getByRole('button', { name: `Apagar a tarefa ${title}` }).click()
  await dialog.getByRole('button', { name: 'Apagar' }).click()
  await expect(page.getByText('Não deu para apagar a tarefa. Tente de novo daqui a pouco.')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Apagar' }).click()
  await expect(page.getByText('Tarefa apagada.')).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})

test('following a topic names itself when it fails', async ({ page, errors }) => {
  errors.allow(/500|Internal Server Error/)
  await page.route('**/api/profiles/*/subject/**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: '' }),
  )
  await openAs(page, 'caio', '/playground/search?q=jogos&tab=topics')
  await page
    .getByRole('button', { name: /^Seguir / })
    .first()
    .click()
  await expect(page.getByText('Não deu para seguir o assunto. Tente de novo daqui a pouco.')).toBeVisible()
})
