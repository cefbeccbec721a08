import type { Migration } from 'kysely/migration'
import * as identity from './20261115T0200-identity.ts'
import * as economy from './20261115T0210-economy.ts'
import * as platform from './20261115T0220-platform.ts'
import * as school from './20261115T0640-school.ts'

/** Imported statically, one sorted line each: timestamps, so that two people never take the same number. */
export const migrations: Record<string, Migration> = {
  '20261115T0200-identity': identity,
  '20261115T0210-economy': economy,
  '20261115T0220-platform': platform,
  '20261115T0640-school': school,
}
