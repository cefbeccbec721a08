export type { NewReviewQuestion } from './reviews.making.repo.ts'
export { createReview } from './reviews.making.service.ts'
export {
  findAnswered as findReviewAnswer,
  findQuestion as findReviewQuestion,
  findVisibleReview,
} from './reviews.repo.ts'
