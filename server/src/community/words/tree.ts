import { isHider, isLetter, lettersOf } from './letters.ts'
import { gluedBefore } from './lists.ts'
import { asPhrase, asPiece, longestWord, type Reading } from './readings.ts'

/** A tree of letters: where each leads, which lead anywhere at all, which may be hidden, and what ends there. */
export interface WordTree {
  next: Int32Array
  branches: Int32Array
  /** Without those that lead to nothing but words in one piece with another: hidden as well, nobody reads them. */
  hideable: Int32Array
  ends: Uint8Array
  /** How many letters are left to the nearest end: with fewer signs left nothing is found. */
  left: Uint8Array
}

/** A word ends here; or several words, which stand apart by themselves. */
const word = 1
const phrase = 2
/** With another before it, in one piece. Put apart, the blocked one alone is what is found. */
const glued = 3

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
  const ends = tree.ends.slice(0, nodes)
  const next = tree.next.slice(0, nodes * 26)
  return {
    next,
    branches: tree.branches.slice(0, nodes),
    hideable: tree.hideable.slice(0, nodes),
    ends,
    left: leftOf(next, ends),
  }
}

/** A letter's number is above that of the one before it, so all that follow are known first. */
function leftOf(next: Int32Array, ends: Uint8Array): Uint8Array {
  const left = new Uint8Array(ends.length).fill(0xff)
  for (let node = ends.length - 1; node >= 0; node -= 1) {
    if (ends[node] !== 0) left[node] = 0
    for (let place = node * 26; place < node * 26 + 26; place += 1) {
      const after = next[place]!
      if (after !== 0) left[node] = Math.min(left[node]!, left[after]! + 1)
    }
  }
  return left
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
export function lengthOf(tree: WordTree, reading: Reading): number {
  const { what } = reading.signs
  const readable = Math.min(reading.lastEnd, longestWord)
  if ((what[reading.at[0]!]! & isHider) !== 0) return 0
  // No way is gone twice: a row of asterisks has more ways through the tree than there is time.
  const hasHidden = reading.hidden > 0
  // What is hidden must leave as much to read.
  const mostHidden = Math.min(reading.length - reading.hidden, readable >> 1)
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
      const isEnough = at + 1 + tree.left[node]! <= readable
      if (isEnough && (hides || (last >= 0 && (sign & (1 << last)) !== 0))) {
        const length = reach(node, at + 1, so)
        if (length > 0) return length
      }
      const following = at + 1 < readable ? what[reading.at[at + 1]!]! : 0
      const mayHide = hiddenOf(so) < mostHidden
      const ways = hides ? (mayHide ? tree.hideable[node]! : 0) : sign & tree.branches[node]!
      for (let left = ways; left !== 0; left &= left - 1) {
        const letter = 31 - Math.clz32(left & -left)
        const child = tree.next[node * 26 + letter]!
        if (at + 1 + tree.left[child]! > readable) continue
        // Looked at before it is gone: behind a hidden letter most ways end with the next sign.
        const goesOn = tree.branches[child]! | (hides ? 0 : 1 << letter)
        if ((following & goesOn) === 0 && tree.ends[child] === 0) continue
        const after = hides ? withLast(so, none) + oneHidden : withLast(so, letter)
        const length = reach(child, at + 1, after)
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
