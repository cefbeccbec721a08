import { usualBlockedWords } from './blocked-words.lists.ts'
import { createMatcher, type Found } from './blocked-words.match.ts'

const usual = createMatcher(usualBlockedWords)

/** For names, which are refused rather than masked (decision E14). */
export function hasBlockedWord(text: string): boolean {
  return usual.find(text).length > 0
}

/** Each blocked word becomes as many asterisks as it has signs (decisions G55, E14). */
export function maskBlockedWords(text: string): string {
  return usual.find(text).toReversed().reduce(mask, text)
}

function mask(text: string, { from, to }: Found): string {
  return text.slice(0, from) + '*'.repeat(Array.from(text.slice(from, to)).length) + text.slice(to)
}
