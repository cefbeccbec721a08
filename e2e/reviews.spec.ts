import type { Page } from '@playwright/test'
import type { GivenReview } from '../server/src/testing/given-review.ts'
import type { Person } from '../server/src/testing/given.ts'
import { expectAccessible } from './support/axe.ts'
import { leadTo } from './support/lead-to.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: { width: 1440, height: 900 } })

const title = 'Revisão de teste'
const offline = /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/

function addressOf({ courseId, id }: GivenReview): string {
  return `/my-trail/course/${courseId}?review=${id}`
}

function panel(page: Page) {
  return page.getByRole('region', { name: title })
}

function option(page: Page, id: string) {
  return panel(page).locator(`[data-option="${id}"]`)
}

async function letterOf(page: Page, optionId: string): Promise<string> {
  return (await option(page, optionId).getAttribute('aria-keyshortcuts')) ?? ''
}

const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

test('a review is found on its trail, answered by keyboard, mended, completed and read again', async ({
  page,
  context,
  own,
}) => {
  test.slow()
  const ana = await own.student()
  const review = await own.given.review({ owner: ana, questions: 3 })
  const [first, second, third] = [review.questions[0]!, review.questions[1]!, review.questions[2]!]
  await enterAs(context, ana)
  await page.goto(`/my-trail/course/${review.courseId}`)
  const card = page.getByRole('region', { name: 'Revisões' })
  await expect(card.getByText('Para começar')).toBeVisible()
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(panel(page).getByText('Pergunta 1 de 3')).toBeVisible()

  // Nothing is sent by choosing; checking sends it, and says why.
  await button(page, 'Conferir').click()
  await expect(panel(page).getByText('Escolha uma alternativa para conferir.')).toBeVisible()
  await panel(page).getByRole('radio').first().focus()
  await page.keyboard.press(await letterOf(page, first.wrongId))
  await expect(option(page, first.wrongId)).toBeChecked()
  await expect(panel(page).getByText(/Explicação secreta/)).toHaveCount(0)
  await button(page, 'Conferir').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('Quase. Veja por quê')).toBeVisible()
  await expect(panel(page).getByText('Explicação secreta 1.')).toBeVisible()
  await expect(panel(page).getByText('Resposta salva.')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Rever a aula: Aula 1.1' })).toBeVisible()
  await expect(button(page, 'Próxima')).toBeFocused()
  await expectAccessible(page)

  await button(page, 'Responder de novo').click()
  await expect(panel(page).getByText(/Explicação secreta/)).toHaveCount(0)
  await option(page, first.rightId).click()
  await button(page, 'Conferir').click()
  await expect(panel(page).getByText('Isso mesmo!')).toBeVisible()
  await page.reload()
  await expect(panel(page).getByText('Pergunta 2 de 3')).toBeVisible()
  await option(page, second.rightId).click()
  await button(page, 'Conferir').click()
  await expect(panel(page).getByText('Isso mesmo!')).toBeVisible()
  await button(page, 'Próxima').click()
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await option(page, third.rightId).click()
  await button(page, 'Conferir').click()
  await expect(panel(page).getByText('A revisão está concluída.')).toBeVisible()
  await button(page, 'Ver resultado').click()
  await expect(panel(page).getByRole('heading', { name: 'Você lembrou de 2 de 3 na primeira resposta' })).toBeFocused()
  await expect(panel(page).getByRole('link', { name: 'Aula 1.1' })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize(phone)
  await button(page, 'Ver as respostas').click()
  await expect(panel(page).getByText('Explicação secreta 1.')).toBeVisible()
  await expect(button(page, 'Responder de novo')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar para a trilha' }).first().click()
  await expect(page.getByRole('region', { name: 'Revisões' }).getByText('Concluída')).toBeVisible()
  await expectAccessible(page)
})

/** An answer that comes after the review ended elsewhere is told, not dropped. */
async function expectLateAnswerTold(page: Page, own: OwnServer, { accountId, ...ana }: Person): Promise<GivenReview> {
  const review = await own.given.review({ owner: { ...ana, accountId }, questions: 1 })
  const { id, rightId, wrongId } = review.questions[0]!
  const context = page.context()
  await leadTo(page, addressOf(review))
  await expect(panel(page).getByText('Pergunta 1 de 1')).toBeVisible()
  await context.setOffline(true)
  await option(page, wrongId).click()
  await button(page, 'Conferir').click()
  await expect(panel(page).getByText('Guardada neste aparelho, vamos enviar.')).toBeVisible()
  await own.db.insertInto('content_review_progress').values({ account_id: accountId, review_id: review.id }).execute()
  await own.db
    .insertInto('content_review_answers')
    .values({
      account_id: accountId,
      review_id: review.id,
      question_id: id,
      option_id: rightId,
      first_option_id: rightId,
    })
    .execute()
  await own.db
    .updateTable('content_review_progress')
    .set({ completed_at: new Date() })
    .where('account_id', '=', accountId)
    .execute()
  await context.setOffline(false)
  await expect(panel(page).getByText('Você já concluiu esta revisão. Suas respostas estão guardadas.')).toBeVisible()
  await button(page, 'Entendi').click()
  await page.reload()
  await expect(panel(page).getByRole('heading', { name: 'Você lembrou de 1 de 1 na primeira resposta' })).toBeVisible()
  return review
}

async function expectNotThere(page: Page, review: GivenReview): Promise<void> {
  for (const none of ['c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0114', 'nada']) {
    // Past the trail, so that the second is not taken for the first.
    await leadTo(page, `/my-trail/course/${review.courseId}`)
    await expect(page.getByRole('region', { name: 'Revisões' })).toBeVisible()
    await leadTo(page, addressOf({ ...review, id: none }))
    await expect(page.getByRole('heading', { name: 'Esta revisão não está aqui' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar para a trilha' }).click()
  await expect(page.getByRole('region', { name: 'Revisões' })).toBeVisible()
}

test('what is answered without a network is kept, says so, survives a closed tab, and arrives once; what came too late is told; a review that is not there says so and leads back', async ({
  page,
  context,
  own,
  errors,
}) => {
  test.slow()
  errors.allow(offline)
  errors.allow(/status of 40[049]/)
  const ana = await own.student()
  const review = await own.given.review({ owner: ana, questions: 2 })
  const [first, second] = [review.questions[0]!, review.questions[1]!]
  const stored = async () => {
    const rows = await own.db
      .selectFrom('content_review_answers')
      .select('option_id')
      .where('account_id', '=', ana.accountId)
      .execute()
    return rows.map(({ option_id }) => option_id).toSorted()
  }
  await enterAs(context, ana)
  await page.goto(addressOf(review))
  await expect(panel(page).getByText('Pergunta 1 de 2')).toBeVisible()
  await context.setOffline(true)
  for (const { rightId } of [first, second]) {
    await option(page, rightId).click()
    await button(page, 'Conferir').click()
    await expect(panel(page).getByText('Guardada neste aparelho, vamos enviar.')).toBeVisible()
    await expect(panel(page).getByText(/Explicação secreta|Resposta salva/)).toHaveCount(0)
    await panel(page)
      .getByRole('button', { name: /Próxima|Ver resultado/ })
      .click()
  }
  await expect(panel(page).getByText('2 respostas estão guardadas neste aparelho.', { exact: false })).toBeVisible()
  expect(await stored()).toEqual([])
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(addressOf(review))
  await expect(panel(next).getByRole('heading', { name: 'Você lembrou de 2 de 2 na primeira resposta' })).toBeVisible()
  expect(await stored()).toEqual([first.rightId, second.rightId].toSorted())

  const ended = await expectLateAnswerTold(next, own, ana)
  await expectNotThere(next, ended)
})
