import { useMemo } from 'react'
import { contourPath, type Contour } from './contour.ts'

interface ContourLinesProps extends Contour {
  colour?: string
  width?: number
  opacity?: number
}

/** Map lines for deep and map surfaces only. Goes inside an `<svg>`. */
export function ContourLines({ colour = '#9FD9BD', width = 1.4, opacity = 0.16, ...hill }: ContourLinesProps) {
  const { cx, cy, start, step, count, seed } = hill
  const d = useMemo(() => contourPath({ cx, cy, start, step, count, seed }), [cx, cy, start, step, count, seed])
  return <path d={d} fill="none" stroke={colour} strokeWidth={width} opacity={opacity} />
}
