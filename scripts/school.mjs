// Creates a school with its classes and its first administrator, who gets a letter. The README says how.
import { runOnDatabase } from './lib/run-on-database.mjs'

await runOnDatabase('school.ts')
