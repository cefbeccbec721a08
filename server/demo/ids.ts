import { hash } from 'node:crypto'

/** The same words always give the same id, so parts of the demo can name each other's rows without a lookup. */
export function idOf(...words: readonly (string | number)[]): string {
  const digest = hash('sha256', `trilha demo/${words.join('/')}`)
  const at = (from: number, to: number) => digest.slice(from, to)
  // Version 8: the layout that the standard leaves to the application.
  return `${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-a${at(17, 20)}-${at(20, 32)}`
}

export interface Draw {
  /** 0 up to, not including, `below`. */
  int(below: number): number
  pick<T>(from: readonly T[]): T
  chance(percent: number): boolean
}

/** Mulberry32 from a named start: every load of the demo tells the same story. */
export function createDraw(seed: string): Draw {
  let state = Number.parseInt(hash('sha256', seed).slice(0, 8), 16)
  function int(below: number): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
  return { int, pick: (from) => from[int(from.length)]!, chance: (percent) => int(100) < percent }
}
