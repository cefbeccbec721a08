import { useFormat } from '../../../lib/use-format.ts'
import styles from './charts.module.css'
import { Frame } from './Frame.tsx'
import { box, labelled, niceMax, yOf } from './scale.ts'

export interface BarsProps {
  labels: readonly string[]
  credit: readonly number[]
  debit: readonly number[]
}

const corner = 6

/** What came in, and beside it what went out; the last point in full colour, numbers on the last two. */
export function Bars({ labels, credit, debit }: BarsProps) {
  const max = niceMax([...credit, ...debit])
  const pitch = (box.right - box.left) / labels.length
  const spends = debit.some((value) => value > 0)
  const width = Math.min(pitch * (spends ? 0.42 : 0.6), 21)
  const named = labelled(labels.length, 5)
  const columns = labels.map((label, at) => {
    const centre = box.left + pitch * (at + 0.5)
    return { label, at, centre, left: centre - (spends ? width * 0.85 : width / 2) }
  })
  return (
    <svg className={styles['picture']} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <Frame max={max} />
      {columns.map(({ label, at, centre, left }) => (
        <g key={label}>
          <Bar x={left} value={credit[at]!} {...{ max, width }} look={at === labels.length - 1 ? 'now' : 'earned'} />
          {spends && <Bar x={left + width + 2} value={debit[at]!} max={max} width={width * 0.6} look="spent" />}
          {named.has(at) && (
            <text x={centre} y={box.labels} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      {/* After all bars: none covers a number. */}
      {columns.slice(-2).map(({ label, at, left }) => (
        <Value key={label} value={credit[at]!} {...{ max, left, width }} isLower={debit[at]! > credit[at]!} />
      ))}
    </svg>
  )
}

interface ValueProps {
  value: number
  max: number
  left: number
  width: number
  /** What went out is higher. */
  isLower: boolean
}

/** Over its bar; where a higher one stands beside it, to the left of that one. */
function Value({ value, max, left, width, isLower }: ValueProps) {
  const format = useFormat()
  if (value === 0) return null
  return (
    <text
      x={isLower ? left + width : left + width / 2}
      y={yOf(value, max) - 6}
      textAnchor={isLower ? 'end' : 'middle'}
      className={styles['value']}
    >
      {format.number(value)}
    </text>
  )
}

interface BarProps {
  x: number
  value: number
  max: number
  width: number
  look: 'earned' | 'now' | 'spent'
}

/** Round at the top alone. */
function Bar({ x, value, max, width, look }: BarProps) {
  if (value === 0) return null
  const top = yOf(value, max)
  const round = Math.min(corner, width / 2, box.bottom - top)
  const d = `M${x} ${box.bottom} V${top + round} Q${x} ${top} ${x + round} ${top} H${x + width - round} Q${x + width} ${top} ${x + width} ${top + round} V${box.bottom}Z`
  return <path d={d} className={styles[look]} />
}
