import { isHider, type Signs } from './letters.ts'
import { longestHidden, type Token } from './tokens.ts'

/** Where a reading may end: as either, as a phrase alone, or as all of these. */
const asAny = 1
export const asPhrase = 2
export const asPiece = 3

/** Letters said twice among them. */
export const longestWord = 40
const mostJoined = 24

/** Signs that may be read as one word, and after how many of them it may end, as what; room that is used again. */
export interface Reading {
  signs: Signs
  length: number
  /** How many of them hide a letter. */
  hidden: number
  at: Int32Array
  ends: Uint8Array
  /** The last place where it may end: what comes after is read for nothing. */
  lastEnd: number
}

export function newReading(signs: Signs): Reading {
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
export function readToken(reading: Reading, token: Token, look: () => void): void {
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
export const mostPhrasePieces = 5

/** Letter by letter ("p u t a", "p.u.t.a"), or cut in two or three ("pu-ta", "cara lho"). False where there is none. */
export function readJoined(reading: Reading, tokens: readonly Token[], { first, edges }: Joining): boolean {
  if (first + 1 === tokens.length) return false
  begin(reading)
  let areSingle = true
  let hasEveryday = false
  let isBroken = false
  for (let index = first; index < tokens.length && reading.length < mostJoined; index += 1) {
    const token = tokens[index]!
    const pieces = index - first + 1
    // The token itself says where its letters are: made for each, another object costs as much as reading it.
    const piece = edges === 'with' ? token.whole : token
    areSingle &&= piece.end - piece.start === 1
    if (!areSingle && pieces > mostPhrasePieces) break
    hasEveryday ||= token.isEveryday
    if (pieces > 1) isBroken ||= !token.afterSpace
    push(reading, token, piece)
    if (reading.hidden > longestHidden) break
    if (pieces > 1) {
      const isPhrase = areSingle ? pieces < 3 : isPhraseOf(pieces, reading.length, { hasEveryday, isBroken })
      mayEndHere(reading, isPhrase ? asPhrase : asAny)
    }
  }
  return reading.lastEnd > 0
}

export function hasEdges({ start, end, signs }: Token): boolean {
  return end - start < signs.length
}

interface Joining {
  first: number
  /** The signs at the edges of each piece: letters of the word ("pu-t4"), or no part of it ("pu-ta!"). */
  edges: 'with' | 'without'
}

/** Put apart by a space alone: short ones, and those with a word of every day, are words of their own. */
function isPhraseOf(
  pieces: number,
  length: number,
  { hasEveryday, isBroken }: { hasEveryday: boolean; isBroken: boolean },
): boolean {
  if (pieces > mostPieces) return true
  if (isBroken) return false
  return length < 4 || (hasEveryday && (pieces < 3 || length < 7))
}
