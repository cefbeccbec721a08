import { withoutInnocent } from './innocent.ts'
import { usualBlockedWords } from './lists.ts'
import { findWords, type Found } from './match.ts'
import { withoutRealNames } from './real-names.ts'
import { plantWords, type WordTree } from './tree.ts'

const usual = plantWords(usualBlockedWords)

/** Of the usual words, or of those of other lists. */
export function findBlockedWords(text: string, lists: readonly WordTree[] = [usual]): Found[] {
  return withoutInnocent(text, findWords(lists, text))
}

/** For names, which are refused rather than masked (decision E14). */
export function hasBlockedWord(text: string, own: readonly WordTree[] = []): boolean {
  return findBlockedWords(text, [usual, ...own]).length > 0
}

/** The same for a full name, in which names of real people stand. */
export function hasBlockedName(text: string, own: readonly WordTree[] = []): boolean {
  return withoutRealNames(text, findBlockedWords(text, [usual, ...own])).length > 0
}

/** Each blocked word becomes as many asterisks as it has signs (decisions G55, E14). */
export function maskBlockedWords(text: string, own: readonly WordTree[] = []): string {
  return findBlockedWords(text, [usual, ...own])
    .toReversed()
    .reduce(mask, text)
}

function mask(text: string, { from, to }: Found): string {
  return text.slice(0, from) + '*'.repeat(Array.from(text.slice(from, to)).length) + text.slice(to)
}
