import { IconArrowLeft, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import { useTranslation } from 'react-i18next'
import { isNotThere } from '../../lib/api/api-error.ts'
import { usePageName } from '../../lib/page-name.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { Missing } from '../../ui/pieces/Missing.tsx'
import { TaskStatusTag } from './TaskStatusTag.tsx'
import styles from './tasks.module.css'
import { contentLanguage } from '../../lib/language.ts'
import { shownNameOf } from '@trilha/contract/rules'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'

const route = getRouteApi('/session/frame/my-trail/interactive-tasks/$taskId/view')

/** One task: read, followed to its class, and marked as done (G41). */
export function TaskPage() {
  const { t } = useTranslation('tasks')
  const { taskId } = route.useParams()
  const task = useQuery(query('tasks', 'get', { params: { id: taskId } }))
  usePageName(task.data?.title)
  return (
    <div className={styles['page']}>
      <Link to="/my-trail" search={{ tab: 'tasks' }} className={styles['back']}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden="true" />
        {t('view.back')}
      </Link>
      <SkeletonGroup
        loading={task.isPending}
        pageName={t('view.title')}
        skeleton={<Skeleton height={320} radius={22} />}
      >
        {() =>
          task.data ? (
            <Task task={task.data} />
          ) : (
            <Missing
              error={task.error}
              isGone={isNotThere(task.error)}
              titleLevel={1}
              gone={{
                drawing: <EmptyArt kind="notFound" />,
                title: t('notThere.title'),
                sentence: t('notThere.sentence'),
              }}
              retrying={task.isFetching}
              onRetry={() => void task.refetch()}
            />
          )
        }
      </SkeletonGroup>
    </div>
  )
}

function Task({ task }: { task: InteractiveTask }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { author } = task
  const inText = useNameInText()
  return (
    <>
      {/* Done or to do is a student's; who gave it reads how many did it. */}
      <PageTitle action={task.completions ? undefined : <TaskStatusTag status={task.status} />}>
        <span lang={contentLanguage}>{task.title}</span>
      </PageTitle>
      <Card as="div" className={styles['paper']}>
        {author && (
          <p className={styles['author']}>
            <UserAvatar name={author.name} selection={lookOf(author)} size={40} decorative />
            <span>{t('view.by', { name: inText(shownNameOf(author), author.role), className: task.className })}</span>
          </p>
        )}
        <p className={styles['day']}>{task.dueOn ? t('due', { day: format.date(task.dueOn) }) : t('noDay')}</p>
        {task.description ? (
          <p className={styles['description']} lang={contentLanguage}>
            {task.description}
          </p>
        ) : (
          <p className={styles['description']}>{t('view.noDescription')}</p>
        )}
        {task.completions && (
          <p className={styles['day']}>{t('doneBy', { done: task.completions.done, count: task.completions.total })}</p>
        )}
        <div className={styles['actions']}>
          {task.about && (
            <Link
              to="/my-trail/course/$id"
              params={{ id: task.about.courseId }}
              search={{ class: task.about.id }}
              className={buttonClass({ variant: 'soft' })}
            >
              <IconPlayerPlay size={20} stroke={1.9} aria-hidden="true" />
              {t('view.open', { title: task.about.title })}
            </Link>
          )}
          {!task.completions && <Done task={task} />}
        </div>
      </Card>
    </>
  )
}

function Done({ task }: { task: InteractiveTask }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const complete = useContractMutation('tasks', 'complete')
  return (
    <>
      {/* In the page before it is said, so that it is read aloud. */}
      <p role="status" className={styles['done']}>
        {task.completedAt && t('view.doneOn', { day: format.day(task.completedAt) })}
      </p>
      {!task.completedAt && (
        <Button
          loading={complete.isPending}
          onClick={() => void saving(complete.mutateAsync({ params: { id: task.id } }), 'update').catch(() => {})}
        >
          {t('view.do')}
        </Button>
      )}
    </>
  )
}
