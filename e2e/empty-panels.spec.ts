import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { firstLook, inEachLook } from './support/looks.ts'
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

test.use(firstLook)

test('a student without anything meets each of the eight empty panels, on a desk and on a phone', async ({
  page,
  context,
  own,
}) => {
  test.slow()
  const schoolId = await own.given.school()
  const classId = await own.given.schoolClass(schoolId)
  const me = await own.student({ schoolId, classId, name: 'Nova Aluna' })
  const rafa = await own.student({ schoolId, classId, name: other })
  await own.given.openCommunity(me)
  await enterAs(context, me)
  const meet = (path: string, ask: (panels: Panels, language: Language) => Promise<void>) =>
    test.step(path, () =>
      inEachLook(
        page,
        async () => void (await page.goto(path)),
        async ({ language }) => {
          await ask(panelsIn(language), language)
          await expectAccessible(page)
        },
      ),
    )

  await meet('/playground', async (panels, language) => {
    const [all, subjects] = language === 'pt-br' ? ['Para você', 'Assuntos'] : ['For you', 'Subjects']
    await page.getByRole('button', { name: subjects, exact: true }).click()
    await expectPanel(page, panels['topics']!)
    await page.getByRole('button', { name: all, exact: true }).click()
    await expectPanel(page, panels['feed']!)
  })
  await meet('/playground/friends', (panels) => expectPanel(page, panels['friends']!))
  await meet('/playground/saved', (panels) => expectPanel(page, panels['saved']!))
  // Who teaches makes them.
  await meet('/playground/photo-album', (panels) =>
    expectPanel(page, { title: panels['albums']!.title, body: panels['albums']!.body }),
  )
  await meet(`/playground/profile/${me.userId}`, async (panels) => {
    for (const kind of ['feed', 'friends', 'topics']) await expectPanel(page, panels[kind]!)
  })
  await meet(`/playground/profile/${rafa.userId}`, async (panels) => {
    for (const kind of ['otherFeed', 'otherFriends', 'otherTopics']) await expectPanel(page, panels[kind]!)
  })
})

test('a suspended student is told so, and others read nothing untrue of them, on a desk and on a phone', async ({
  page,
  context,
  own,
  errors,
}) => {
  errors.allow(/403|404.*\/api\/friends\/user/)
  const schoolId = await own.given.school()
  const classId = await own.given.schoolClass(schoolId)
  const me = await own.student({ schoolId, classId, name: 'Nova Aluna' })
  const rafa = await own.student({ schoolId, classId, name: other })
  await own.given.openCommunity(me)
  await own.given.suspend(rafa)
  await enterAs(context, me)
  await inEachLook(
    page,
    async () => void (await page.goto(`/playground/profile/${rafa.userId}`)),
    async ({ language }) => {
      const words = language === 'pt-br' ? 'Nada para ver aqui agora' : 'Nothing to see here right now'
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
      await expect(page.getByText(panelsIn(language)['otherFeed']!.title.replace('{{name}}', other))).toHaveCount(0)
      await expectAccessible(page)
    },
  )
  await enterAs(context, rafa)
  await inEachLook(
    page,
    async () => void (await page.goto('/playground')),
    async ({ language }) => {
      const isPortuguese = language === 'pt-br'
      const panel = isPortuguese ? 'Você está fora da comunidade por um tempo' : /out of the community/
      await expect(page.getByRole('heading', { name: panel })).toBeVisible()
      await expect(page.getByRole('link', { name: isPortuguese ? 'Ver a decisão' : /decision/ })).toBeVisible()
      await expectAccessible(page)
    },
  )
})
