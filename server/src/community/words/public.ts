export { looksOf } from './letters.ts'
export { findWord } from './words.repo.ts'
export {
  addWord,
  isBlockedAtSchool,
  listWords,
  maskerForSchool,
  maskForSchool,
  removeWord,
  replaceText,
  tryText,
  wordTestFor,
  type WordTest,
} from './words.service.ts'
