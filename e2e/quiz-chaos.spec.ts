import type { BrowserContext, Page } from '@playwright/test'
import type { GivenQuiz } from '../server/src/testing/given-quiz.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

/** 16 in npm test, 200 in npm run test:long. */
const answers = Number(process.env['QUIZ_ANSWERS'] ?? 16)
const questionsEach = 8
const patience = 60_000 + answers * 15_000
test.describe.configure({ timeout: patience })
test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' })

function random(below: number): number {
  return Math.floor(Math.random() * below)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** What a person chose, question by question, each choice after the one before; no option twice. */
type Choices = Map<string, string[]>

interface Storm {
  isOver: boolean
  /** How often each thing was done to the quiz. */
  done: Record<'cut' | 'kill' | 'reload', number>
}

/** The network and the server, at random, until it is over; what was cut or killed is back afterwards. */
async function rage(storm: Storm, { context, own }: { context: BrowserContext; own: OwnServer }): Promise<void> {
  while (!storm.isOver) {
    await sleep(200 + random(1_500))
    if (random(4) > 0) {
      await context.setOffline(true)
      await sleep(50 + random(1_200))
      await context.setOffline(false)
      storm.done.cut += 1
    } else {
      await own.restart()
      storm.done.kill += 1
    }
  }
}

/** Tells the test of every "saved" that the screen shows, the moment it shows it. */
async function watchSaved(page: Page, heard: (question: string, option: string) => void): Promise<void> {
  await page.exposeFunction('tellSaved', heard)
  await page.addInitScript(() => {
    const told = new WeakMap<Element, string>()
    const look = () => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-saving]')) {
        const { question = '', chosen = '', saving } = element.dataset
        const now = saving === 'saved' ? `${question} ${chosen}` : ''
        if (told.get(element) === now) continue
        told.set(element, now)
        if (now) (window as unknown as { tellSaved(q: string, o: string): void }).tellSaved(question, chosen)
      }
    }
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
  })
}

/** Does one quiz through the storm, as somebody who does not give up, and answers what was chosen last. */
async function doQuiz(page: Page, quiz: GivenQuiz, choices: Choices, storm: Storm): Promise<void> {
  const address = `/my-trail/course/${quiz.courseId}?class=${quiz.contentId}`
  const attempt = page.locator('[data-question]')
  await page.goto(address).catch(() => undefined)
  let lost = 0
  while (!(await page.getByText('Quiz concluído').isVisible())) {
    const id = await attempt.getAttribute('data-question', { timeout: 1_500 }).catch(() => null)
    // Nothing there: the page could not be fetched, or says so.
    if (id === null || random(12) === 0) {
      if (id !== null) storm.done.reload += 1
      lost += 1
      await sleep(Math.min(100 * lost, 1_000))
      await page.goto(address, { timeout: 10_000 }).catch(() => undefined)
      continue
    }
    lost = 0
    const chosen = choices.get(id) ?? []
    if (chosen.length === 0 || (chosen.length < 3 && random(6) === 0)) await choose(page, id, choices)
    const next = page.getByRole('button', { name: /^(Próxima|Concluir quiz)$/ })
    await next.click({ timeout: 1_500 }).catch(() => undefined)
  }
}

/** One option that was not chosen before. Counted when the screen shows it: from then on it must not be lost. */
async function choose(page: Page, questionId: string, choices: Choices): Promise<void> {
  const options = page.locator(`[data-question="${questionId}"] [data-option]`)
  const ids = await options.evaluateAll((list) => list.map((option) => (option as HTMLElement).dataset['option'] ?? ''))
  const before = choices.get(questionId) ?? []
  const free = ids.filter((id) => !before.includes(id))
  const wish = free[random(free.length)]
  if (wish === undefined) return
  const option = page.locator(`[data-question="${questionId}"] [data-option="${wish}"]`)
  // Before it is pressed: it may be saved before this line would come back.
  choices.set(questionId, [...before, wish])
  await option.click({ timeout: 1_500 }).catch(() => undefined)
  const isShown = await expect(page.locator(`[data-question="${questionId}"][data-chosen="${wish}"]`))
    .toBeVisible({ timeout: 1_500 })
    .then(
      () => true,
      () => false,
    )
  // The page was taken away under the finger: whether it was pressed is not known, so it is pressed again.
  if (!isShown) choices.set(questionId, before)
}

test(`a quiz through cut networks, reloads and killed servers: ${answers} answers, none lost, none doubled, none shown as saved that was not`, async ({
  page,
  context,
  own,
  errors,
}) => {
  // Everything that a broken network says.
  errors.allow(/./)
  const ana = await own.student()
  await enterAs(context, ana)
  const choices: Choices = new Map()
  const lies: string[] = []
  let savedShown = 0
  const checks: Promise<void>[] = []
  await watchSaved(page, (question, option) => {
    savedShown += 1
    checks.push(
      (async () => {
        const row = await own.db
          .selectFrom('quiz_answers')
          .select('option_id')
          .where('account_id', '=', ana.accountId)
          .where('question_id', '=', question)
          .executeTakeFirst()
        const chosen = choices.get(question) ?? []
        // A later choice may have arrived since; an earlier one means that the screen was ahead of the server.
        if (!row || chosen.indexOf(row.option_id) < chosen.indexOf(option)) lies.push(`${question}: ${option}`)
      })(),
    )
  })

  const storm: Storm = { isOver: false, done: { cut: 0, kill: 0, reload: 0 } }
  const raging = rage(storm, { context, own })
  const quizzes: GivenQuiz[] = []
  for (let left = answers; left > 0; left -= questionsEach) {
    const quiz = await own.given.quiz({ owner: ana, questions: Math.min(left, questionsEach) })
    quizzes.push(quiz)
    await doQuiz(page, quiz, choices, storm)
  }
  storm.isOver = true
  await raging
  await Promise.all(checks)

  const rows = await own.db
    .selectFrom('quiz_answers')
    .innerJoin('quiz_attempts', 'quiz_attempts.id', 'quiz_answers.attempt_id')
    .select(['question_id', 'option_id', 'number', 'completed_at'])
    .where('quiz_answers.account_id', '=', ana.accountId)
    .execute()
  const there = rows.map(({ question_id, option_id }) => `${question_id} ${option_id}`).toSorted()
  const given = Array.from(choices, ([question, chosen]) => `${question} ${chosen.at(-1)}`).toSorted()
  expect(there).toEqual(given)
  expect(there).toHaveLength(answers)
  expect(rows.every(({ number, completed_at }) => number === 1 && completed_at !== null)).toBe(true)
  expect(lies).toEqual([])
  // It must have been a storm, and the screen must have said something to be judged by.
  expect(savedShown).toBeGreaterThanOrEqual(answers / 2)
  expect(Math.min(storm.done.cut, storm.done.kill, storm.done.reload)).toBeGreaterThan(0)
  const right = quizzes
    .flatMap(({ questions }) => questions)
    .filter(({ id, rightId }) => choices.get(id)?.at(-1) === rightId).length
  const paid = await own.db
    .selectFrom('wallet_entries')
    .select('value')
    .where('user_id', '=', ana.userId)
    .where('origin', '=', 'QUIZ_ANSWER')
    .where('coin', '=', 'EDU_COIN')
    .execute()
  expect(paid).toHaveLength(right)
})
