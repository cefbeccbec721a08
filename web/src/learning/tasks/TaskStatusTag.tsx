import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import type { TaskStatus } from '@trilha/contract/constants'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/base/Tag.tsx'

const looks = {
  OPEN: { tone: 'info', Icon: IconClock },
  LATE: { tone: 'warning', Icon: IconAlertTriangle },
  DONE: { tone: 'success', Icon: IconCircleCheck },
} as const satisfies Record<TaskStatus, unknown>

export function TaskStatusTag({ status }: { status: TaskStatus }) {
  const { t } = useTranslation('tasks')
  const { tone, Icon } = looks[status]
  return (
    <Tag tone={tone} icon={<Icon size={16} stroke={2} aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Tag>
  )
}
