import { folded } from '../../lib/folded.ts'

export interface SearchOption {
  value: string
  label: string
  /** Searched and shown beside the label. */
  hint?: string
}

const page = 8
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }

/** How far a key moves in the list, or undefined when it does not. */
export function stepOf(key: string): number | undefined {
  return steps[key]
}

/** The option a step leads to: from none upwards is the last, and both ends hold. */
export function movedTo(active: number, step: number, count: number): number {
  const last = count - 1
  if (active < 0 && step < 0) return last
  return Math.max(Math.min(active + step, last), Math.min(0, last))
}

interface Written {
  /** What was written since the field got the focus; null when nothing was. */
  typed: string | null
  options: readonly SearchOption[]
  value: string
}

/** What leaving the field means: a name written in full is chosen, an emptied field clears, the rest is forgotten. */
export function settled({ typed, options, value }: Written): string {
  if (typed === null) return value
  if (typed.trim() === '') return ''
  return options.find((option) => folded(option.label) === folded(typed))?.value ?? value
}
