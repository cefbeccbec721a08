import { anyLetter, isHider, isLetter, isSpace, type Signs } from './letters.ts'

/** A run of signs that may be letters, from the first to the one before `end`. */
export interface Token {
  /** Its signs, without those that say a letter a third time. */
  signs: number[]
  /** Where, among them, the letters begin and end: signs at the edges may be no part of the word. */
  start: number
  end: number
  /** All of them, with those at the edges. */
  whole: { start: number; end: number }
  /** Only a space stood before it, nothing else. */
  afterSpace: boolean
  isEveryday: boolean
}

export function tokensOf(signs: Signs): Token[] {
  const tokens: Token[] = []
  let current: number[] = []
  let afterSpace = true
  const end = () => {
    if (current.length === 0) return
    tokens.push(tokenOf(signs, current, afterSpace))
    afterSpace = true
    current = []
  }
  for (let at = 0; at < signs.length; at += 1) {
    const what = signs.what[at]!
    if ((what & (anyLetter | isLetter)) !== 0) extend(signs, current, at)
    else {
      end()
      if ((what & isSpace) === 0) afterSpace = false
    }
  }
  end()
  return tokens
}

/** Nobody hides more letters than these in a row and is still read. */
export const longestHidden = 6

/** Said a third time it says nothing more: however long a row, two are enough to read it, and of hidden ones a few. */
function extend(signs: Signs, current: number[], at: number): void {
  const what = signs.what[at]!
  const enough = (what & isHider) === 0 ? 2 : longestHidden
  let same = 0
  while (same < enough && signs.what[current[current.length - 1 - same]!] === what) same += 1
  if (same === enough) signs.to[current.at(-1)!] = signs.to[at]!
  else current.push(at)
}

function tokenOf(signs: Signs, current: number[], afterSpace: boolean): Token {
  const letters = (at: number) => (signs.what[at]! & isLetter) !== 0
  const start = current.findIndex(letters)
  // A sign alone is a letter here: "p @ u".
  const edges = start === -1 ? { start: 0, end: current.length } : { start, end: current.findLastIndex(letters) + 1 }
  const whole = { start: 0, end: current.length }
  return { signs: current, ...edges, whole, afterSpace, isEveryday: isEveryday(signs, current, edges) }
}

/** Short words of every day: beside another they are words, not a piece of one. */
const everyday = new Set(
  'a o e é os as um uma de da do das dos em na no nas nos por pra para que se me te lhe eu tu ele ela nós vós meu minha teu sua seu com sem mas mais já só lá cá aí ali vi vou vai foi ser ter ver dar ir pé pó sol mar rua dia bom boa mal sim não the an is it as at to in of on or if he she we you my'
    .split(' ')
    .map((each) => each.normalize('NFKD').replaceAll(/\p{M}/gu, '')),
)
const longestEveryday = 5

function isEveryday(signs: Signs, current: readonly number[], { start, end }: { start: number; end: number }): boolean {
  if (end - start > longestEveryday) return false
  let spelled = ''
  for (let index = start; index < end; index += 1) {
    const set = signs.what[current[index]!]! & anyLetter
    spelled += set === 0 ? '?' : String.fromCharCode(97 + 31 - Math.clz32(set & -set))
  }
  return everyday.has(spelled)
}
