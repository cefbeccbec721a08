export { findVisibleQuiz, type NewQuestion } from './quizzes.repo.ts'
export { createQuiz } from './quizzes.service.ts'
