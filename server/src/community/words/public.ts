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
} from './words.service.ts'
