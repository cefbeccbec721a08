import { REWARD_MAX } from '@trilha/contract/constants/economy'
import { NewAmounts, type Reward } from '@trilha/contract/economy/rewards'
import type { Amount } from '@trilha/contract/economy/wallets'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { useFormat } from '../../lib/use-format.ts'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { BothCoins } from './BothCoins.tsx'
import styles from './RewardsDesk.module.css'
import { RuleDialog } from './RuleDialog.tsx'
import { wholeNumberOf } from './whole-number.ts'

/** What one act pays from now on, or the usual amounts again. */
export function ChangeRewardDialog({ reward, onClosed }: { reward: Reward; onClosed: () => void }) {
  const { t } = useTranslation(['rewards', 'wallets'])
  const format = useFormat()
  const [isOpen, setOpen] = useState(true)
  const form = useCheckedForm(textsOf(reward.amounts))
  const change = useContractMutation('rewards', 'change')
  const { origin, usual, isOwn } = reward

  async function save(texts: { educoins: string; xp: string }): Promise<void> {
    const body = { educoins: wholeNumberOf(texts.educoins), xp: wholeNumberOf(texts.xp) }
    if (!form.check(NewAmounts, body)) return
    try {
      await saving(change.mutateAsync({ params: { origin }, body }), 'update')
    } catch (error) {
      form.refuse(error)
      return
    }
    setOpen(false)
  }

  return (
    <RuleDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t(`wallets:earn.${origin}`)}
      lead={t('rewards:change.lead')}
      form={form}
      saving={change.isPending}
      onSave={() => void save(form.values)}
      usual={
        <>
          {t('rewards:row.usual')} <BothCoins amounts={usual} />
        </>
      }
      restore={isOwn ? { label: t('rewards:change.restore'), onRestore: () => void save(textsOf(usual)) } : undefined}
    >
      <div className={styles['fields']}>
        <TextField
          label={t('rewards:change.educoins')}
          hint={t('rewards:change.upTo', { most: format.number(REWARD_MAX.EDU_COIN) })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.values.educoins}
          error={form.errorOf('educoins')}
          onChange={(event) => form.change({ educoins: event.currentTarget.value })}
        />
        <TextField
          label={t('rewards:change.xp')}
          hint={t('rewards:change.upTo', { most: format.number(REWARD_MAX.XP) })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.values.xp}
          error={form.errorOf('xp')}
          onChange={(event) => form.change({ xp: event.currentTarget.value })}
        />
      </div>
    </RuleDialog>
  )
}

function textsOf(amounts: readonly Amount[]): { educoins: string; xp: string } {
  const of = (coin: Amount['coinType']) => String(amounts.find(({ coinType }) => coinType === coin)?.value ?? 0)
  return { educoins: of('EDU_COIN'), xp: of('XP') }
}
