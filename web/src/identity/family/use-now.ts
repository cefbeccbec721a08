import { useEffect, useState } from 'react'
import { clock } from '../../lib/clock.ts'

const everySeconds = 10

/** The server's time, drawn anew often enough for minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
