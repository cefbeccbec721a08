import { sql } from 'kysely'
import { startError } from '../start-error.ts'
import type { Db } from './database.ts'

const required = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' } as const
const oldestVersion = 150_000

/** What is acknowledged must survive a crash, so a database that may forget is refused. */
export async function checkDurability(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')
  `.execute(db)
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]))
  if (Number(settings.get('server_version_num')) < oldestVersion) {
    throw startError('The database is too old: Trilha needs PostgreSQL 15 or newer.')
  }
  for (const [name, value] of Object.entries(required)) {
    const actual = settings.get(name)
    const strongEnough =
      actual === value || (name === 'synchronous_commit' && (actual === 'remote_apply' || actual === 'remote_write'))
    if (!strongEnough) {
      throw startError(
        `The database may lose acknowledged writes: its setting ${name} is ${actual}, it must be ${value}.`,
      )
    }
  }
}
