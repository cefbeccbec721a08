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
  const format = useFormat()
  const max = niceMax([...credit, ...debit])
  const pitch = (box.right - box.left) / labels.length
  const spends = debit.some((value) => value > 0)
  const width = Math.min(pitch * (spends ? 0.42 : 0.6), 21)
  const named = labelled(labels.length, 5)
  return (
    <svg className={styles['picture']} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <Frame max={max} />
      {labels.map((label, at) => {
        const centre = box.left + pitch * (at + 0.5)
        const isLast = at === labels.length - 1
        const left = centre - (spends ? width * 0.85 : width / 2)
        return (
          <g key={label}>
            <Bar x={left} value={credit[at]!} {...{ max, width }} look={isLast ? 'now' : 'earned'} />
            {spends && <Bar x={left + width + 2} value={debit[at]!} max={max} width={width * 0.6} look="spent" />}
            {at >= labels.length - 2 && credit[at]! > 0 && (
              <text x={left + width / 2} y={yOf(credit[at]!, max) - 6} textAnchor="middle" className={styles['value']}>
                {format.number(credit[at]!)}
              </text>
            )}
            {named.has(at) && (
              <text x={centre} y={box.labels} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
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
