import { openConnection, requestText, type Connection } from './connection.ts'

export interface Target {
  address: string
  /** One request; `count` numbers them. */
  next(count: number): { method: string; path: string; headers: Record<string, string> }
}

export interface Outcome {
  status: number
  milliseconds: number
  retryAfter: string | undefined
}

async function timed(connection: Connection, target: Target, count: number): Promise<Outcome> {
  const started = performance.now()
  const received = await connection.send(requestText(target.address, target.next(count)))
  return { ...received, milliseconds: performance.now() - started }
}

/** Closed loop: each of `connections` clients waits for its answer before it asks again. */
export async function closedLoop(
  target: Target,
  { requests, connections, from = 0 }: { requests: number; connections: number; from?: number },
): Promise<{ outcomes: Outcome[]; seconds: number }> {
  const outcomes: Outcome[] = []
  const clients = await Promise.all(Array.from({ length: connections }, () => openConnection(target.address)))
  let next = 0
  const started = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      while (next < requests) outcomes.push(await timed(client, target, from + next++))
    }),
  )
  const seconds = (performance.now() - started) / 1000
  for (const client of clients) client.close()
  return { outcomes, seconds }
}

/** Open loop: requests arrive at a rate, whether or not the ones before were answered. */
export async function openLoop(
  target: Target,
  { perSecond, seconds, connections }: { perSecond: number; seconds: number; connections: number },
): Promise<Outcome[]> {
  const free = await Promise.all(Array.from({ length: connections }, () => openConnection(target.address)))
  const all = [...free]
  const pending: Promise<Outcome>[] = []
  const waiting: ((connection: Connection) => void)[] = []

  async function arrive(count: number): Promise<Outcome> {
    const connection = free.pop() ?? (await new Promise<Connection>((resolve) => waiting.push(resolve)))
    try {
      return await timed(connection, target, count)
    } finally {
      const next = waiting.shift()
      if (next) next(connection)
      else free.push(connection)
    }
  }

  const started = performance.now()
  const total = Math.floor(perSecond * seconds)
  while (pending.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond))
    while (pending.length < due) pending.push(arrive(pending.length))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const outcomes = await Promise.all(pending)
  for (const connection of all) connection.close()
  return outcomes
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
