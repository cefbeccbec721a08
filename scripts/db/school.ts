import { parseArgs } from 'node:util'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { startError } from '../../server/src/platform/start-error.ts'
import { foundSchool } from '../../server/src/school/roster/public.ts'
import { open, runScript, say } from './open.ts'
import { readSchool } from './school-args.ts'

async function main(args: string[]): Promise<void> {
  const school = readSchool(readArgs(args), new Date())
  const config = readConfig()
  const { url, stop } = await open(config)
  const ignore = () => undefined
  const database = openDatabase({ url, poolSize: 2, log: { warn: ignore, error: ignore } })
  try {
    await migrate(url)
    const id = await foundSchool(database.db, school)
    if (id === undefined) throw startError(`There is a school called ${school.name} already.`)
    const classes = school.classes.length === 1 ? 'one class' : `${school.classes.length} classes`
    say(`${school.name} is there, with ${classes} of ${school.year}. Its id is ${id}.`)
    say(
      `${school.admin.name} is invited to administer it: the letter to ${school.admin.username} leaves when the server runs.`,
    )
  } finally {
    await database.close()
    await stop()
  }
}

const names = ['name', 'city', 'state', 'classes', 'year', 'admin', 'email'] as const

function readArgs(args: string[]): Partial<Record<(typeof names)[number], string>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ args, options }).values
  } catch (error) {
    throw startError(`${(error as Error).message.split('. ')[0]}. The README says how the command is written.`, error)
  }
}

runScript(main)
