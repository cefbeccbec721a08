export type { NewReviewQuestion } from './making.repo.ts'
export { createReview } from './making.service.ts'
export {
  findAnswered as findReviewAnswer,
  findQuestion as findReviewQuestion,
  findVisibleReview,
} from './reviews.repo.ts'
