import { useEffect, useState } from 'react'

interface Counting {
  from: number
  to: number
  /** Milliseconds before it starts, and how long it takes. */
  delay: number
  duration: number
  isRunning: boolean
}

/** A number on its way, for the eye only: whoever listens hears the last value once. */
export function useCountUp({ from, to, delay, duration, isRunning }: Counting): number {
  const [part, setPart] = useState(0)

  useEffect(() => {
    if (!isRunning) return
    let start: number | undefined
    let frame = requestAnimationFrame(tick)
    function tick(now: number): void {
      start ??= now
      const next = Math.min(Math.max((now - start - delay) / duration, 0), 1)
      setPart(next)
      if (next < 1) frame = requestAnimationFrame(tick)
    }
    return () => {
      cancelAnimationFrame(frame)
      setPart(0)
    }
  }, [isRunning, delay, duration])

  return isRunning ? Math.round(from + (to - from) * (1 - (1 - part) ** 3)) : to
}
