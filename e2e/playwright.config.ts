import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  // Node reads them as they are: compiled first, they would come seconds later.
  build: { external: ['**/*.ts'] },
  // The longest begins first: begun last, it would keep one core waiting for a minute.
  projects: [
    { name: 'chaos', testMatch: 'quiz-chaos.spec.ts' },
    { name: 'journeys', testIgnore: ['quiz-chaos.spec.ts', 'support/*.spec.ts'] },
    // The guards themselves, which are to fail: nothing is waited for that may yet come.
    { name: 'guards', testMatch: 'support/*.spec.ts', expect: { timeout: 3000 } },
  ],
  globalSetup: './support/server.ts',
  outputDir: '../test-results/browser',
  // One more than cores: the storm of the first project waits more than it works.
  workers: Math.min(3, availableParallelism() + 1),
  fullyParallel: true,
  // Of several hundred walks through a real browser one in a while fails by chance. It is walked again, and told by name
  // at the end (scripts/check/steps/browser.mjs): it is to be looked into, and holds up nobody meanwhile.
  retries: 1,
  forbidOnly: true,
  // Far above what any takes: a busy machine must not look like a fault.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    timezoneId: 'America/Sao_Paulo',
    // Every test is a first visit, which would fetch the whole shell for later. Tests of what is there offline allow it.
    serviceWorkers: 'block',
    // Every dialog and every page would be waited for as it moves in. What moves is tested where it is the point: `moving`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step takes longer than the steps: `--trace on` for the test in question.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        // It cannot be had as root, and in many containers.
        '--no-sandbox',
        // A page lives for seconds here: what makes a long life faster costs more than it gives.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
  },
})
