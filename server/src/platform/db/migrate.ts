import { Migrator } from 'kysely/migration'
import { runMigrations as migrateJobs } from 'graphile-worker'
import type pg from 'pg'
import { migrations } from '../../../migrations/index.ts'
import { startError } from '../start-error.ts'
import type { Db } from './database.ts'

/** Forward only; concurrent starts wait for each other on Kysely's lock. */
export async function migrate(db: Db, pool: pg.Pool): Promise<string[]> {
  await refuseNewerSchema(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw startError(`The database could not be brought up to date: ${reason(error)}`, error)
  await migrateJobs({ pgPool: pool })
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

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
