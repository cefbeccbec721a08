export interface Contour {
  cx: number
  cy: number
  /** Radius of the innermost line and the distance to the next. */
  start: number
  step: number
  count: number
  /** Turns the hill, so that no two surfaces show the same one. */
  seed: number
}

const corners = 26

/** Height lines of one hill, as on a walking map. Computed, because the same lines written out weigh 11 KB. */
export function contourPath({ cx, cy, start, step, count, seed }: Contour): string {
  return Array.from({ length: count }, (_, line) => {
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * 2 * Math.PI
      const radius =
        (start + step * line) *
        (1 +
          0.16 * Math.sin(2 * angle + seed + 0.12 * line) +
          0.1 * Math.sin(3 * angle + 2.1 * seed + 0.2 * line) +
          0.05 * Math.sin(5 * angle + 0.7 * seed))
      return [cx + radius * Math.cos(angle), cy + 0.74 * radius * Math.sin(angle)] as const
    })
    return smooth(points)
  }).join('')
}

/** A closed Catmull-Rom curve through the points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!
  const bends = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const control = [0, 1].map((axis) => from[axis]! + (to[axis]! - before[axis]!) / 6)
    const control2 = [0, 1].map((axis) => to[axis]! - (after[axis]! - from[axis]!) / 6)
    return [...control, ...control2, ...to].map(Math.round).join(' ')
  })
  return `M${points[0]!.map(Math.round).join(' ')}C${bends.join(' ')}Z`
}
