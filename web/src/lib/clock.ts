export interface Clock {
  /** The server's time as far as known, in milliseconds. */
  now(): number
  /** Takes the Date header of an answer. */
  learn(dateHeader: string | null): void
}

/** The header counts whole seconds and travels a while: a smaller difference is noise. */
const noise = 3000

/** Device clocks in schools can be hours off, and a token's `exp` is the server's time. */
export function createClock(localNow: () => number): Clock {
  let skew = 0
  return {
    now: () => localNow() + skew,
    learn: (dateHeader) => {
      const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(server)) return
      const difference = server - localNow()
      skew = Math.abs(difference) > noise ? difference : 0
    },
  }
}

export const clock = createClock(() => Date.now())
