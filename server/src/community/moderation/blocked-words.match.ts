import { gluedBefore } from './blocked-words.lists.ts'
import { anyLetter, isHider, isLetter, isSpace, lettersOf, signsOf, type Signs } from './blocked-words.letters.ts'

/**
 * Finds blocked words however they are spelled: accents, case, look-alike letters, digits for letters, letters said
 * many times, put apart or hidden behind an asterisk. A word counts as a whole (with its plural), so that a
 * "computador" stays one. All words are one automaton over numbers, and a text is read into arrays that are used
 * again: how long it takes depends on the text, not on how many words are blocked.
 */

export interface Found {
  from: number
  to: number
}

/** A tree of letters: where each leads, which lead anywhere at all, which may be hidden, and what ends there. */
export interface WordTree {
  next: Int32Array
  branches: Int32Array
  /** Without those that lead to nothing but words in one piece with another: hidden as well, nobody reads them. */
  hideable: Int32Array
  ends: Uint8Array
}

/** A word ends here; or several words, which stand apart by themselves. */
const word = 1
const phrase = 2
/** With another before it, in one piece. Put apart, the blocked one alone is what is found. */
const glued = 3
/** Where a reading may end: as either, as a phrase alone, or as all of these. */
const asAny = 1
const asPhrase = 2
const asPiece = 3

export function plantWords(words: readonly string[]): WordTree {
  const alone = words.map((each) => ({ letters: lettersOf(each), ends: each.trim().includes(' ') ? phrase : word }))
  const behind = gluedBefore.flatMap((before) =>
    alone.map(({ letters }) => ({
      letters: letters.length === 0 ? [] : [...lettersOf(before), ...letters],
      ends: glued,
    })),
  )
  const spellings = [...alone, ...behind].flatMap(({ letters, ends }) => {
    const plural = [...letters, 's'.charCodeAt(0) - 97]
    return letters.length === 0
      ? []
      : letters.at(-1) === plural.at(-1)
        ? [{ letters, ends }]
        : [
            { letters, ends },
            { letters: plural, ends },
          ]
  })
  const most = 1 + spellings.reduce((sum, { letters }) => sum + letters.length, 0)
  const tree = {
    next: new Int32Array(most * 26),
    branches: new Int32Array(most),
    hideable: new Int32Array(most),
    ends: new Uint8Array(most),
  }
  let nodes = 1
  for (const { letters, ends } of spellings) {
    let node = 0
    for (const letter of letters) {
      const place = node * 26 + letter
      tree.branches[node]! |= 1 << letter
      if (ends !== glued) tree.hideable[node]! |= 1 << letter
      if (tree.next[place] === 0) tree.next[place] = nodes++
      node = tree.next[place]!
    }
    if (tree.ends[node] === 0 || ends === phrase) tree.ends[node] = ends
  }
  return {
    next: tree.next.slice(0, nodes * 26),
    branches: tree.branches.slice(0, nodes),
    hideable: tree.hideable.slice(0, nodes),
    ends: tree.ends.slice(0, nodes),
  }
}

/** What of the text is a word of any of the trees, in order, none overlapping another. */
export function findWords(trees: readonly WordTree[], text: string): Found[] {
  const signs = signsOf(text)
  const tokens = tokensOf(signs)
  const found: Found[] = []
  const reading = newReading(signs)
  const look = () => {
    for (const tree of trees) {
      const length = lengthOf(tree, reading)
      if (length > 0) found.push({ from: signs.from[reading.at[0]!]!, to: signs.to[reading.at[length - 1]!]! })
    }
  }
  for (let index = 0; index < tokens.length; index += 1) {
    readToken(reading, tokens[index]!, look)
    if (readJoined(reading, tokens, { first: index, edges: 'without' })) look()
    const haveEdges = tokens.slice(index, index + mostPhrasePieces).some(hasEdges)
    if (haveEdges && readJoined(reading, tokens, { first: index, edges: 'with' })) look()
  }
  return merged(found)
}

/** Where two overlap, both are one. */
function merged(found: readonly Found[]): Found[] {
  const spans: Found[] = []
  for (const span of found.toSorted((a, b) => a.from - b.from)) {
    const before = spans.at(-1)
    if (before && span.from < before.to) before.to = Math.max(before.to, span.to)
    else spans.push({ ...span })
  }
  return spans
}

/** A run of signs that may be letters, from the first to the one before `end`. */
interface Token {
  /** Its signs, without those that say a letter a third time. */
  signs: number[]
  /** Where, among them, the letters begin and end: signs at the edges may be no part of the word. */
  start: number
  end: number
  /** Only a space stood before it, nothing else. */
  afterSpace: boolean
  isEveryday: boolean
}

function tokensOf(signs: Signs): Token[] {
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
const longestHidden = 6

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
  return { signs: current, ...edges, afterSpace, isEveryday: isEveryday(signs, current, edges) }
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

/** Letters said twice among them. */
const longestWord = 40
const mostJoined = 24

/** Signs that may be read as one word, and after how many of them it may end, as what; room that is used again. */
interface Reading {
  signs: Signs
  length: number
  /** How many of them hide a letter. */
  hidden: number
  at: Int32Array
  ends: Uint8Array
  /** The last place where it may end: what comes after is read for nothing. */
  lastEnd: number
}

function newReading(signs: Signs): Reading {
  // A last piece may be long.
  const room = signs.length + mostJoined + longestWord
  return { signs, length: 0, hidden: 0, at: new Int32Array(room), ends: new Uint8Array(room + 1), lastEnd: 0 }
}

function push(reading: Reading, { signs }: Token, { start, end }: { start: number; end: number }): void {
  // Longer is no word: nobody reads it to its end.
  const last = Math.min(end, start + longestWord + 1)
  let { length } = reading
  for (let index = start; index < last; index += 1) {
    reading.at[length] = signs[index]!
    if ((reading.signs.what[signs[index]!]! & isHider) !== 0) reading.hidden += 1
    length += 1
    reading.ends[length] = 0
  }
  reading.length = length
}

function begin(reading: Reading): void {
  reading.length = 0
  reading.hidden = 0
  reading.lastEnd = 0
}

function mayEndHere(reading: Reading, as: number): void {
  reading.ends[reading.length] = as
  reading.lastEnd = reading.length
}

/** With and without the signs at its edges: "$hit" needs them, "puta!" does not. */
function readToken(reading: Reading, token: Token, look: () => void): void {
  const { length } = token.signs
  for (const start of token.start > 0 ? [0, token.start] : [0]) {
    begin(reading)
    push(reading, token, { start, end: token.end })
    mayEndHere(reading, asPiece)
    if (token.end < length) {
      push(reading, token, { start: token.end, end: length })
      mayEndHere(reading, asPiece)
    }
    look()
  }
}

/** Pieces of one word, and of several that stand apart. */
const mostPieces = 3
const mostPhrasePieces = 5

/** Letter by letter ("p u t a", "p.u.t.a"), or cut in two or three ("pu-ta", "cara lho"). False where there is none. */
function readJoined(reading: Reading, tokens: readonly Token[], { first, edges }: Joining): boolean {
  if (first + 1 === tokens.length) return false
  begin(reading)
  let areSingle = true
  let hasEveryday = false
  let isBroken = false
  for (let index = first; index < tokens.length && reading.length < mostJoined; index += 1) {
    const token = tokens[index]!
    const pieces = index - first + 1
    const piece = edges === 'with' ? { start: 0, end: token.signs.length } : token
    areSingle &&= piece.end - piece.start === 1
    if (!areSingle && pieces > mostPhrasePieces) break
    hasEveryday ||= token.isEveryday
    if (pieces > 1) isBroken ||= !token.afterSpace
    push(reading, token, piece)
    if (reading.hidden > longestHidden) break
    if (pieces > 1) mayEndHere(reading, endOf({ areSingle, hasEveryday, isBroken, pieces }, reading.length))
  }
  return reading.lastEnd > 0
}

function hasEdges({ start, end, signs }: Token): boolean {
  return end - start < signs.length
}

interface Joining {
  first: number
  /** The signs at the edges of each piece: letters of the word ("pu-t4"), or no part of it ("pu-ta!"). */
  edges: 'with' | 'without'
}

/** Put apart by a space alone: short ones, and those with a word of every day, are words of their own. */
function endOf(
  {
    areSingle,
    hasEveryday,
    isBroken,
    pieces,
  }: { areSingle: boolean; hasEveryday: boolean; isBroken: boolean; pieces: number },
  length: number,
): number {
  if (areSingle) return pieces < 3 ? asPhrase : asAny
  if (pieces > mostPieces) return asPhrase
  if (isBroken) return asAny
  return length < 4 || (hasEveryday && (pieces < 3 || length < 7)) ? asPhrase : asAny
}

/** How far a word was read, as one number: whether a letter was among its signs, how many are hidden, the last letter + 1. */
const seenLetter = 1
const oneHidden = 2
const hiddenOf = (so: number) => (so >> 1) & 0xff
const lastOf = (so: number) => (so >> 9) - 1
const withLast = (so: number, letter: number) => (so & 0x1ff) | ((letter + 1) << 9)
const none = -1

/** Of a way that led nowhere: where in the tree, which sign, and how it came there. The last letter, if any, is the tree's. */
const wayOf = (node: number, at: number, so: number) =>
  (node * (longestWord + 1) + at) * 0x100 + (so & 0x7f) + (lastOf(so) >= 0 ? 0x80 : 0)

/** Ways that led nowhere, each in the one place it may have: one that another drove out is gone again, and found again. */
const deadEnds = { ways: new Int32Array(1 << 12), readings: new Int32Array(1 << 12), reading: 0 }
const placeOf = (way: number) => (Math.imul(way, 0x9e3779b1) >>> 20) & 0xfff

function isDeadEnd(way: number): boolean {
  const place = placeOf(way)
  return deadEnds.ways[place] === way && deadEnds.readings[place] === deadEnds.reading
}

function setDeadEnd(way: number): void {
  const place = placeOf(way)
  deadEnds.ways[place] = way
  deadEnds.readings[place] = deadEnds.reading
}

/** How many of the signs are a blocked word, the longest there is. Numbers alone are none. */
function lengthOf(tree: WordTree, reading: Reading): number {
  const { what } = reading.signs
  const readable = Math.min(reading.lastEnd, longestWord)
  if ((what[reading.at[0]!]! & isHider) !== 0) return 0
  // No way is gone twice: a row of asterisks has more ways through the tree than there is time.
  const hasHidden = reading.hidden > 0
  deadEnds.reading = (deadEnds.reading + 1) | 0
  return reach(0, 0, 0)

  /** Every letter of the word is met by one or more signs in a row. */
  function reach(node: number, at: number, before: number): number {
    const way = hasHidden ? wayOf(node, at, before) : 0
    if (hasHidden && isDeadEnd(way)) return 0
    if (at < readable) {
      const sign = what[reading.at[at]!]!
      const hides = (sign & isHider) !== 0
      const so = (sign & isLetter) === 0 ? before : before | seenLetter
      const last = lastOf(so)
      // Said once more, "puuuta", or set between two letters, "p*u*t*a".
      if (hides || (last >= 0 && (sign & (1 << last)) !== 0)) {
        const length = reach(node, at + 1, so)
        if (length > 0) return length
      }
      // What is hidden must leave as much to read.
      const mayHide = hiddenOf(so) < reading.length - reading.hidden
      const ways = hides ? (mayHide ? tree.hideable[node]! : 0) : sign & tree.branches[node]!
      for (let left = ways; left !== 0; left &= left - 1) {
        const letter = 31 - Math.clz32(left & -left)
        const after = hides ? withLast(so, none) + oneHidden : withLast(so, letter)
        const length = reach(tree.next[node * 26 + letter]!, at + 1, after)
        if (length > 0) return length
      }
    }
    if (mayEnd(tree.ends[node]!, at, before)) return at
    if (hasHidden) setDeadEnd(way)
    return 0
  }

  function mayEnd(as: number, at: number, so: number): boolean {
    const end = reading.ends[at]!
    if (as === 0 || end === 0 || (end === asPhrase && as === word) || (end !== asPiece && as === glued)) return false
    const hidden = hiddenOf(so)
    return (so & seenLetter) !== 0 && (hidden === 0 || (at >= 4 && hidden * 2 <= at))
  }
}
