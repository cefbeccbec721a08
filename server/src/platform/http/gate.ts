/**
 * The admission gate. The event loop is not what breaks under load, the queue before the database is:
 * so only `inFlight` requests run, `waiting` may queue for `longestWait`, and the rest hear 503 at once.
 */
export interface Gate {
  /** Resolves to whether the request may run; one that ran must be released. */
  enter(): Promise<boolean>
  leave(): void
  /** Nobody may even wait. */
  readonly full: boolean
  readonly running: number
  readonly queued: number
}

interface Waiting {
  admit(allowed: boolean): void
  timer: NodeJS.Timeout
}

export function createGate({
  inFlight,
  waiting,
  longestWait,
}: {
  inFlight: number
  waiting: number
  longestWait: number
}): Gate {
  const queue = new Set<Waiting>()
  let running = 0

  function enter(): Promise<boolean> {
    if (running < inFlight) {
      running += 1
      return Promise.resolve(true)
    }
    if (queue.size >= waiting) return Promise.resolve(false)
    return new Promise((resolve) => {
      const entry: Waiting = {
        admit(allowed) {
          clearTimeout(entry.timer)
          queue.delete(entry)
          resolve(allowed)
        },
        timer: setTimeout(() => entry.admit(false), longestWait),
      }
      queue.add(entry)
    })
  }

  function leave(): void {
    const [next] = queue
    if (next) next.admit(true)
    else running -= 1
  }

  return {
    enter,
    leave,
    get full() {
      return running >= inFlight && queue.size >= waiting
    },
    get running() {
      return running
    },
    get queued() {
      return queue.size
    },
  }
}
