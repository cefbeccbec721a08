import { rm } from 'node:fs/promises'
import { TERMS_VERSION } from '../../contract/src/constants.ts'
import type { BrowserContext } from '@playwright/test'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase, type Db } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import type { Platform } from '../../server/src/platform/http/context.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/embedded.ts'
import { createPasswords } from '../../server/src/platform/session/passwords.ts'
import { loadSecrets } from '../../server/src/platform/session/secrets.ts'
import { freePort, spawnServer } from '../../server/src/testing/drills/spawn-server.ts'
import { createGiven, type Given, type Person } from '../../server/src/testing/given.ts'
import { temporaryFolder } from '../../server/src/testing/temporary-folder.ts'

export interface OwnServer {
  address: string
  db: Db
  given: Given
  /** Somebody who has nothing left to agree to or to fill in. */
  person(options?: Parameters<Given['person']>[0]): Promise<Person>
  student(options?: Parameters<Given['student']>[0]): Promise<Person>
  /** Likewise, who teaches the class that the student is in. */
  professor(student: Person): Promise<Person>
  /** SIGKILL, and up again at the same address. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** A server without the demo school, with a database that outlives it: for tests that kill it, or bring their own people. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = await temporaryFolder('own')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const quiet = { warn: () => undefined, error: () => undefined }
  const database = openDatabase({ url: postgres.url, poolSize: 4, log: quiet })
  const { db } = database
  await migrate(postgres.url)
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(await freePort()) }
  let server = await spawnServer(environment)
  const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
  // What the givens of people and quizzes ask of a server.
  const platform = { secrets, passwords: createPasswords(secrets), now: () => new Date() } as Platform
  const given = createGiven({ db, address: server.address, platform })
  return {
    address: server.address,
    db,
    given,
    person: async (options) => settled(db, await given.person(options)),
    student: async (options) => settled(db, await given.student(options)),
    async professor(student) {
      const person = await given.person({ role: 'PROFESSOR', schoolId: student.schoolId })
      await given.teaches(person, await given.classFor(student))
      return settled(db, person)
    },
    async restart() {
      await server.kill()
      server = await spawnServer(environment)
    },
    async close() {
      await server.stop()
      await database.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function settled(db: Db, person: Person): Promise<Person> {
  await db
    .updateTable('users')
    .set({
      terms_version: TERMS_VERSION,
      terms_agreed_at: new Date(),
      // Old enough to need nobody's consent (E71).
      date_of_birth: '2009-05-20',
      state: 'MG',
      city: 'Ouro Preto',
    })
    .where('id', '=', person.userId)
    .execute()
  return person
}

/** The browser is that person's from its next page on. */
export async function enterAs(context: BrowserContext, { accessToken, refreshToken }: Person): Promise<void> {
  await context.addInitScript(
    (given) => {
      try {
        // Once for each session: what the app itself renews or removes later must stand.
        if (sessionStorage.getItem('entered') === given.refreshToken) return
        sessionStorage.setItem('entered', given.refreshToken)
        localStorage.setItem('trilha.access_token', given.accessToken)
        localStorage.setItem('trilha.refresh_token', given.refreshToken)
      } catch {
        // A page without an address has no storage.
      }
    },
    { accessToken, refreshToken },
  )
}
