/** Which photo comes when somebody moves on: none before the first and none after the last. */
export function stepFrom(ids: readonly string[], id: string, by: -1 | 1): string | undefined {
  const at = ids.indexOf(id)
  return at < 0 ? undefined : ids[at + by]
}

/** What comes into view when the open one is removed: the next, else the one before. */
export function afterRemoval(ids: readonly string[], id: string): string | undefined {
  return stepFrom(ids, id, 1) ?? stepFrom(ids, id, -1)
}

interface Point {
  x: number
  y: number
}

/** Shorter is a tap, steeper is scrolling. */
const shortest = 48

/** A finger that goes to the left brings the next one. */
export function swipeOf(from: Point, to: Point): -1 | 1 | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(down)) return undefined
  return across < 0 ? 1 : -1
}
