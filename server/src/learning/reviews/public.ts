export { createReview, type NewReviewQuestion } from './create-review.ts'
export {
  findAnswered as findReviewAnswer,
  findQuestion as findReviewQuestion,
  findVisibleReview,
  isReviewCompleted,
} from './reviews.repo.ts'
