import { useId } from 'react'
import { cx } from '../base/cx.ts'
import styles from './CoinFan.module.css'

const coins = [
  [-150, -60, 24],
  [-96, -128, 30],
  [104, -134, 28],
  [160, -52, 22],
  [-30, -176, 22],
  [46, -196, 26],
] as const

interface CoinFanProps {
  /** The beam is the only gradient of the whole look. */
  beam?: boolean
  className?: string
}

/** The light and the six coins that rise out of an open chest; its rim is at (0, 60) of the drawing. */
export function CoinFan({ beam = true, className }: CoinFanProps) {
  const id = useId()
  return (
    <svg viewBox="-300 -260 600 420" className={cx(styles.fan, className)} aria-hidden>
      {beam && (
        <>
          <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
            <stop offset="0" stopColor="#FFE9A8" stopOpacity=".75" />
            <stop offset="1" stopColor="#FFE9A8" stopOpacity="0" />
          </linearGradient>
          <path d="M-82 60L-210-250H210L82 60Z" fill={`url(#${id})`} opacity=".6" />
          <path d="M-56 60L-110-250H110L56 60Z" fill={`url(#${id})`} opacity=".7" />
        </>
      )}
      {coins.map(([x, y, r]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${r / 24})`}>
          <circle cy="3.4" r="24" fill="#C98700" />
          <circle r="24" fill="#FFC629" />
          <circle r="15.8" fill="none" stroke="#E3A500" strokeWidth="3.1" />
          <path
            d="M5.7-8.5H-5.9V8.5H5.7M-5.9 0H3.9"
            fill="none"
            stroke="#7A5600"
            strokeWidth="4.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </svg>
  )
}
