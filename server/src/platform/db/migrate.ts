import { Migrator } from 'kysely/migration'
import { runMigrations as migrateJobs } from 'graphile-worker'
import { migrations } from '../../../migrations/index.ts'
import { startError } from '../start-error.ts'
import { openDatabase, type Db } from './database.ts'

/**
 * Forward only. On connections of its own, without the limits of a request: a large table takes its time, and of
 * several servers that start together all but one wait on Kysely's lock.
 */
export async function migrate(url: string): Promise<string[]> {
  const { db, pool, close } = openDatabase({ url, poolSize: 2, isPatient: true, log: { warn: ignore, error: ignore } })
  try {
    await refuseNewerSchema(db)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw startError(`The database could not be brought up to date: ${reason(error)}`, error)
    await migrateJobs({ pgPool: pool })
    return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
  } finally {
    await close()
  }
}

/** What breaks a connection comes back from the statement it broke. */
function ignore(): void {}

/** A schema made by a later release would be misread, or damaged, by this one. */
async function refuseNewerSchema(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  const unknown = applied.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0) {
    throw startError(
      `The database is of a newer version of Trilha (it knows ${unknown.at(-1)}): start that version, or use another database.`,
    )
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
