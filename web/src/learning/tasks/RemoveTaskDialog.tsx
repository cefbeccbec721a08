import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { RemoveDialog } from '../../ui/pieces/RemoveDialog.tsx'

export function RemoveTaskDialog({ task, onClose }: { task: InteractiveTask; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const remove = useContractMutation('tasks', 'remove')
  const params = { id: task.id }
  return (
    <RemoveDialog
      open
      onClose={onClose}
      title={t('remove.title', { title: task.title })}
      lead={t('remove.lead')}
      confirm={t('remove.do')}
      isPending={remove.isPending}
      onRemove={() => remove.mutateAsync({ params })}
    />
  )
}
