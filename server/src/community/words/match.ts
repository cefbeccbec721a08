import { signsOf } from './letters.ts'
import { hasEdges, mostPhrasePieces, newReading, readJoined, readToken } from './readings.ts'
import { tokensOf, type Token } from './tokens.ts'
import { lengthOf, type WordTree } from './tree.ts'

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
    if (haveEdges(tokens, index) && readJoined(reading, tokens, { first: index, edges: 'with' })) look()
  }
  return merged(found)
}

function haveEdges(tokens: readonly Token[], first: number): boolean {
  const end = Math.min(tokens.length, first + mostPhrasePieces)
  for (let index = first; index < end; index += 1) if (hasEdges(tokens[index]!)) return true
  return false
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
