import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const shared = { pool: 'threads', isolate: false } as const

export default defineConfig({
  test: {
    // All cores: the tests wait for the database as much as they compute.
    maxWorkers: availableParallelism(),
    // Whatever order files run in, none may lean on another.
    sequence: { shuffle: { files: true } },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'web/{build,src}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'server/src/**/*.rules.test.ts',
          ],
          // Some compile whole domains, and lint and types run beside them.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/src/**/*.rules.test.ts', 'server/**/*.{process,alone}.test.ts', '**/node_modules/**'],
          globalSetup: 'server/src/testing/cluster.ts',
          // Far above what any takes: a busy machine must not look like a fault.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // The same for what is waited for: it ends the moment that it is there.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          ...shared,
          name: 'processes',
          // Servers and databases that are started, stopped and killed: they are waited for more than they compute.
          fileParallelism: false,
          include: ['server/**/*.process.test.ts'],
          globalSetup: 'server/src/testing/cluster.ts',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'alone',
          // Compares a calm server with an overloaded one: whatever ran beside it would be part of the answer.
          fileParallelism: false,
          include: ['server/**/*.alone.test.ts'],
          globalSetup: 'server/src/testing/cluster.ts',
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
