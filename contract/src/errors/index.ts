export { errorBody, type ErrorBody } from './body.ts'
export { transportSentences } from './br.ts'
export {
  errorRanges,
  errors,
  errorSentence,
  errorStatus,
  errorStatuses,
  isErrorCode,
  ownErrorsFrom,
  type ErrorCode,
} from './catalogue.ts'
export type { ErrorEntry, Locale, Sentence } from './entry.ts'
