import { lettersOf, signsOf, type Sign } from './blocked-words.letters.ts'

/**
 * Finds blocked words however they are spelled: accents, case, look-alike letters, digits for letters, letters said
 * many times, put apart or hidden behind an asterisk. A word counts as a whole (with its plural), so that a
 * "computador" stays one.
 */

export interface Found {
  from: number
  to: number
}

interface Node {
  /** By letter, 0 to 25. */
  branches: { letter: number; next: Node }[]
  /** A word ends here; or several, which stand apart by themselves. */
  ends?: 'word' | 'phrase'
}

export interface Matcher {
  find(text: string): Found[]
}

export function createMatcher(words: readonly string[]): Matcher {
  const root = newNode()
  for (const word of words) {
    const ends = word.includes(' ') ? 'phrase' : 'word'
    add(root, word, ends)
    if (!word.endsWith('s')) add(root, `${word}s`, ends)
  }
  return { find: (text) => findAll(root, text) }
}

function newNode(): Node {
  return { branches: [] }
}

function add(root: Node, word: string, ends: Node['ends'] & string): void {
  let node = root
  for (const set of lettersOf(word.replaceAll(' ', ''))) {
    const letter = 31 - Math.clz32(set)
    let branch = node.branches.find((each) => each.letter === letter)
    if (!branch) node.branches.push((branch = { letter, next: newNode() }))
    node = branch.next
  }
  node.ends ??= ends
}

function findAll(root: Node, text: string): Found[] {
  const found: Found[] = []
  for (const reading of readings(tokensOf(signsOf(text)))) {
    const length = lengthOf(root, reading)
    if (length === 0) continue
    const span = spanOf(reading.signs.slice(0, length))
    if (!found.some(({ from, to }) => from <= span.from && span.to <= to)) found.push(span)
  }
  return found.toSorted((a, b) => a.from - b.from)
}

function spanOf(signs: readonly Sign[]): Found {
  return { from: signs[0]!.from, to: signs.at(-1)!.to }
}

interface Token {
  signs: Sign[]
  /** Only a space stood before it, nothing else. */
  afterSpace: boolean
}

/** Runs of signs that may be letters. */
function tokensOf(signs: readonly Sign[]): Token[] {
  const tokens: Token[] = []
  let current: Sign[] = []
  let afterSpace = true
  const end = () => {
    if (current.length > 0) tokens.push({ signs: current, afterSpace })
    if (current.length > 0) afterSpace = true
    current = []
  }
  for (const sign of signs) {
    if (sign.set !== 0 || sign.isLetter) extend(current, sign)
    else {
      end()
      if (!sign.isSpace) afterSpace = false
    }
  }
  end()
  return tokens
}

/** Said a third time it says nothing more: however long a row, two are enough to read it. */
function extend(current: Sign[], sign: Sign): void {
  const [before, last] = current.slice(-2)
  if (last && !sign.isHider && before?.set === sign.set && last.set === sign.set) last.to = sign.to
  else current.push(sign)
}

/** Short words of every day: beside another they are words, not a piece of one. */
const everyday = new Set(
  'a o e é os as um uma de da do das dos em na no nas nos por pra para que se me te lhe eu tu ele ela nós vós meu minha teu sua seu com sem mas mais já só lá cá aí ali vi vou vai foi ser ter ver dar ir pé pó sol mar rua dia bom boa mal sim não the an is it as at to in of on or if he she we you my'
    .split(' ')
    .flatMap((word) => [word, word.normalize('NFKD').replaceAll(/\p{M}/gu, '')]),
)

/** Signs that may be read as one word, and where it may end: after so many signs, as what. */
interface Reading {
  signs: readonly Sign[]
  ends: ReadonlyMap<number, 'word or phrase' | 'phrase'>
}

/** The same letters, seen in the ways in which people read them. */
function* readings(tokens: readonly Token[]): Generator<Reading> {
  for (const [index, { signs }] of tokens.entries()) {
    for (const each of trimmed(signs)) yield { signs: each, ends: new Map([[each.length, 'word or phrase']]) }
    yield joined(tokens, index)
  }
}

/** With and without the signs at its edges: "$hit" needs them, "puta!" does not. */
function* trimmed(signs: Sign[]): Generator<Sign[]> {
  yield signs
  const start = signs.findIndex(({ isLetter }) => isLetter)
  const end = signs.findLastIndex(({ isLetter }) => isLetter)
  if (start === -1) return
  if (start > 0) yield signs.slice(start)
  if (end < signs.length - 1) yield signs.slice(0, end + 1)
  if (start > 0 && end < signs.length - 1) yield signs.slice(start, end + 1)
}

/** Of a piece of a word, what is no sign at its edges; a sign alone is a letter here: "p @ u". */
function core({ signs }: Token): Sign[] {
  return [...trimmed(signs)].at(-1)!
}

const mostJoined = 24

/** Letter by letter ("p u t a", "p.u.t.a"), or cut in two or three ("pu-ta", "cara lho"). */
function joined(tokens: readonly Token[], start: number): Reading {
  const signs = [...core(tokens[start]!)]
  const ends = new Map<number, 'word or phrase' | 'phrase'>()
  let areSingle = signs.length === 1
  let hasEveryday = isEveryday(signs)
  let isBroken = false
  for (let index = start + 1; index < tokens.length && signs.length < mostJoined; index += 1) {
    const token = tokens[index]!
    const piece = core(token)
    const pieces = index - start + 1
    areSingle &&= piece.length === 1
    if (!areSingle && pieces > 3) break
    hasEveryday ||= isEveryday(piece)
    isBroken ||= !token.afterSpace
    signs.push(...piece)
    // Put apart by a space alone: shorter ones, and those with a word of every day, are words of their own.
    const isApart = areSingle ? pieces < 3 : !isBroken && (hasEveryday || signs.length < 5)
    ends.set(signs.length, isApart ? 'phrase' : 'word or phrase')
  }
  return { signs, ends }
}

function isEveryday(signs: readonly Sign[]): boolean {
  return everyday.has(spelled(signs))
}

function spelled(signs: readonly Sign[]): string {
  return signs.map(({ set }) => (set === 0 ? '?' : String.fromCharCode(97 + 31 - Math.clz32(set & -set)))).join('')
}

/** Letters said twice among them. */
const longestWord = 40

/** How many of the signs are a blocked word, the longest there is. Numbers alone are none. */
function lengthOf(root: Node, { signs, ends }: Reading): number {
  if (signs.length === 0 || signs[0]!.isHider) return 0
  return reach(root, 0, undefined)

  /** Every letter of the word is met by one or more signs in a row. */
  function reach(node: Node, at: number, last: number | undefined): number {
    const sign = signs[at]
    if (sign && at < longestWord) {
      // Said once more: "puuuta". Who hides a letter hides one.
      if (last !== undefined && !sign.isHider && (sign.set & (1 << last)) !== 0) {
        const length = reach(node, at + 1, last)
        if (length > 0) return length
      }
      for (const { letter, next } of node.branches) {
        if ((sign.set & (1 << letter)) === 0) continue
        const length = reach(next, at + 1, sign.isHider ? undefined : letter)
        if (length > 0) return length
      }
    }
    return node.ends && mayEnd(node.ends, at) ? at : 0
  }

  function mayEnd(as: 'word' | 'phrase', at: number): boolean {
    const end = ends.get(at)
    if (end === undefined || (end === 'phrase' && as === 'word')) return false
    const word = signs.slice(0, at)
    const hidden = word.filter(({ isHider }) => isHider).length
    // What is hidden must leave enough to read.
    return word.some(({ isLetter }) => isLetter) && (hidden === 0 || (at >= 4 && hidden * 2 <= at))
  }
}
