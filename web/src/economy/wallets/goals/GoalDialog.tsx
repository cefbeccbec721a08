import { SAVINGS_GOAL_EDUCOINS_MAX, SAVINGS_GOAL_TITLE_MAX } from '@trilha/contract/constants/economy'
import type { SavingsGoal } from '@trilha/contract/economy/wallets'
import { useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/errors.ts'
import { focusInvalid } from '../../../lib/focus-invalid.ts'
import { useContractMutation } from '../../../lib/query.ts'
import { Coin } from '../../../ui/art/Coin.tsx'
import { Button } from '../../../ui/base/Button.tsx'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import { TextField } from '../../../ui/base/TextField.tsx'
import { saving } from '../../../ui/base/toasts.ts'
import { wholeNumber } from '../giving/amounts.ts'
import styles from './goals.module.css'

interface GoalDialogProps {
  /** The one to change; without it a new one. */
  goal?: SavingsGoal
  open: boolean
  onClose: () => void
}

export function GoalDialog({ goal, open, onClose }: GoalDialogProps) {
  const { t } = useTranslation('wallets')
  return (
    <Dialog open={open} onClose={onClose} title={t(goal ? 'goals.edit' : 'goals.create')} lead={t('goals.lead')}>
      {/* Anew each time, from what is there now. */}
      {open && <Form goal={goal} onDone={onClose} />}
    </Dialog>
  )
}

function Form({ goal, onDone }: { goal: SavingsGoal | undefined; onDone: () => void }) {
  const { t } = useTranslation('wallets')
  const [title, setTitle] = useState(goal?.title ?? '')
  const [amount, setAmount] = useState(goal ? String(goal.educoins) : '')
  const [isChecked, setIsChecked] = useState(false)
  const create = useContractMutation('wallets', 'createGoal')
  const update = useContractMutation('wallets', 'updateGoal')
  const failure = useErrorText(create.error ?? update.error)
  const educoins = wholeNumber(amount)
  const isTitleRight = title.trim() !== ''
  // Of an item the price decides.
  const hasOwnAmount = !goal?.item
  const isAmountRight =
    !hasOwnAmount || (educoins !== undefined && educoins >= 1 && educoins <= SAVINGS_GOAL_EDUCOINS_MAX)

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    flushSync(() => setIsChecked(true))
    if (!isTitleRight || !isAmountRight) return focusInvalid(event.currentTarget)
    const body = { title, ...(hasOwnAmount && { educoins }) }
    const work = goal ? update.mutateAsync({ params: { id: goal.id }, body }) : create.mutateAsync({ body })
    saving(work, goal ? 'update' : 'save').then(onDone, () => {})
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        label={t('goals.name')}
        placeholder={t('goals.namePlaceholder')}
        autoComplete="off"
        maxLength={SAVINGS_GOAL_TITLE_MAX}
        value={title}
        error={isChecked && !isTitleRight ? t('goals.nameMissing') : failure?.fields['title']}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {hasOwnAmount ? (
        <TextField
          label={t('goals.amount')}
          icon={<Coin size={22} />}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={amount}
          error={
            isChecked && !isAmountRight
              ? t('goals.amountWrong', { most: SAVINGS_GOAL_EDUCOINS_MAX })
              : failure?.fields['educoins']
          }
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      ) : (
        <p className={styles['price']}>{t('goals.price', { educoins: goal.educoins })}</p>
      )}
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="line" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={create.isPending || update.isPending}>
          {t('goals.save')}
        </Button>
      </div>
    </form>
  )
}
