import { join } from 'node:path'
import { asOne, readCounts, runNode, toolPath } from './tools.mjs'

export async function format(context) {
  return asOne(await runNode(context, [toolPath(context, 'oxfmt'), '--check', '.']))
}

export async function lint(context) {
  const args = ['--type-aware', '--report-unused-disable-directives', '--deny-warnings', '--format', 'unix', '.']
  // On one thread for the same reason as the types below.
  return asOne(await runNode(context, [toolPath(context, 'oxlint'), ...args], { GOMAXPROCS: '1' }))
}

/**
 * Every project even when the first one fails: they share little. Side by side, each on one thread: several threads
 * within one each work out the types of the contract anew.
 */
export async function types(context) {
  const tsc = toolPath(context, 'typescript', 'tsc')
  const outcomes = await Promise.all(
    ['tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json'].map((project) =>
      runNode(context, [tsc, '--singleThreaded', '-p', project]),
    ),
  )
  const failed = outcomes.filter(({ code }) => code !== 0)
  return {
    passed: outcomes.length - failed.length,
    failed: failed.length,
    output: failed.map(({ output }) => output).join('\n'),
  }
}

/** Always shown: gates also warn. */
export async function gates(context) {
  const file = join(context.results, 'gates.json')
  const { output } = await runNode(context, ['scripts/check/index.ts', '--counts', file])
  const counts = readCounts(file) ?? { passed: 0, failed: 1 }
  return { ...counts, output }
}
