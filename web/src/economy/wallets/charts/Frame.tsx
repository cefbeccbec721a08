import { useFormat } from '../../../lib/use-format.ts'
import { box, yOf } from './scale.ts'

/** Three lines across: nothing, half and the top. */
export function Frame({ max }: { max: number }) {
  const format = useFormat()
  return (
    <>
      {[0, max / 2, max].map((value) => (
        <g key={value}>
          <path d={`M${box.left} ${yOf(value, max)} H${box.right + 6}`} stroke="var(--border)" />
          <text x={box.left - 8} y={yOf(value, max) + 4} textAnchor="end">
            {format.number(value)}
          </text>
        </g>
      ))}
    </>
  )
}
