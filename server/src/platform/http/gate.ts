/**
 * The admission gate. The event loop is not what breaks under load, the queue before the database is:
 * so only `inFlight` requests run, `waiting` may queue for `longestWait`, and the rest hear 503 at once.
 */
export interface Gate {
  /**
   * Says, now or after a wait, whether the request may run; one that ran must leave. Answers how to give up a wait:
   * whoever went away meanwhile must not be admitted, for nobody would ever leave in their place.
   */
  enter(decide: (isAdmitted: boolean) => void): (() => void) | undefined
  leave(): void
  readonly running: number
  readonly queued: number
}

export interface GateOptions {
  inFlight: number
  waiting: number
  longestWait: number
}

interface Waiting {
  decide(isAdmitted: boolean): void
  timer: NodeJS.Timeout
}

export function createGate({ inFlight, waiting, longestWait }: GateOptions): Gate {
  const queue = new Set<Waiting>()
  let running = 0

  function end(entry: Waiting, isAdmitted: boolean): void {
    clearTimeout(entry.timer)
    queue.delete(entry)
    entry.decide(isAdmitted)
  }

  function enter(decide: (isAdmitted: boolean) => void): (() => void) | undefined {
    if (running < inFlight) {
      running += 1
      decide(true)
      return undefined
    }
    if (queue.size >= waiting) {
      decide(false)
      return undefined
    }
    const entry: Waiting = { decide, timer: setTimeout(() => end(entry, false), longestWait) }
    queue.add(entry)
    return () => {
      clearTimeout(entry.timer)
      queue.delete(entry)
    }
  }

  function leave(): void {
    const [next] = queue
    if (next) end(next, true)
    else running -= 1
  }

  return {
    enter,
    leave,
    get running() {
      return running
    },
    get queued() {
      return queue.size
    },
  }
}
