import { IconChecklist } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/base/Card.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { TaskStatusTag } from './TaskStatusTag.tsx'
import styles from './tasks.module.css'

/** As many as stand beside the week without outgrowing it. */
const shown = 3

/** The dashboard's card: what is to do next. Where nothing is, or nothing could be heard, the page does without it. */
export function NextTasks() {
  const { t } = useTranslation('tasks')
  const { data = [] } = useInfiniteQuery(pagedQuery('tasks', 'listMine', { query: { pSize: shown } }))
  const next = data.filter(({ status }) => status !== 'DONE').slice(0, shown)
  if (next.length === 0) return null
  return (
    <Card
      title={t('next')}
      action={
        <Link to="/my-trail" search={{ tab: 'tasks' }} className={linkClass()}>
          {t('seeAll')}
        </Link>
      }
    >
      <ul className={styles['list']}>
        {next.map((task) => (
          <Next key={task.id} task={task} />
        ))}
      </ul>
    </Card>
  )
}

function Next({ task: { id, title, about, author, dueOn, status } }: { task: InteractiveTask }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  return (
    <li className={styles['next']}>
      <span className={styles['mark']} aria-hidden="true">
        <IconChecklist size={22} stroke={1.9} />
      </span>
      <div className={styles['words']}>
        <Link to="/my-trail/interactive-tasks/$taskId/view" params={{ taskId: id }} className={styles['title']}>
          {title}
        </Link>
        <small>{about?.courseName ?? author?.name}</small>
      </div>
      {status === 'LATE' ? (
        <TaskStatusTag status={status} />
      ) : (
        dueOn && <span className={styles['day']}>{t('due', { day: format.date(dueOn) })}</span>
      )}
    </li>
  )
}
