import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { saving } from '../../ui/base/toasts.ts'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'

export function RemoveTaskDialog({ task, onClose }: { task: InteractiveTask; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const remove = useContractMutation('tasks', 'remove')
  const params = { id: task.id }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('remove.title', { title: task.title })}
      lead={t('remove.lead')}
      confirm={t('remove.do')}
      isPending={remove.isPending}
      onConfirm={() => void saving(remove.mutateAsync({ params }), 'update').then(onClose, () => {})}
    />
  )
}
