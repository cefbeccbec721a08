import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { forEachLook } from './support/looks.ts'
import { enterAs } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect, type Language } from './support/test.ts'

type Panels = Record<string, { title: string; body: string; action?: string }>

function panelsIn(language: Language): Panels {
  const file = new URL(`../web/locales/${language}/pieces.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { empty: Panels }).empty
}

/** Whose page it is. */
const other = 'Rafa Jatobá'

/** Its drawing, its words, and one thing to do where it is one's own. */
async function expectPanel(page: Page, { title, body, action }: Panels[string]): Promise<void> {
  const heading = page.getByRole('heading', { name: title.replace('{{name}}', other), exact: true })
  await expect(heading.first()).toBeVisible()
  await expect(page.getByText(body, { exact: true }).first()).toBeVisible()
  if (action === undefined) return
  const ways = (['button', 'link'] as const).map((role) => page.getByRole(role, { name: action, exact: true }))
  await expect(ways[0]!.or(ways[1]!).first()).toBeVisible()
}

forEachLook(test, ({ language }) => {
  test('a student without anything meets each of the eight empty panels', async ({ page, context, own }) => {
    test.slow()
    const panels = panelsIn(language)
    const schoolId = await own.given.school()
    const classId = await own.given.schoolClass(schoolId)
    const me = await own.student({ schoolId, classId, name: 'Nova Aluna' })
    const rafa = await own.student({ schoolId, classId, name: other })
    await own.given.openCommunity(me)
    await enterAs(context, me)

    await page.goto('/playground')
    await expectPanel(page, panels['feed']!)
    await expectAccessible(page)
    await page.getByRole('button', { name: language === 'pt-br' ? 'Assuntos' : 'Subjects', exact: true }).click()
    await expectPanel(page, panels['topics']!)
    await page.goto('/playground/friends')
    await expectPanel(page, panels['friends']!)
    await expectAccessible(page)
    await page.goto('/playground/saved')
    await expectPanel(page, panels['saved']!)
    await expectAccessible(page)
    await page.goto('/playground/photo-album')
    // Who teaches makes them.
    await expectPanel(page, { title: panels['albums']!.title, body: panels['albums']!.body })
    await expectAccessible(page)

    await page.goto(`/playground/profile/${me.userId}`)
    for (const kind of ['feed', 'friends', 'topics']) await expectPanel(page, panels[kind]!)
    await expectAccessible(page)
    await page.goto(`/playground/profile/${rafa.userId}`)
    for (const kind of ['otherFeed', 'otherFriends', 'otherTopics']) await expectPanel(page, panels[kind]!)
    await expectAccessible(page)
  })

  test('a suspended student is told so, and others read nothing untrue of them', async ({
    page,
    context,
    own,
    errors,
  }) => {
    errors.allow(/403|404.*\/api\/friends\/user/)
    const isPortuguese = language === 'pt-br'
    const schoolId = await own.given.school()
    const classId = await own.given.schoolClass(schoolId)
    const me = await own.student({ schoolId, classId, name: 'Nova Aluna' })
    const rafa = await own.student({ schoolId, classId, name: other })
    await own.given.openCommunity(me)
    await own.given.suspend(rafa)
    await enterAs(context, me)
    await page.goto(`/playground/profile/${rafa.userId}`)
    const words = isPortuguese ? 'Nada para ver aqui agora' : 'Nothing to see here right now'
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.getByText(panelsIn(language)['otherFeed']!.title.replace('{{name}}', other))).toHaveCount(0)
    await expectAccessible(page)
    await enterAs(context, rafa)
    await page.goto('/playground')
    const panel = isPortuguese ? 'Você está fora da comunidade por um tempo' : /out of the community/
    await expect(page.getByRole('heading', { name: panel })).toBeVisible()
    await expect(page.getByRole('link', { name: isPortuguese ? 'Ver a decisão' : /decision/ })).toBeVisible()
    await expectAccessible(page)
  })
})
