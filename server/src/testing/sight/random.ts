/** The same again for one seed, so that what failed can be looked at. */
export function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const chance = (share: number) => next() < share
  const below = (count: number) => Math.floor(next() * count)
  return { chance, below, one: <T>(list: readonly T[]): T => list[below(list.length)]! }
}
export type Random = ReturnType<typeof randomOf>
