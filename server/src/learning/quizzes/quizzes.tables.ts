import type { Generated } from 'kysely'

export interface QuizTables {
  quizzes: { id: Generated<string>; content_id: string; draws: number }
  quiz_questions: {
    id: Generated<string>
    quiz_id: string
    position: number
    text: string
    explanation: string
    second: number | null
  }
  quiz_options: {
    id: Generated<string>
    question_id: string
    position: number
    text: string
    is_right: boolean
  }
  quiz_attempts: {
    id: Generated<string>
    account_id: string
    quiz_id: string
    number: number
    started_at: Generated<Date>
    completed_at: Date | null
    correct: number | null
  }
  quiz_drawn_questions: {
    attempt_id: string
    question_id: string
    account_id: string
    quiz_id: string
    position: number
    option_ids: string[]
  }
  quiz_answers: {
    id: Generated<string>
    account_id: string
    attempt_id: string
    question_id: string
    option_id: string
    answered_at: Generated<Date>
    changed_at: Date | null
    version: Generated<number>
  }
}
