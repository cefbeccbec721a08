/** One string per box, each empty or one character. */
export type Boxes = readonly string[]

export interface CodeRules {
  length: number
  numeric: boolean
}

export interface Entry {
  boxes: Boxes
  /** The box that has the focus next. */
  focus: number
}

/**
 * What of a pasted text belongs to a code: people copy "123 456", "12-34" or "Código: 1234".
 * Full-width digits of some keyboards count as digits. Letters become capitals, since a code
 * printed on paper does not say which they are.
 */
export function normaliseCode(text: string, { length, numeric }: CodeRules): string {
  const plain = text.normalize('NFKC').toUpperCase()
  const kept = numeric ? plain.replaceAll(/\D/g, '') : plain.replaceAll(/[^A-Z0-9]/g, '')
  return kept.slice(0, length)
}

/** Boxes of a value in which a space stands for an empty box, so that a gap keeps its place. */
export function toBoxes(value: string, length: number): Boxes {
  return Array.from({ length }, (_, index) => (value[index] ?? '').trim())
}

export function toValue(boxes: Boxes): string {
  return boxes
    .map((box) => box || ' ')
    .join('')
    .trimEnd()
}

export function isComplete(boxes: Boxes): boolean {
  return boxes.every((box) => box !== '')
}

/** Characters typed, pasted or filled in by the system, from the given box on. */
export function enter(boxes: Boxes, index: number, text: string, rules: CodeRules): Entry | undefined {
  const characters = normaliseCode(text, rules)
  if (characters === '') return undefined
  // A whole code always starts at the first box, wherever the cursor stood.
  const start = characters.length === rules.length ? 0 : index
  const next = boxes.map((box, at) => characters[at - start] ?? box)
  return { boxes: next, focus: Math.min(start + characters.length, rules.length - 1) }
}

/** Backspace clears this box, or the one before when this one is already empty. */
export function eraseBack(boxes: Boxes, index: number): Entry {
  const at = boxes[index] === '' ? Math.max(index - 1, 0) : index
  return { boxes: clear(boxes, at), focus: at }
}

export function eraseHere(boxes: Boxes, index: number): Entry {
  return { boxes: clear(boxes, index), focus: index }
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

/** The box a key leads to, or undefined when the key does not move. */
export function moved(key: string, index: number, length: number): number | undefined {
  return steps[key]?.(index, length - 1)
}

function clear(boxes: Boxes, index: number): Boxes {
  return boxes.map((box, at) => (at === index ? '' : box))
}
