import { overloaded } from './http/failure.ts'

/** Work that takes a core or much memory: so many run, so many wait, the rest is turned away. */
export function createLimit(inFlight: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async function limit<T>(work: () => Promise<T>): Promise<T> {
    if (running >= inFlight) {
      if (queue.length >= waiting) throw overloaded()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
