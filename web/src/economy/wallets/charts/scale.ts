/** The box that the pictures are drawn in, and the plot inside it. */
export const box = { width: 360, height: 196, left: 42, right: 350, top: 24, bottom: 164, labels: 184 } as const

/** A top that reads well and whose half does too: 50 and 25, 400 and 200. */
export function niceMax(values: readonly number[]): number {
  const most = Math.max(...values, 1)
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 5, 10].map((times) => times * power).find((top) => top >= most && top % 2 === 0)!
}

export function yOf(value: number, max: number): number {
  return round(box.bottom - (value / max) * (box.bottom - box.top))
}

export interface Point {
  x: number
  y: number
}

/** A smooth line through the points that never leaves the height of its two neighbours: no balance below zero. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const curves = rest.map((to, at) => {
    const from = points[at]!
    const before = points[at - 1] ?? from
    const after = points[at + 2] ?? to
    const within = (y: number) => Math.min(Math.max(y, Math.min(from.y, to.y)), Math.max(from.y, to.y))
    const start = { x: from.x + (to.x - before.x) / 6, y: within(from.y + (to.y - before.y) / 6) }
    const end = { x: to.x - (after.x - from.x) / 6, y: within(to.y - (after.y - from.y) / 6) }
    return `C${[start, end, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`
  })
  return `M${first.x} ${first.y}${curves.join('')}`
}

/** Which points carry their label: the last one, and from it back as many as there is room for. */
export function labelled(count: number, most: number): ReadonlySet<number> {
  const every = Math.ceil(count / most)
  return new Set(Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
