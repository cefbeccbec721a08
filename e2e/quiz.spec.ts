import type { Page, Route } from '@playwright/test'
import type { GivenQuiz } from '../server/src/testing/given-quiz.ts'
import { expectAccessible } from './support/axe.ts'
import type { Person } from '../server/src/testing/given.ts'
import { leadTo } from './support/lead-to.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: { width: 1440, height: 900 } })

function addressOf({ courseId, contentId }: GivenQuiz): string {
  return `/my-trail/course/${courseId}?class=${contentId}`
}

function panel(page: Page) {
  return page.getByRole('region', { name: 'Quiz da aula' })
}

const saved = 'Resposta salva. Dá para trocar até concluir o quiz.'
const kept = 'Guardada neste aparelho, vamos enviar.'

/** What the browser says of everything that it could not fetch. */
const offline = /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/

/** The letter that an option has in this attempt. */
async function letterOf(page: Page, optionId: string): Promise<string> {
  const option = panel(page).locator(`[data-option="${optionId}"]`)
  return (await option.getAttribute('aria-keyshortcuts')) ?? ''
}

test('a quiz is done by keyboard, changed, concluded, reviewed and tried again; a try of a class that was taken away says so', async ({
  page,
  context,
  own,
  errors,
}) => {
  test.slow()
  const ana = await own.student()
  const quiz = await own.given.quiz({ owner: ana, questions: 3 })
  await enterAs(context, ana)
  await page.goto(addressOf(quiz))
  await expect(panel(page).getByText('Pergunta 1 de 3')).toBeVisible()
  await expect(panel(page).getByText('1ª de 3 tentativas')).toBeVisible()

  // Arrows move, the space bar chooses, a letter chooses at once.
  const radios = panel(page).getByRole('radio')
  await radios.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(radios.nth(1)).toBeFocused()
  await expect(panel(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(radios.nth(1)).toBeChecked()
  await expect(panel(page).getByText(saved)).toBeVisible()
  await page.keyboard.press(await letterOf(page, quiz.questions[0]!.rightId))
  await expect(panel(page).locator(`[data-option="${quiz.questions[0]!.rightId}"]`)).toBeChecked()
  await expect(panel(page).getByText(saved)).toBeVisible()

  await panel(page).getByRole('button', { name: 'Próxima' }).click()
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press(await letterOf(page, quiz.questions[1]!.wrongId))
  await expect(panel(page).getByText(saved)).toBeVisible()
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await panel(page).getByRole('button', { name: 'Próxima' }).click()

  // Not yet: it says what is missing, and concludes nothing.
  await panel(page).getByRole('button', { name: 'Concluir quiz' }).click()
  await expect(panel(page).getByText(/Falta responder 1 pergunta/)).toBeVisible()
  await page.keyboard.press(await letterOf(page, quiz.questions[2]!.rightId))
  await expect(panel(page).getByText(saved)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Concluir quiz' }).click()

  // What was pressed has gone each time: the focus stays with the quiz.
  await expect(panel(page).getByRole('heading', { name: 'Você acertou 2 de 3' })).toBeFocused()
  await expect(panel(page).getByText('+2 Educoins')).toBeAttached()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Ver as explicações' }).click()
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel(page).getByText('Revisão do quiz · 2 de 3 certas')).toBeVisible()
  await expect(panel(page).getByText('Isso mesmo!')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Próxima' }).click()
  await expect(panel(page).getByText('Quase. Veja por quê')).toBeVisible()
  await expect(panel(page).getByText(/Explicação secreta/)).toBeVisible()
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Próxima' }).click()
  await panel(page).getByRole('button', { name: 'Ver resultado' }).click()
  await panel(page).getByRole('button', { name: 'Tentar de novo (restam 2)' }).click()
  await expect(panel(page).getByText('2ª de 3 tentativas')).toBeVisible()
  await expect(panel(page).getByText(/Explicação secreta/)).toHaveCount(0)

  errors.allow(/status of 404/)
  await expect(panel(page).getByText('Pergunta 1 de 3')).toBeVisible()
  await own.db.updateTable('courses').set({ published_at: null }).where('id', '=', quiz.courseId).execute()
  await panel(page).locator('[data-option]').first().click()
  await expect(panel(page).getByRole('radio')).toHaveCount(0)
})

test('what is answered without a network is kept, says so, survives a closed tab, and goes on elsewhere', async ({
  page,
  context,
  browser,
  own,
  errors,
}) => {
  test.slow()
  errors.allow(offline)
  const ana = await own.student()
  const quiz = await own.given.quiz({ owner: ana, questions: 2 })
  await enterAs(context, ana)
  await page.goto(addressOf(quiz))
  await expect(panel(page).getByText('Pergunta 1 de 2')).toBeVisible()
  const head = page.getByRole('banner')
  await expect(head.getByText('Progresso salvo')).toBeVisible()
  await context.setOffline(true)
  const [first, second] = [quiz.questions[0]!, quiz.questions[1]!]
  await panel(page).locator(`[data-option="${first.wrongId}"]`).click()
  await expect(panel(page).getByText(kept)).toBeVisible()
  // The head of the class tells the same as the quiz.
  await expect(head.getByText('Sem conexão: vamos salvar quando ela voltar')).toBeVisible()
  await expect(head.getByText('Progresso salvo')).toHaveCount(0)
  await panel(page).locator(`[data-option="${first.rightId}"]`).click()
  await expect(panel(page).getByText(kept)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Próxima' }).click()
  await panel(page).locator(`[data-option="${second.rightId}"]`).click()
  // Concluding waits for what is still here.
  await panel(page).getByRole('button', { name: 'Concluir quiz' }).click()
  await expect(panel(page).getByText('Enviando 2 respostas.', { exact: false })).toBeVisible()
  await page.close()
  expect(
    await own.db.selectFrom('quiz_answers').select('id').where('account_id', '=', ana.accountId).execute(),
  ).toEqual([])

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(addressOf(quiz))
  await expect(panel(next).getByText(saved)).toBeVisible()
  await expect(next.getByRole('banner').getByText('Progresso salvo')).toBeVisible()
  await expect
    .poll(async () => {
      const rows = await own.db
        .selectFrom('quiz_answers')
        .select('option_id')
        .where('account_id', '=', ana.accountId)
        .execute()
      return rows.map(({ option_id }) => option_id).toSorted()
    })
    .toEqual([first.rightId, second.rightId].toSorted())

  const elsewhere = await browser.newContext({ baseURL: own.address })
  await enterAs(elsewhere, { ...ana, ...(await own.given.openSession({ owner: ana })) })
  const tablet = await elsewhere.newPage()
  await tablet.goto(addressOf(quiz))
  await expect(panel(tablet).locator(`[data-option="${first.rightId}"]`)).toBeChecked()
  await panel(tablet).getByRole('button', { name: 'Próxima' }).click()
  await panel(tablet).getByRole('button', { name: 'Concluir quiz' }).click()
  await expect(panel(tablet).getByRole('heading', { name: 'Você acertou 2 de 2' })).toBeVisible()
  await elsewhere.close()
})

/** What another device of the same person does, told by the API. */
async function doElsewhere(own: OwnServer, ana: Person, method: 'POST' | 'PATCH', path: string): Promise<void> {
  const answer = await fetch(`${own.address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${ana.accessToken}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
}

/** Concluded and used up on another device: the screen says at once what is true. */
async function expectRefusedTry(page: Page, own: OwnServer, ana: Person): Promise<void> {
  const quiz = await own.given.quiz({ owner: ana, questions: 1, answered: 1 })
  const [question] = quiz.questions
  const complete = () =>
    doElsewhere(own, ana, 'POST', `/quizzes/modules-content/${quiz.contentId}/my-quiz/${quiz.id}/new`)
  await leadTo(page, addressOf(quiz))
  await expect(panel(page).getByText('1ª de 3 tentativas')).toBeVisible()

  // Concluded on another device, and answered here: what came too late is told, beside how it went.
  await complete()
  await panel(page).locator(`[data-option="${question!.wrongId}"]`).click()
  await expect(panel(page).getByRole('heading', { name: 'Você acertou 1 de 1' })).toBeVisible()
  await expect(panel(page).getByText(/1 resposta deste aparelho chegou depois/)).toBeVisible()
  // The card beside it knows as well.
  await expect(page.getByRole('region', { name: 'Terminar a aula' }).getByText('Quiz concluído')).toBeVisible()
  await expect(panel(page).getByRole('radio')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Entendi' }).click()

  // The other tries are used up there as well, and nothing tells this screen before the finger comes down.
  const held: Route[] = []
  const isQuiz = (url: URL) => url.pathname.startsWith('/api/quizzes/')
  await page.route(isQuiz, (route) => (route.request().method() === 'GET' ? void held.push(route) : route.continue()))
  for (let more = 0; more < 2; more += 1) {
    await doElsewhere(own, ana, 'POST', `/quizzes/modules-content/${quiz.contentId}/my-quiz`)
    await doElsewhere(
      own,
      ana,
      'POST',
      `/quizzes/${quiz.id}/questions/${question!.id}/question-options/${question!.wrongId}/user-answer`,
    )
    await complete()
  }
  await panel(page).getByRole('button', { name: 'Tentar de novo (restam 2)' }).click()
  await page.unroute(isQuiz)
  for (const route of held) await route.continue()
  await expect(panel(page).getByText('Você usou as três tentativas.', { exact: false })).toBeVisible()
  await expect(panel(page).getByText('3ª de 3 tentativas')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: /Tentar de novo/ })).toHaveCount(0)
}

test('once concluding has left, no answer changes any more, and a lost acknowledgement is asked for again; a try that the server refuses is not shown as open', async ({
  page,
  context,
  own,
  errors,
}) => {
  test.slow()
  errors.allow(/ERR_FAILED|Failed to (load|fetch)|status of (404|409|422)/)
  const ana = await own.student()
  const quiz = await own.given.quiz({ owner: ana, questions: 1 })
  await enterAs(context, ana)
  await page.goto(addressOf(quiz))
  const { rightId, wrongId } = quiz.questions[0]!
  await panel(page).locator(`[data-option="${rightId}"]`).click()
  await expect(panel(page).getByText(saved)).toBeVisible()
  // The server gets it, and its answer is lost on the way back.
  const looked = Promise.withResolvers<void>()
  let isLost = false
  await page.route('**/api/quizzes/modules-content/*/my-quiz/*/new', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await looked.promise
    return route.abort()
  })
  await panel(page).getByRole('button', { name: 'Concluir quiz' }).click()
  await expect(panel(page).getByText('Concluindo o quiz.', { exact: false })).toBeVisible()
  const other = panel(page).locator(`[data-option="${wrongId}"]`)
  await expect(other).toHaveAttribute('aria-disabled', 'true')
  await other.dispatchEvent('click')
  looked.resolve()
  await expect(panel(page).getByRole('heading', { name: 'Você acertou 1 de 1' })).toBeVisible()
  const rows = await own.db
    .selectFrom('quiz_answers')
    .select('option_id')
    .where('account_id', '=', ana.accountId)
    .execute()
  expect(rows).toEqual([{ option_id: rightId }])

  await expectRefusedTry(page, own, ana)
})

test('another account on the same device neither sees nor sends what waits', async ({ page, context, own, errors }) => {
  test.slow()
  errors.allow(offline)
  const ana = await own.student()
  const { class_id: classId } = await own.db
    .selectFrom('students')
    .select('class_id')
    .where('account_id', '=', ana.accountId)
    .executeTakeFirstOrThrow()
  const bia = await own.student()
  await own.db.updateTable('students').set({ class_id: classId }).where('account_id', '=', bia.accountId).execute()
  const quiz = await own.given.quiz({ owner: ana, questions: 2 })
  await enterAs(context, ana)
  await page.goto(addressOf(quiz))
  await expect(panel(page).getByText('Pergunta 1 de 2')).toBeVisible()
  await context.setOffline(true)
  await panel(page).locator(`[data-option="${quiz.questions[0]!.rightId}"]`).click()
  await expect(panel(page).getByText(kept)).toBeVisible()

  // The session ends on this device before the network is back; somebody else sits down.
  const swap = ({ accessToken, refreshToken }: typeof ana) =>
    page.evaluate(
      (tokens) => {
        localStorage.setItem('trilha.access_token', tokens.accessToken)
        localStorage.setItem('trilha.refresh_token', tokens.refreshToken)
      },
      { accessToken, refreshToken },
    )
  await swap(bia)
  await context.setOffline(false)
  await page.reload()
  await expect(panel(page).getByText('Pergunta 1 de 2')).toBeVisible()
  await expect(panel(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await panel(page).locator('[data-option]').first().click()
  await expect(panel(page).getByText(saved)).toBeVisible()
  const answersOf = (accountId: string) =>
    own.db.selectFrom('quiz_answers').select('option_id').where('account_id', '=', accountId).execute()
  expect(await answersOf(bia.accountId)).toHaveLength(1)
  expect(await answersOf(ana.accountId)).toEqual([])

  await swap(ana)
  await page.reload()
  await expect.poll(() => answersOf(ana.accountId)).toEqual([{ option_id: quiz.questions[0]!.rightId }])
  expect(await answersOf(bia.accountId)).toHaveLength(1)
})
