import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { TASK_STATUSES, type TaskStatus } from '@trilha/contract/constants/learning'
import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { TaskRow } from './TaskRow.tsx'
import styles from './tasks.module.css'

const filters = ['ALL', ...TASK_STATUSES] as const
type Filter = (typeof filters)[number]

interface TasksListProps {
  /** Beside each task, for whoever may change it. */
  actions?: ((task: InteractiveTask) => ReactNode) | undefined
}

/** The tasks that one has, or that one gave: what is to do first. */
export function TasksList({ actions }: TasksListProps) {
  const { t } = useTranslation('tasks')
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('ALL')
  // Typing stays light: the list follows when there is time.
  const asked = useDeferredValue(search.trim())
  return (
    <section aria-label={t('title')} className={styles['panel']}>
      <TextField
        label={t('search')}
        type="search"
        maxLength={60}
        icon={<IconSearch size={21} stroke={1.9} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ChipRow
        label={t('filter')}
        items={filters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      <Tasks search={asked} status={filter === 'ALL' ? undefined : filter} actions={actions} />
    </section>
  )
}

interface TasksProps extends TasksListProps {
  search: string
  status: TaskStatus | undefined
}

function Tasks({ search, status, actions }: TasksProps) {
  const { t } = useTranslation('tasks')
  const list = useTasks(search, status)
  const isNarrowed = search !== '' || status !== undefined
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={280} radius={18} />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <EmptyPanel
              drawing={<EmptyArt kind="saved" />}
              title={t(isNarrowed ? 'notFound' : 'none')}
              sentence={t(isNarrowed ? 'notFoundSentence' : 'noneSentence')}
            />
          )}
          <ul className={styles['list']}>
            {list.data?.map((task) => (
              <TaskRow key={task.id} task={task} actions={actions?.(task)} />
            ))}
          </ul>
          <ListFoot list={list} more={t('more')} />
        </>
      )}
    </SkeletonGroup>
  )
}

/** Nothing chosen is the list of one's own; a choice is the filter's. */
function useTasks(search: string, status: TaskStatus | undefined) {
  const { data: current } = useCurrentAccount()
  const role = current?.account.role
  const isNarrowed = search !== '' || status !== undefined || (role !== 'STUDENT' && role !== 'PROFESSOR')
  const found = useInfiniteQuery({
    ...pagedQuery('tasks', 'find', { query: { ...(search && { search }), ...(status && { status }) } }),
    enabled: role !== undefined && isNarrowed,
  })
  const taught = useInfiniteQuery({
    ...pagedQuery('tasks', 'listTaught'),
    enabled: !isNarrowed && role === 'PROFESSOR',
  })
  const mine = useInfiniteQuery({ ...pagedQuery('tasks', 'listMine'), enabled: !isNarrowed && role === 'STUDENT' })
  if (isNarrowed) return found
  return role === 'PROFESSOR' ? taught : mine
}
