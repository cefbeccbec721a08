import { useEffect, useState } from 'react'
import { Confetti } from '../../../ui/art/Confetti.tsx'
import styles from './ChestOpening.module.css'
import { opening } from './opening-timeline.ts'

const delay = opening.burst[0] - opening.lid[0]

/** Mounted with the lid, opens with the burst, and falls on past the last frame; nothing waits for it. */
export function OpeningConfetti() {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOut(true), delay)
    return () => clearTimeout(timer)
  }, [])
  if (!isOut) return null
  return (
    <div className={styles['confetti']}>
      <Confetti falling />
    </div>
  )
}
