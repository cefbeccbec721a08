import type { InteractiveTask } from '@trilha/contract/learning/tasks'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'

export function RemoveTaskDialog({ task, onClose }: { task: InteractiveTask; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const remove = useContractMutation('tasks', 'remove')
  function submit(): void {
    saving(remove.mutateAsync({ params: { id: task.id } }), 'update').then(onClose, () => {})
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remove.title', { title: task.title })}
      lead={t('remove.lead')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={submit}>
            {t('remove.do')}
          </Button>
        </>
      }
    />
  )
}
