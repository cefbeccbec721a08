import { randomUUID } from 'node:crypto'
import { createPasswords } from '../server/src/platform/session/passwords.ts'
import { caller, clientHeader } from '../server/src/testing/caller.ts'
import { quantile } from './lib/load.ts'
import { openStage } from './lib/stage.ts'

/**
 * How long a refused sign-in takes, for names that exist and for names that do not: a stranger with a stopwatch
 * must not learn which is which. Every try has a name of its own, so that no attempt budget speaks, and the two
 * kinds take turns, so that whatever else the machine does meets both.
 */
const bar = 0.1
const tries = Number(process.env['TRIES'] ?? 200)
const warmUp = 20

const stage = await openStage()
const server = await stage.start('server/src/main.ts')
const hash = await createPasswords(stage.secrets).hash('a senha certa')
const known = Array.from({ length: tries + warmUp }, () => `pessoa.${randomUUID()}@bench.trilha.test`)
await stage.database.db
  .insertInto('users')
  .values(known.map((username) => ({ username, name: 'Pessoa', password_hash: hash })))
  .execute()
const anybody = caller(server.address)

async function refusedAfter(username: string): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: 'uma senha errada' }).toString()
  const headers = { authorization: clientHeader, 'content-type': 'application/x-www-form-urlencoded' }
  const began = performance.now()
  const { status } = await anybody.raw('POST', '/api/oauth/token', { headers, body })
  if (status !== 401) throw new Error(`answered ${status}`)
  return performance.now() - began
}

const times = { known: [] as number[], unknown: [] as number[] }
for (const [count, username] of known.entries()) {
  const wrong = await refusedAfter(username)
  const nobody = await refusedAfter(`ninguem.${randomUUID()}@bench.trilha.test`)
  if (count < warmUp) continue
  times.known.push(wrong)
  times.unknown.push(nobody)
}
const [wrong, nobody] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
const apart = Math.abs(wrong - nobody) / Math.min(wrong, nobody)
process.stdout.write(
  `a wrong password ${wrong.toFixed(1)} ms, an unknown name ${nobody.toFixed(1)} ms (medians of ${tries}): ${(apart * 100).toFixed(1)} % apart (at most ${bar * 100} %)\n`,
)
await stage.end()
process.exitCode = apart > bar ? 1 : 0
