import { familySeconds, processSeconds } from './cpu.ts'
import { closedLoop, quantile, type Target } from './load.ts'
import type { Stage } from './stage.ts'

const connections = 8

/** One of two databases of unlike size, with a server on it. */
export interface Side {
  stage: Stage
  server: { address: string; pid: number }
  /** Before it is asked: what may have run out since. */
  renew?(): Promise<void>
}

export interface Route<S extends Side> {
  name: string
  requests: number
  next(side: S): Target['next']
}

/** Microseconds of CPU for each request, the server's and the database's. */
async function measure<S extends Side>(side: S, { requests, next }: Route<S>, from: number): Promise<number> {
  await side.renew?.()
  const spent = () => processSeconds(side.server.pid) + familySeconds(side.stage.databasePid)
  const before = spent()
  const target = { address: side.server.address, next: next(side) }
  const { outcomes } = await closedLoop(target, { requests, connections, from })
  const failed = outcomes.filter(({ status }) => status !== 200)
  if (failed.length > 0) throw new Error(`${failed.length} of ${requests} answered ${failed[0]!.status}`)
  return ((spent() - before) / requests) * 1e6
}

/**
 * Asks both sides in turns and says what the large one costs against the small; false where a route is over the bar.
 * However it ends, nothing of it goes on running.
 */
export async function compare<S extends Side>(
  sides: { small: S; large: S },
  routes: readonly Route<S>[],
  options: { rounds: number; bar: number },
): Promise<boolean> {
  try {
    return (await countOver(sides, routes, options)) === 0
  } finally {
    await Promise.all(Object.values(sides).map(({ stage }) => stage.end()))
  }
}

async function countOver<S extends Side>(
  { small, large }: { small: S; large: S },
  routes: readonly Route<S>[],
  { rounds, bar }: { rounds: number; bar: number },
): Promise<number> {
  let over = 0
  for (const route of routes) {
    const results: { small: number; large: number }[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const from = round * route.requests
      const result = { small: await measure(small, route, from), large: await measure(large, route, from) }
      // The first round warms both up.
      if (round > 0) results.push(result)
    }
    const median = (of: 'small' | 'large') =>
      quantile(
        results.map((result) => result[of]),
        0.5,
      )
    const ratio = median('large') / median('small')
    if (ratio > bar) over += 1
    process.stdout.write(
      `${route.name.padEnd(32)} ${median('large').toFixed(0).padStart(6)} / ${median('small').toFixed(0).padStart(6)} = ${ratio.toFixed(2)} (at most ${bar})\n`,
    )
  }
  return over
}
