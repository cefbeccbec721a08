import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import type { UserBrief } from '@trilha/contract/people'
import type { TaskRow } from './tasks.repo.ts'
import { statusOf } from './tasks.rules.ts'

export function presentTask(
  row: TaskRow,
  { isStudent, briefs }: { isStudent: boolean; briefs: ReadonlyMap<string, UserBrief> },
): InteractiveTask {
  const { id, title, description, classId, className, dueOn } = row
  return {
    id,
    title,
    description,
    classId,
    className,
    about:
      row.contentId !== null && row.mayOpen
        ? { id: row.contentId, title: row.contentTitle!, courseId: row.courseId!, courseName: row.courseName! }
        : null,
    dueOn,
    status: statusOf(row),
    completedAt: row.completedAt?.toISOString() ?? null,
    completions: isStudent ? null : { done: row.done, total: row.total },
    author: (row.authorId !== null && briefs.get(row.authorId)) || null,
    createdAt: row.createdAt.toISOString(),
    mayEdit: row.mayTeach,
  }
}
