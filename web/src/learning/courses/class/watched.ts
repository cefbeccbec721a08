/** From one second up to, and without, another. */
export type Range = [from: number, to: number]

/** The same seconds in as few ranges as there are gaps. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** What of the first is not in the others. */
export function missingRanges(ranges: readonly Range[], others: readonly Range[]): Range[] {
  let rest = joinRanges(ranges)
  for (const [from, to] of others)
    rest = rest.flatMap((range) =>
      [[range[0], Math.min(range[1], from)] as Range, [Math.max(range[0], to), range[1]] as Range].filter(
        (part) => part[1] > part[0],
      ),
    )
  return rest
}

/** Whole seconds of what was played; a second that was not played to its end does not count, but for the last. */
export function playedRange(from: number, to: number, duration: number): Range | undefined {
  const end = to >= duration - 0.3 ? Math.ceil(duration) : Math.floor(to)
  const start = Math.floor(from)
  return end > start ? [start, end] : undefined
}
