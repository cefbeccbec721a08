import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { RemoveTaskDialog } from './RemoveTaskDialog.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import styles from './tasks.module.css'
import { TasksList } from './TasksList.tsx'

type Act = { kind: 'new' } | { kind: 'edit' | 'remove'; task: InteractiveTask }

/** Where who teaches gives tasks to their classes. */
export function TasksDeskPage() {
  const { t } = useTranslation('tasks')
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  return (
    <div className={styles['page']}>
      <PageTitle
        lead={t('desk.lead')}
        action={
          <Button icon={<IconPlus size={20} stroke={2} aria-hidden="true" />} onClick={() => setAct({ kind: 'new' })}>
            {t('desk.new')}
          </Button>
        }
      >
        {t('desk.title')}
      </PageTitle>
      <Card as="div">
        <TasksList
          actions={(task) =>
            task.mayEdit && (
              <span className={styles['buttons']}>
                <IconButton
                  aria-label={t('desk.editOf', { title: task.title })}
                  onClick={() => setAct({ kind: 'edit', task })}
                >
                  <IconPencil size={20} stroke={1.9} aria-hidden="true" />
                </IconButton>
                <IconButton
                  aria-label={t('desk.removeOf', { title: task.title })}
                  onClick={() => setAct({ kind: 'remove', task })}
                >
                  <IconTrash size={20} stroke={1.9} aria-hidden="true" />
                </IconButton>
              </span>
            )
          }
        />
      </Card>
      <TaskDialog
        open={act?.kind === 'new' || act?.kind === 'edit'}
        task={act?.kind === 'edit' ? act.task : undefined}
        onClose={close}
      />
      {act?.kind === 'remove' && <RemoveTaskDialog task={act.task} onClose={close} />}
    </div>
  )
}
