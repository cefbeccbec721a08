/**
 * The levels that headings get below one of the page, whatever their author began with: each is at most one deeper
 * than the one before it, and what stood side by side stays so.
 */
export function levelsOf(depths: readonly number[], first: number): number[] {
  const open: number[] = []
  return depths.map((depth) => {
    while (open.length > 0 && open.at(-1)! >= depth) open.pop()
    open.push(depth)
    return Math.min(first + open.length - 1, 6)
  })
}
