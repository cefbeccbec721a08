import { IconFlagFilled, IconPencil, IconPig, IconShirt, IconTrash } from '@tabler/icons-react'
import type { SavingsGoal } from '@trilha/contract/economy/wallets'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../../lib/query.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import { IconButton } from '../../../ui/base/IconButton.tsx'
import { ProgressBar } from '../../../ui/base/ProgressBar.tsx'
import { saving } from '../../../ui/base/toasts.ts'
import { GoalDialog } from './GoalDialog.tsx'
import styles from './goals.module.css'

interface GoalRowProps {
  goal: SavingsGoal
  /** `null` while it is not known. */
  balance: number | null
}

export function GoalRow({ goal, balance }: GoalRowProps) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const [dialog, setDialog] = useState<'edit' | 'remove'>()
  const close = () => setDialog(undefined)
  const saved = Math.min(goal.reachedAt ? goal.educoins : (balance ?? 0), goal.educoins)
  const Icon = goal.reachedAt ? IconFlagFilled : goal.item ? IconShirt : IconPig
  return (
    <li className={styles['goal']} data-reached={goal.reachedAt !== null || undefined}>
      <div className={styles['head']}>
        <Icon size={22} stroke={1.9} aria-hidden="true" />
        <b className={styles['name']}>{goal.title}</b>
        <IconButton aria-label={t('goals.editOf', { title: goal.title })} onClick={() => setDialog('edit')}>
          <IconPencil size={20} stroke={1.9} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={t('goals.removeOf', { title: goal.title })} onClick={() => setDialog('remove')}>
          <IconTrash size={20} stroke={1.9} aria-hidden="true" />
        </IconButton>
      </div>
      <ProgressBar
        tone="coin"
        label={t('goals.progressOf', { title: goal.title })}
        // An item may cost nothing at a level.
        value={goal.educoins === 0 ? 1 : saved}
        max={Math.max(goal.educoins, 1)}
        valueText={t('goals.progress', { saved, target: goal.educoins })}
      />
      <p className={styles['line']}>
        <span>
          {balance === null && !goal.reachedAt
            ? t('goals.unknown', { target: goal.educoins })
            : t('goals.progress', { saved, target: goal.educoins })}
        </span>
        <span>
          {goal.reachedAt
            ? t('goals.reachedOn', { date: format.date(goal.reachedAt) })
            : balance !== null && t('goals.missing', { count: goal.educoins - saved })}
        </span>
      </p>
      <GoalDialog goal={goal} open={dialog === 'edit'} onClose={close} />
      <RemoveDialog goal={goal} open={dialog === 'remove'} onClose={close} />
    </li>
  )
}

function RemoveDialog({ goal, open, onClose }: { goal: SavingsGoal; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('wallets')
  const remove = useContractMutation('wallets', 'removeGoal')
  function submit(): void {
    saving(remove.mutateAsync({ params: { id: goal.id } }), 'remove').then(onClose, () => {})
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('goals.removeTitle', { title: goal.title })}
      lead={t('goals.removeLead')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={submit}>
            {t('goals.remove')}
          </Button>
        </>
      }
    />
  )
}
