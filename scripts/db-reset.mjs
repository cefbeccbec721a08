// Empties the database, migrates it and loads the demo school again. `--yes` is asked for where it is not our own.
import { runOnDatabase } from './lib/run-on-database.mjs'

await runOnDatabase('reset.ts')
