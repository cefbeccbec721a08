import type { Page } from '@playwright/test'
import type { Person } from '../server/src/testing/given.ts'
import { expectAccessible } from './support/axe.ts'
import { sizes } from './support/looks.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } })

/** What the browser says of everything that it could not fetch, and of what the server refused. */
const expected = /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|fetching the script|status of 409/
const quarrel = 'Há duas respostas suas para esta pergunta'

/** What another device of the same person does meanwhile, told by the API. */
async function doElsewhere(own: OwnServer, { accessToken }: Person, path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${own.address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, path).toBe(201)
}

function option(page: Page, id: string) {
  return page.locator(`[data-option="${id}"]`)
}

test('an answer that waited here does not undo a later one from elsewhere: both are shown, and the person decides', async ({
  page,
  context,
  own,
  errors,
}) => {
  test.slow()
  errors.allow(expected)
  const ana = await own.student()
  const quiz = await own.given.quiz({ owner: ana, questions: 2 })
  const [first, second] = [quiz.questions[0]!, quiz.questions[1]!]
  const stored = async () => {
    const rows = await own.db
      .selectFrom('quiz_answers')
      .select(['question_id', 'option_id'])
      .where('account_id', '=', ana.accountId)
      .execute()
    return [first, second].map(({ id }) => rows.find(({ question_id }) => question_id === id)?.option_id)
  }
  await enterAs(context, ana)
  await page.goto(`/my-trail/course/${quiz.courseId}?class=${quiz.contentId}`)
  const panel = page.getByRole('region', { name: 'Quiz da aula' })
  await expect(panel.getByText('Pergunta 1 de 2')).toBeVisible()

  await context.setOffline(true)
  await option(page, first.wrongId).click()
  await panel.getByRole('button', { name: 'Próxima' }).click()
  await option(page, second.wrongId).click()
  for (const { id, rightId } of [first, second])
    await doElsewhere(own, ana, `/quizzes/${quiz.id}/questions/${id}/question-options/${rightId}/user-answer`)
  await context.setOffline(false)

  // The later ones stand, nothing is called saved that is not, and what was chosen here is still here.
  await expect(panel.getByText(quarrel)).toBeVisible()
  expect(await stored()).toEqual([first.rightId, second.rightId])
  await expect(panel.getByText('Resposta salva.')).toHaveCount(0)
  await expect(panel.getByText('Guardada só neste aparelho.')).toBeVisible()
  await expect(option(page, second.wrongId)).toBeChecked()
  await expectAccessible(page)
  await page.reload()
  await expect(panel.getByText(quarrel)).toBeVisible()

  // One stays as it is there, the other becomes what was chosen here.
  await panel.getByRole('button', { name: 'Ficar com a de lá' }).click()
  await expect(panel.getByText('Resposta salva.')).toBeVisible()
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel.locator('[data-chosen]')).toHaveAttribute('data-chosen', first.rightId)
  await expect(panel.getByText('Na pergunta 2 há duas respostas suas', { exact: false })).toBeVisible()
  await page.setViewportSize(sizes.phone.viewport)
  await panel.getByRole('button', { name: 'Ver a pergunta' }).click()
  // Not under the bar at the bottom, before anybody scrolls.
  const use = panel.getByRole('button', { name: 'Usar a daqui' })
  const topOfBar = (await panel.getByRole('button', { name: 'Concluir quiz' }).boundingBox())!.y
  const { y, height } = (await use.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(topOfBar)
  await expectAccessible(page)
  await use.click()
  await expect(panel.getByText('Resposta salva.')).toBeVisible()
  expect(await stored()).toEqual([first.rightId, second.wrongId])
  await panel.getByRole('button', { name: 'Concluir quiz' }).click()
  await expect(panel.getByRole('heading', { name: 'Você acertou 1 de 2' })).toBeVisible()
})

test('so does an answer to a review', async ({ page, context, own, errors }) => {
  test.slow()
  errors.allow(expected)
  const ana = await own.student()
  const review = await own.given.review({ owner: ana, questions: 2 })
  const { id, rightId, wrongId } = review.questions[0]!
  await enterAs(context, ana)
  await page.goto(`/my-trail/course/${review.courseId}?review=${review.id}`)
  const panel = page.getByRole('region', { name: 'Revisão de teste' })
  await expect(panel.getByText('Pergunta 1 de 2')).toBeVisible()
  await context.setOffline(true)
  await option(page, wrongId).click()
  await panel.getByRole('button', { name: 'Conferir' }).click()
  await expect(panel.getByText('Guardada neste aparelho, vamos enviar.')).toBeVisible()
  await doElsewhere(own, ana, '/content-review-questions-user', { contentReviewQuestionId: id, answer: rightId })
  await context.setOffline(false)
  await expect(panel.getByText(quarrel)).toBeVisible()
  const stored = async () =>
    (
      await own.db
        .selectFrom('content_review_answers')
        .select('option_id')
        .where('account_id', '=', ana.accountId)
        .executeTakeFirstOrThrow()
    ).option_id
  expect(await stored()).toBe(rightId)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Usar a daqui' }).click()
  await expect(panel.getByText(quarrel)).toHaveCount(0)
  await expect.poll(stored).toBe(wrongId)
})
