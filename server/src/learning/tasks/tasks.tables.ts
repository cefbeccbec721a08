import type { Generated } from 'kysely'

export interface TaskTables {
  interactive_tasks: {
    id: Generated<string>
    class_id: string
    author_account_id: string | null
    content_id: string | null
    title: string
    description: Generated<string>
    /** yyyy-mm-dd, a day of the school's calendar. */
    due_on: string | null
    created_at: Generated<Date>
  }
  task_completions: { task_id: string; account_id: string; completed_at: Generated<Date> }
}
