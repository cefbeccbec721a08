import { COIN_TYPES, ORIGIN_OPERATORS, type CoinType, type OriginOperator } from '@trilha/contract/constants/economy'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/base/Button.tsx'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import { Segmented } from '../../../ui/base/Segmented.tsx'
import { DateField } from '../../../ui/pieces/DateField.tsx'
import { SearchSelect } from '../../../ui/pieces/SearchSelect.tsx'
import styles from './MoreFilters.module.css'
import { periodProblem } from './period.ts'
import { countChoices, type StatementFilter } from './statement-filter.ts'

interface MoreFiltersProps {
  filter: StatementFilter
  onChange: (filter: StatementFilter) => void
}

/** Coin, origin and period, in a window of their own: the chips beside the title are enough for most visits. */
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('wallets')
  const [isOpen, setIsOpen] = useState(false)
  const count = countChoices(filter)
  const cleared: StatementFilter = filter.operation ? { operation: filter.operation } : {}
  function apply(next: StatementFilter): void {
    onChange(next)
    setIsOpen(false)
  }
  return (
    <>
      <Button
        variant={count > 0 ? 'soft' : 'line'}
        size="s"
        aria-haspopup="dialog"
        icon={<IconAdjustmentsHorizontal size={18} stroke={1.9} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? t('filters.chosen', { count }) : t('filters.open')}
      </Button>
      {count > 0 && (
        <Button variant="line" size="s" onClick={() => onChange(cleared)}>
          {t('filters.clear')}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('filters.title')}>
        {/* Anew each time, from what is chosen now. */}
        {isOpen && <Form filter={filter} onApply={apply} onClear={() => apply(cleared)} />}
      </Dialog>
    </>
  )
}

interface FormProps {
  filter: StatementFilter
  onApply: (filter: StatementFilter) => void
  onClear: () => void
}

function Form({ filter, onApply, onClear }: FormProps) {
  const { t } = useTranslation('wallets')
  const [coin, setCoin] = useState<'ALL' | CoinType>(filter.coinType ?? 'ALL')
  const [origin, setOrigin] = useState<string>(filter.originOperator ?? '')
  const [from, setFrom] = useState(filter.from ?? '')
  const [to, setTo] = useState(filter.to ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const problem = isChecked ? periodProblem(from, to) : undefined
  const origins = ORIGIN_OPERATORS.map((value) => ({ value, label: t(`filters.origins.${value}`) }))

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setIsChecked(true)
    if (periodProblem(from, to)) return
    onApply({
      ...(filter.operation && { operation: filter.operation }),
      ...(coin !== 'ALL' && { coinType: coin }),
      ...(origin !== '' && { originOperator: origin as OriginOperator }),
      ...(from !== '' && { from }),
      ...(to !== '' && { to }),
    })
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <Segmented
        label={t('filters.coin')}
        full
        options={(['ALL', ...COIN_TYPES] as const).map((value) => ({ value, label: t(`coins.${value}`) }))}
        value={coin}
        onChange={setCoin}
      />
      <SearchSelect
        label={t('filters.origin')}
        placeholder={t('filters.anyOrigin')}
        options={origins}
        value={origin}
        onChange={setOrigin}
      />
      <div className={styles['days']}>
        <DateField
          label={t('filters.from')}
          value={from}
          onChange={setFrom}
          error={problem?.field === 'from' ? t(`filters.problem.${problem.kind}`) : undefined}
        />
        <DateField
          label={t('filters.to')}
          value={to}
          onChange={setTo}
          error={problem?.field === 'to' ? t(`filters.problem.${problem.kind}`) : undefined}
        />
      </div>
      <div className={styles['actions']}>
        <Button variant="line" onClick={onClear}>
          {t('filters.clear')}
        </Button>
        <Button type="submit">{t('filters.apply')}</Button>
      </div>
    </form>
  )
}
