import { join } from 'node:path'
import { ensureBuilt } from '../../lib/build.mjs'
import { startError } from '../../lib/start-error.mjs'
import { findChromium } from './chromium.mjs'
import { asOne, judge, readCounts, runNode, toolPath } from './tools.mjs'

/** Says nothing of its own: it is a step beside others. */
export async function build(context) {
  await ensureBuilt(context.root, (_, work) => work())
  const size = asOne(await runNode(context, ['scripts/build-size.mjs']))
  // The build itself was one check, and here it has passed.
  return { ...size, passed: size.passed + 1 }
}

export async function prepareBrowser(context) {
  if (context.failed.has('build')) throw startError('The browser tests are not run: there is no client to test.')
  await ensureBuilt(context.root)
  context.chromium = await findChromium()
}

/** What `npm run test:long` asks of the browser: only the tests that know a longer form of themselves. */
const long = { files: ['quiz-chaos'], environment: { QUIZ_ANSWERS: '200' } }

export async function browser(context) {
  const file = join(context.results, 'playwright.json')
  const args = ['test', '-c', 'e2e', ...(context.isLong ? long.files : [])]
  const outcome = await runNode(context, [toolPath(context, '@playwright/test', 'playwright'), ...args], {
    CHROMIUM_PATH: context.chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(context.isLong && { ...long.environment, ...process.env }),
  })
  const report = readCounts(file)
  const judged = judge(playwrightCounts(report), outcome)
  const unsteady = unsteadyTests(report?.suites ?? [])
  const told = unsteady.map((name) => `unsteady, passed the second time: ${name}`).join('\n')
  return { ...judged, output: [judged.output, told].filter(Boolean).join('\n') }
}

/** The names of those that failed first and passed then. */
export function unsteadyTests(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...unsteadyTests(inner),
  ])
}

export function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected }
}
