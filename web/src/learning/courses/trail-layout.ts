/** A point of the drawing, in pixels. */
export interface Point {
  x: number
  y: number
}

export interface TrailLayout {
  height: number
  /** The line itself, for an SVG path. */
  line: string
  length: number
  modules: { at: Point; side: 'left' | 'right'; contents: (Point & { along: number })[]; along: number }[]
  end: Point & { side: 'left' | 'right' }
}

interface Size {
  /** Of the box that it is drawn in. */
  width: number
  /** How far from the middle the bends go. */
  reach: number
  /** Between two stops, at least. */
  gap: number
  /** Of a bend, at least. */
  bend: number
  top: number
  bottom: number
}

/** How far down the controls of a bend reach: near 1 the turns are round and the way across is level. */
const pull = 0.92

function sizeFor(width: number): Size {
  return width >= 560
    ? { width, reach: Math.min(width / 2 - 110, 330), gap: 60, bend: 164, top: 84, bottom: 128 }
    : { width, reach: Math.max(width / 2 - 78, 60), gap: 50, bend: 190, top: 84, bottom: 150 }
}

/**
 * Where a course's trail goes: each module stands at a bend, alternately left and right, and its classes on the way to
 * the next. The trail is as long as its stops need, however many there are.
 */
export function layTrail(contentCounts: readonly number[], width: number): TrailLayout {
  const size = sizeFor(width)
  const xs = [width / 2 - size.reach, width / 2 + size.reach] as const
  let from: Point = { x: xs[0], y: size.top }
  let along = 0
  let line = `M${round(from.x)} ${round(from.y)}`
  const modules = contentCounts.map((count, index): TrailLayout['modules'][number] => {
    const to = xs[(index + 1) % 2]!
    const bend = bendFor(from, to, { needed: (count + 1) * size.gap, least: size.bend })
    const start = along
    const contents = Array.from({ length: count }, (_, stop) => {
      const part = (stop + 1) / (count + 1)
      return { ...bend.at(part), along: start + part * bend.length }
    })
    const module = { at: from, side: sideOf(index), contents, along: start }
    line += bend.curve
    along += bend.length
    from = { x: to, y: from.y + bend.height }
    return module
  })
  return {
    height: from.y + size.bottom,
    line,
    length: along,
    modules,
    end: { ...from, side: sideOf(contentCounts.length) },
  }
}

function sideOf(index: number): 'left' | 'right' {
  return index % 2 === 0 ? 'left' : 'right'
}

interface Bend {
  height: number
  length: number
  curve: string
  /** The point after this part of its length. */
  at(part: number): Point
}

/** The flattest bend that has room for its stops. */
function bendFor(from: Point, toX: number, { needed, least }: { needed: number; least: number }): Bend {
  let height = least
  let samples = sample(from, toX, height)
  while (lengthOf(samples) < needed) {
    height += 12
    samples = sample(from, toX, height)
  }
  const length = lengthOf(samples)
  const controls = [from.x, from.y + height * pull, toX, from.y + height * (1 - pull), toX, from.y + height]
  return { height, length, curve: `C${controls.map(round).join(' ')}`, at: (part) => pointAt(samples, part * length) }
}

const steps = 60

function sample(from: Point, toX: number, height: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
    return {
      x: (a + b) * from.x + (c + d) * toX,
      y: from.y + height * (b * pull + c * (1 - pull) + d),
    }
  })
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0)
}

function pointAt(points: readonly Point[], wanted: number): Point {
  let left = wanted
  for (const [index, point] of points.slice(1).entries()) {
    const before = points[index]!
    const step = distance(before, point)
    if (left <= step) {
      const part = step === 0 ? 0 : left / step
      return { x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part }
    }
    left -= step
  }
  return points.at(-1)!
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
