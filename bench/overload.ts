import { execFileSync } from 'node:child_process'
import { classOfStudents } from '../server/src/testing/drills/class-of-students.ts'
import { closedLoop, openLoop, quantile, type Target } from './lib/load.ts'
import { openStage } from './lib/stage.ts'

/**
 * Three times saturation, open loop, the server with its database on one core and this generator on the other, so
 * that neither measures the other's load: what gets through must stay near what saturation gives.
 */
const bar = 0.7
const seconds = 15
pin(process.pid, 1)
const stage = await openStage()
// Its backends start later and inherit the core.
pin(stage.databasePid, 0)
const server = await stage.start('server/src/main.ts', { core: 0 })
const openers = await classOfStudents(stage.database.db, stage.secrets, { students: 32, chestsEach: 30 })
const target: Target = {
  address: server.address,
  next: (count) => ({
    method: 'GET',
    path: '/api/treasure-chests/my',
    headers: { authorization: `Bearer ${openers[count % openers.length]!.token}` },
  }),
}

await closedLoop(target, { requests: 2_000, connections: 32 })
const saturated = await closedLoop(target, { requests: 8_000, connections: 32 })
const capacity = saturated.outcomes.length / saturated.seconds
const began = performance.now()
const overload = await openLoop(target, { perSecond: capacity * 3, seconds, connections: 1_500 })
const took = (performance.now() - began) / 1000
const recovered = await closedLoop(target, { requests: 200, connections: 4 })

const served = overload.filter(({ status }) => status === 200)
const shed = overload.filter(({ status }) => status === 503)
const goodput = served.length / took / capacity
const unadvised = shed.filter(({ retryAfter }) => !(Number(retryAfter) > 0))
const others = overload.filter(({ status }) => status !== 200 && status !== 503)
const line = (text: string) => process.stdout.write(`${text}\n`)
line(`saturated        ${capacity.toFixed(0)} requests/s`)
line(
  `at three times   ${(served.length / took).toFixed(0)} requests/s served = ${goodput.toFixed(2)} of it (at least ${bar}), ${shed.length} shed with 503, ${others.length} anything else`,
)
line(`503 without Retry-After: ${unadvised.length} (none)`)
line(
  `p99 of the served: ${quantile(
    served.map(({ milliseconds }) => milliseconds),
    0.99,
  ).toFixed(0)} ms; right after: ${quantile(
    recovered.outcomes.map(({ milliseconds }) => milliseconds),
    0.99,
  ).toFixed(0)} ms`,
)
await stage.end()
process.exitCode = goodput < bar || others.length > 0 || unadvised.length > 0 ? 1 : 0

function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' })
}
