import type { BrowserContext, Page } from '@playwright/test'
import type { GivenQuiz } from '../server/src/testing/given-quiz.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

/** Each strike of the storm comes once in 8 answers; 200 in npm run test:long. */
const answers = Number(process.env['QUIZ_ANSWERS'] ?? 8)
const questionsEach = 8
// Far above what it takes: a busy machine must not look like a fault.
const patience = 120_000 + answers * 20_000
// Never again after a failure: what fails rarely is what it looks for.
test.describe.configure({ timeout: patience, retries: 0 })
test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 }, trace: 'off' })

function random(below: number): number {
  return Math.floor(Math.random() * below)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

interface Doing {
  /** What was chosen, question by question, each choice after the one before; no option twice. */
  choices: Map<string, string[]>
  /** Questions whose page was taken away under the finger: the next look tells whether the last choice was made. */
  unsure: Set<string>
  /** Answers that the screen no longer knew. */
  forgotten: string[]
}

const strikes = ['cut', 'cut', 'cut', 'kill', 'reload', 'reload', 'calm', 'calm'] as const
type Strike = (typeof strikes)[number]

interface Storm {
  /** The next strike, somewhere in what the person does next; says which. */
  strike(): Strike
  /** How often each was. */
  done: Record<Strike, number>
  over(): Promise<void>
}

/** One strike after the other, however fast the machine is: as many for each answer on a slow one as on a fast one. */
function startStorm({ page, context, own }: { page: Page; context: BrowserContext; own: OwnServer }): Storm {
  const done = { cut: 0, kill: 0, reload: 0, calm: 0 }
  const deeds: Record<Strike, () => Promise<unknown>> = {
    cut: async () => {
      await context.setOffline(true)
      await sleep(50 + random(1_500))
      await context.setOffline(false)
    },
    kill: () => own.restart(),
    reload: () => page.reload().catch(() => undefined),
    calm: () => Promise.resolve(),
  }
  let deck: Strike[] = []
  let raging = Promise.resolve()
  return {
    done,
    strike() {
      if (deck.length === 0) deck = [...strikes].toSorted(() => Math.random() - 0.5)
      const next = deck.pop()!
      raging = raging.then(async () => {
        await sleep(random(600))
        await deeds[next]()
        done[next] += 1
      })
      return next
    },
    over: () => raging,
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

/** Does one quiz through the storm, as somebody who does not give up. */
async function doQuiz(page: Page, quiz: GivenQuiz, doing: Doing, storm: Storm): Promise<void> {
  const address = `/my-trail/course/${quiz.courseId}?class=${quiz.contentId}`
  const attempt = page.locator('[data-question]')
  const done = page.getByRole('region', { name: 'Quiz da aula' }).getByText('Quiz concluído')
  await page.goto(address).catch(() => undefined)
  while (!(await done.isVisible())) {
    await attempt
      .or(done)
      .first()
      .waitFor({ timeout: 8_000 })
      .catch(() => undefined)
    const shown = await attempt
      .evaluate(
        (element) => ({ question: element.getAttribute('data-question'), chosen: element.getAttribute('data-chosen') }),
        undefined,
        { timeout: 500 },
      )
      .catch(() => undefined)
    if (!shown) {
      // The page could not be fetched, or says that the quiz could not.
      if (!(await done.isVisible())) await page.goto(address, { timeout: 20_000 }).catch(() => undefined)
      continue
    }
    const question = shown.question ?? ''
    compare(question, shown.chosen ?? '', doing)
    // At once: a person who must answer again would never come to the end.
    expect(doing.forgotten).toEqual([])
    const { length } = doing.choices.get(question) ?? []
    if (length === 0 || (length < 3 && random(6) === 0)) {
      const strike = storm.strike()
      await choose(page, question, doing)
      // In a calm the person waits for the word, however slow the machine is: there must be some to judge.
      if (strike === 'calm') {
        await storm.over()
        await page
          .locator(`[data-question="${question}"][data-saving="saved"]`)
          .waitFor({ timeout: 20_000 })
          .catch(() => undefined)
      }
    }
    const next = page.getByRole('button', { name: /^(Próxima|Concluir quiz)$/ })
    await next.click({ timeout: 3_000 }).catch(() => undefined)
  }
}

/** What the screen shows of a question must be what was chosen last. */
function compare(question: string, shown: string, { choices, unsure, forgotten }: Doing): void {
  const chosen = choices.get(question) ?? []
  if (unsure.delete(question) && chosen.at(-1) !== shown) choices.set(question, chosen.slice(0, -1))
  const last = choices.get(question)?.at(-1) ?? ''
  if (last !== shown) forgotten.push(`${question}: ${last}, but there was ${shown || 'nothing'}`)
}

/** One option that was not chosen before. */
async function choose(page: Page, question: string, { choices, unsure }: Doing): Promise<void> {
  const attempt = page.locator(`[data-question="${question}"]`)
  const ids = await attempt
    .locator('[data-option]')
    .evaluateAll((list) => list.map((option) => (option as HTMLElement).dataset['option'] ?? ''))
    .catch(() => [])
  const before = choices.get(question) ?? []
  const free = ids.filter((id) => !before.includes(id))
  const wish = free[random(free.length)]
  if (wish === undefined) return
  // Before it is pressed: it may be saved before the next line comes back.
  choices.set(question, [...before, wish])
  unsure.add(question)
  await attempt
    .locator(`[data-option="${wish}"]`)
    .click({ timeout: 3_000 })
    .catch(() => undefined)
  await expect(page.locator(`[data-question="${question}"][data-chosen="${wish}"]`))
    .toBeVisible({ timeout: 3_000 })
    .then(
      () => unsure.delete(question),
      () => undefined,
    )
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
  const doing: Doing = { choices: new Map(), unsure: new Set(), forgotten: [] }
  const { choices, unsure, forgotten } = doing
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

  const storm = startStorm({ page, context, own })
  const quizzes: GivenQuiz[] = []
  for (let left = answers; left > 0; left -= questionsEach) {
    const quiz = await own.given.quiz({ owner: ana, questions: Math.min(left, questionsEach) })
    quizzes.push(quiz)
    await doQuiz(page, quiz, doing, storm)
  }
  await storm.over()
  await Promise.all(checks)

  const rows = await own.db
    .selectFrom('quiz_answers')
    .innerJoin('quiz_attempts', 'quiz_attempts.id', 'quiz_answers.attempt_id')
    .select(['question_id', 'option_id', 'number', 'completed_at'])
    .where('quiz_answers.account_id', '=', ana.accountId)
    .execute()
  // Those that no look came back to: there the server says whether the last choice was made.
  for (const question of unsure)
    compare(question, rows.find((row) => row.question_id === question)?.option_id ?? '', doing)
  const there = rows.map(({ question_id, option_id }) => `${question_id} ${option_id}`).toSorted()
  const given = Array.from(choices, ([question, chosen]) => `${question} ${chosen.at(-1)}`).toSorted()
  expect(there).toEqual(given)
  expect(there).toHaveLength(answers)
  expect(rows.every(({ number, completed_at }) => number === 1 && completed_at !== null)).toBe(true)
  expect({ lies, forgotten }).toEqual({ lies: [], forgotten: [] })
  // It must have been a storm, and the screen must have said something to be judged by.
  expect(savedShown).toBeGreaterThanOrEqual(answers / 8)
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
