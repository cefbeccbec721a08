import { describe, expect, it } from 'vitest'
import { chooseSteps, sideBySide } from '../run-steps.mjs'
import { playwrightCounts, unsteadyTests } from './browser.mjs'
import { judge } from './tools.mjs'
import { vitestCounts } from './vitest.mjs'

describe('steps', () => {
  it('are all run unless some are named, and then in their order', () => {
    const names = (args: string[]) => (chooseSteps(args) as { name: string }[]).map(({ name }) => name)
    expect(names([])).toContain('browser')
    expect(names(['--only', 'unit,lint'])).toEqual(['lint', 'unit'])
    expect(() => names(['--only', 'units'])).toThrow(/--only takes/)
    expect(() => names(['--only'])).toThrow(/--only takes/)
  })

  it('run beside the one before them where they say so', () => {
    const names = (args: string[]) =>
      (sideBySide(chooseSteps(args)) as { name: string }[][]).map((group) => group.map(({ name }) => name))
    expect(names(['--only', 'format,lint,unit,server'])).toEqual([['format', 'lint', 'unit'], ['server']])
    expect(names(['--only', 'types,gates'])).toEqual([['types', 'gates']])
  })

  it('count the tests of vitest, and a file that does not load', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    expect(vitestCounts({ numPassedTests: 5, numFailedTests: 1, testResults })).toEqual({ passed: 5, failed: 2 })
    expect(vitestCounts(null)).toEqual({ passed: 0, failed: 0 })
  })

  it('count the tests of Playwright, and name those that passed only the second time', () => {
    expect(playwrightCounts({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } })).toEqual({
      passed: 8,
      failed: 1,
    })
    const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] })
    const suites = [{ specs: [spec('steady', 'expected')], suites: [{ specs: [spec('now and then', 'flaky')] }] }]
    expect(unsteadyTests(suites)).toEqual(['a.spec.ts: now and then'])
  })

  it.each([
    ['all passed', { passed: 3, failed: 0 }, 0, 0],
    ['one failed', { passed: 3, failed: 1 }, 1, 1],
    ['nothing ran', { passed: 0, failed: 0 }, 0, 1],
    ['it broke off after the tests', { passed: 3, failed: 0 }, 1, 1],
  ])('%s', (_, counts, code, failed) => {
    expect(judge(counts, { code, output: 'said' })).toMatchObject({ passed: counts.passed, failed })
  })
})
