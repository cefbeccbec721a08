export { createReview, type NewReviewQuestion } from './create-review.ts'
export { findAnswered as findReviewAnswer, findQuestion as findReviewQuestion, findVisibleReview } from './reviews.repo.ts'
