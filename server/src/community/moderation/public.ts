export { hasBlockedWord, maskBlockedWords } from './blocked-words.ts'
