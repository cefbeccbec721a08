import { loadDemo } from '../../server/demo/load.ts'
import { readConfig, type Config } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { createPasswords } from '../../server/src/platform/session/passwords.ts'
import { loadSecrets } from '../../server/src/platform/session/secrets.ts'
import { startError } from '../../server/src/platform/start-error.ts'
import { open, runScript, say } from './open.ts'

async function main(args: readonly string[]): Promise<void> {
  const config = readConfig()
  if (config.databaseUrl && !args.includes('--yes')) {
    const { host, pathname } = new URL(config.databaseUrl)
    throw startError(`Everything in ${host}${pathname} would be deleted. If that is meant: npm run db:reset -- --yes`)
  }
  const { url, stop } = await open(config)
  try {
    await reset(config, url)
  } finally {
    await stop()
  }
}

async function reset(config: Config, url: string): Promise<void> {
  const ignore = () => undefined
  const database = openDatabase({ url, poolSize: 2, log: { warn: ignore, error: ignore } })
  try {
    await database.pool.query('drop schema if exists graphile_worker, public cascade')
    await database.pool.query('create schema public')
    const applied = await migrate(url)
    say(`The database is new: ${applied.length} migrations.`)
    if (!config.demo) return
    const accounts = await loadDemo(database.db, createPasswords(await loadSecrets(config)))
    say(accounts ? 'The demo school is loaded.' : 'The demo school was not loaded.')
  } finally {
    await database.close()
  }
}

runScript(main)
