import type { Page } from '@playwright/test'
import { rewards } from '../contract/src/economy/rewards.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

/** What a school sets for exchanges and gifts, and what is told of it, also where it changes while a dialog is open. */

async function aClass(own: OwnServer) {
  const schoolId = await own.given.school()
  const classId = await own.given.schoolClass(schoolId)
  await own.given.flags(schoolId, { isPermitAccessClassMenu: true })
  const admin = await own.person({ role: 'SCHOOL_ADMIN', schoolId })
  const lia = await own.student({ schoolId, classId, name: 'Lia Ingá' })
  await own.student({ schoolId, classId, name: 'Miguel Juçara' })
  await own.given.mayBuy(lia)
  await own.given.coins({ owner: lia, amounts: { EDU_COIN: 50, XP: 500 } })
  return { admin, lia }
}

test.use({ viewport: { width: 390, height: 844 } })
// One after the other: a second worker would start a second server.
test.describe.configure({ mode: 'default' })

/** Said in the dialog, at once and by itself: no other word of it lies over the page. */
async function expectReason(page: Page, sentence: string): Promise<void> {
  const reason = page.getByRole('dialog').getByRole('alert')
  await expect(reason).toBeVisible()
  expect(await reason.textContent()).toBe(sentence)
  await expect(page.getByText('Salvando registro')).toHaveCount(0)
  await expect(page.getByText('Erro ao salvar o registro')).toHaveCount(0)
}

const overLimit = 'Este valor passa do que a sua escola permite por dia. Veja quanto ainda dá hoje.'

test('a gift over a limit that fell meanwhile is refused in the words of the limit, with nothing over them; an exchange likewise, also to nothing', async ({
  page,
  context,
  own,
  errors,
}) => {
  errors.allow(/400/)
  const { admin, lia } = await aClass(own)
  await enterAs(context, lia)
  // The first refusal of a visit fetches the sentences: the reason does not wait for them.
  await page.route(/catalogue/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/edubank')
  await page.getByRole('button', { name: 'Presentear' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Para quem' }).fill('miguel')
  await dialog.getByRole('option', { name: /Miguel/ }).click()
  await dialog.getByLabel('Quantos Educoins').fill('20')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await admin.call(rewards, 'changeLimit', { params: { kind: 'GIFT' }, body: { perDay: 5 } })
  await dialog.getByRole('button', { name: 'Dar presente' }).click()
  await expectReason(page, overLimit)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Trocar XP' }).click()
  await expect(dialog.getByRole('button', { name: 'Trocar', exact: true })).toBeVisible()
  await admin.call(rewards, 'changeLimit', { params: { kind: 'EXCHANGE' }, body: { perDay: 0 } })
  await dialog.getByRole('button', { name: 'Trocar', exact: true }).click()
  await expectReason(page, overLimit)
})

test('the administrator sets the exchange rate, and finds the change among those of rewards', async ({
  page,
  context,
  own,
}) => {
  const { admin } = await aClass(own)
  await enterAs(context, admin)
  await page.goto('/desk/school')
  const card = page.getByRole('region', { name: 'Troca de XP' })
  await card.getByLabel('XP', { exact: true }).fill('0')
  await card.getByRole('button', { name: 'Salvar taxa' }).click()
  await expect(card.getByText('Escolha um número inteiro de 1 a 10.000.')).toBeVisible()
  await card.getByLabel('XP', { exact: true }).fill('120')
  await card.getByRole('button', { name: 'Salvar taxa' }).click()
  await expect(page.getByText('Registro atualizado com sucesso.')).toBeVisible()
  await page.reload()
  await expect(card.getByLabel('XP', { exact: true })).toHaveValue('120')
  await leadAway(page, '/desk/rewards')
  await expect(page.getByRole('region', { name: 'Últimas mudanças' }).getByRole('listitem').first()).toContainText(
    /Troca de XP.*100 XP por 10 Educoins.*passou para.*120 XP por 10 Educoins/,
  )
})
