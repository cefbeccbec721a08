import type { SavingsGoal } from '@trilha/contract/economy/wallets'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../../lib/query.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { Pennant } from '../../../ui/base/Pennant.tsx'
import styles from './goals.module.css'

/** A small celebration, once on whichever device; with reduced motion it stands still. */
export function GoalReached({ goal }: { goal: SavingsGoal }) {
  const { t } = useTranslation('wallets')
  const celebrate = useContractMutation('wallets', 'celebrateGoal')
  return (
    <div className={styles['reached']}>
      <Pennant tone="ipe">{t('goals.reached')}</Pennant>
      <p className={styles['cheer']}>{t('goals.cheer', { title: goal.title, count: goal.educoins })}</p>
      <Button
        variant="soft"
        size="s"
        loading={celebrate.isPending}
        onClick={() => celebrate.mutate({ params: { id: goal.id } })}
      >
        {t('goals.thanks')}
      </Button>
    </div>
  )
}
