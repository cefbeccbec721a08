import { useEffect, useState } from 'react'
import { clock } from '../../lib/clock.ts'

/** Whole seconds until a moment of the server's, never below zero. */
export function secondsUntil(moment: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000))
}

/** 01:59. */
export function minutesAndSeconds(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export function useCountdown(moment: string): number {
  const [left, setLeft] = useState(() => secondsUntil(moment, clock.now()))
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(moment, clock.now()))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
