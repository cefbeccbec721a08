import styles from './charts.module.css'
import { Frame } from './Frame.tsx'
import { box, labelled, niceMax, smoothPath, yOf } from './scale.ts'

export interface LineProps {
  labels: readonly string[]
  balance: readonly number[]
}

const mostDots = 14

/** The balance over time, ending in the flag of the trails. */
export function Line({ labels, balance }: LineProps) {
  const max = niceMax(balance)
  const step = labels.length > 1 ? (box.right - 6 - box.left) / (labels.length - 1) : 0
  // A single point stands at the end, where the flag is.
  const points = balance.map((value, at) => ({
    x: labels.length > 1 ? box.left + step * at : box.right - 6,
    y: yOf(value, max),
  }))
  const end = points.at(-1)!
  const path = smoothPath(points)
  const named = labelled(labels.length, 8)
  return (
    <svg className={styles['picture']} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <Frame max={max} />
      <path d={`${path} L${end.x} ${box.bottom} L${points[0]!.x} ${box.bottom}Z`} className={styles['area']} />
      <path d={path} className={styles['line']} />
      {points.length <= mostDots &&
        points.slice(0, -1).map(({ x, y }) => <circle key={x} cx={x} cy={y} r="3.4" className={styles['dot']} />)}
      <path d={`M${end.x} ${end.y} V${end.y - 26}`} className={styles['pole']} />
      <path d={`M${end.x - 1} ${end.y - 27} h-21 l4.6 6.4 l-4.6 6.4 h21z`} className={styles['flag']} />
      <circle cx={end.x} cy={end.y} r="6" className={styles['end']} />
      {labels.map(
        (label, at) =>
          named.has(at) && (
            <text key={label} x={points[at]!.x} y={box.labels} textAnchor="middle">
              {label}
            </text>
          ),
      )}
    </svg>
  )
}
