import { DAY_LIMITS_MAX } from '@trilha/contract/constants/economy'
import { newLimitUpTo, type DayLimit } from '@trilha/contract/economy/rewards'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { useFormat } from '../../lib/use-format.ts'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { wholeNumberOf } from './whole-number.ts'

/** What a day holds from now on, or the usual number again. */
export function ChangeLimitDialog({ limit: shown, onClosed }: { limit: DayLimit; onClosed: () => void }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const { limit, usual, isOwn } = shown
  const [isOpen, setOpen] = useState(true)
  const form = useCheckedForm({ perDay: String(shown.perDay) })
  const change = useContractMutation('rewards', 'changeLimit')

  async function save(text: string): Promise<void> {
    const body = { perDay: wholeNumberOf(text) }
    if (!form.check(newLimitUpTo(DAY_LIMITS_MAX[limit]), body)) return
    try {
      await saving(change.mutateAsync({ params: { kind: limit }, body }), 'update')
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
      title={t(`limits.${limit}.name`)}
      lead={t('limits.lead')}
      form={form}
      saving={change.isPending}
      onSave={() => void save(form.values.perDay)}
      usual={t('limits.usual', { perDay: usual })}
      restore={isOwn ? { label: t('limits.restore'), onRestore: () => void save(String(usual)) } : undefined}
    >
      <TextField
        label={t(`limits.${limit}.label`)}
        hint={t('change.upTo', { most: format.number(DAY_LIMITS_MAX[limit]) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={form.values.perDay}
        error={form.errorOf('perDay')}
        onChange={(event) => form.change({ perDay: event.currentTarget.value })}
      />
    </RuleDialog>
  )
}
