import type { Generated } from 'kysely'

export interface ReviewTables {
  content_reviews: {
    id: Generated<string>
    course_id: string
    module_id: string | null
    title: string
    position: number
  }
  content_review_questions: {
    id: Generated<string>
    review_id: string
    position: number
    text: string
    explanation: string
    content_id: string | null
  }
  content_review_options: {
    id: Generated<string>
    question_id: string
    position: number
    text: string
    is_right: boolean
  }
  content_review_progress: {
    account_id: string
    review_id: string
    started_at: Generated<Date>
    completed_at: Date | null
  }
  content_review_answers: {
    id: Generated<string>
    account_id: string
    review_id: string
    question_id: string
    option_id: string
    first_option_id: string
    answered_at: Generated<Date>
    changed_at: Date | null
    version: Generated<number>
  }
}
