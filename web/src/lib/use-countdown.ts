import { useEffect, useState } from 'react'

/** Whole seconds that are left; `start` begins anew. */
export function useCountdown(
  seconds: number,
  { isRunning: startsAtOnce = false } = {},
): { left: number; start: () => void } {
  const [left, setLeft] = useState(startsAtOnce ? seconds : 0)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setLeft((now) => Math.max(now - 1, 0)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, start: () => setLeft(seconds) }
}
