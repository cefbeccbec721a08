import { join } from 'node:path'
import { asOne, judge, readCounts, runNode, toolPath } from './tools.mjs'

/** What `npm run test:long` asks of tests that know a short cut; each may be set by hand too. */
const long = {
  FUZZ_REQUESTS: '100000',
  KILLS: '40',
  KILL_CONTROL: 'yes',
  LEDGER_ACTS: '40000',
  FEED_ACTS: '10000',
  LIKE_TAPS: '1000',
  SIGHT_SEEDS: '1,2,3,4,5,6,7,8',
}

/** The tests of one project of vitest.config.ts. */
export function vitest(project) {
  return async (context) => {
    const file = join(context.results, `vitest-${project}.json`)
    const args = ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', '--outputFile.json', file]
    const outcome = await runNode(context, [toolPath(context, 'vitest'), ...args], {
      // Refuses .only; and would colour what goes into a pipe.
      CI: '1',
      NO_COLOR: '1',
      EXERCISED_DIR: exercisedFolder(context),
      ...(context.isLong && { ...long, ...process.env }),
    })
    return judge(vitestCounts(readCounts(file)), outcome)
  }
}

function exercisedFolder({ results }) {
  return join(results, 'exercised')
}

export async function exercised(context) {
  return asOne(await runNode(context, ['scripts/check/exercised.ts', exercisedFolder(context)]))
}

export function vitestCounts(report) {
  if (!report) return { passed: 0, failed: 0 }
  // A file that cannot even be loaded holds no test to fail.
  const broken = (report.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}
