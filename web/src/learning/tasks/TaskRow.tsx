import { IconChecklist } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { TaskStatusTag } from './TaskStatusTag.tsx'
import styles from './tasks.module.css'
import { contentLanguage } from '../../lib/language.ts'

interface TaskRowProps {
  task: InteractiveTask
  /** Beside it: what whoever gave it may do. */
  actions?: ReactNode
}

export function TaskRow({ task, actions }: TaskRowProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const facts = [
    task.completions && task.className,
    task.about?.courseName,
    task.dueOn ? t('due', { day: format.date(task.dueOn) }) : t('noDay'),
    task.completions && t('doneBy', { done: task.completions.done, count: task.completions.total }),
  ]
  return (
    <li className={styles['task']}>
      <span className={styles['mark']} aria-hidden="true">
        <IconChecklist size={22} stroke={1.9} />
      </span>
      <div className={styles['words']}>
        <Link
          to="/my-trail/interactive-tasks/$taskId/view"
          params={{ taskId: task.id }}
          className={styles['title']}
          lang={contentLanguage}
        >
          {task.title}
        </Link>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      <TaskStatusTag status={task.status} />
      {actions}
    </li>
  )
}
