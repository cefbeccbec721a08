export { refuseUnseen } from './quizzes.rules.ts'
export { findVisibleQuiz, type NewQuestion } from './quizzes.repo.ts'
export { createQuiz } from './quizzes.service.ts'
