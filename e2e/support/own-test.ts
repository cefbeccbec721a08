import { startOwnServer, type OwnServer } from './own-server.ts'
import { test as base } from './test.ts'

/** Like `test`, on a server of the file's own: `own.given` brings its people and their courses. */
export const test = base.extend<{ baseURL: string }, { own: OwnServer }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const own = await startOwnServer()
      await use(own)
      await own.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.address),
})
