import { WALLET_OPERATIONS, type WalletOperation } from '@trilha/contract/constants/economy'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChipRow } from '../../../ui/base/ChipRow.tsx'
import { Menu } from '../../../ui/base/Menu.tsx'
import { MenuItem } from '../../../ui/base/MenuItem.tsx'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import type { StatementFilter } from './statement-filter.ts'
import styles from './StatementOperation.module.css'

const values: readonly ('ALL' | WalletOperation)[] = ['ALL', ...WALLET_OPERATIONS]

interface StatementOperationProps {
  filter: StatementFilter
  onChange: (filter: StatementFilter) => void
}

/** All, what came in, what went out: three chips; on a phone one of them, with the others behind it. */
export function StatementOperation({ filter, onChange }: StatementOperationProps) {
  const { t } = useTranslation('wallets')
  const { operation: value = 'ALL', ...others } = filter
  function choose(item: 'ALL' | WalletOperation): void {
    onChange(item === 'ALL' ? others : { ...others, operation: item })
  }
  return (
    <>
      <ChipRow
        label={t('statement.filter')}
        items={values.map((item) => ({ value: item, label: t(`statement.${item}`) }))}
        value={value}
        onChange={choose}
        className={styles['chips']}
      />
      <Menu
        className={styles['menu']}
        trigger={(props) => (
          <button {...props} className={styles['chosen']}>
            <VisuallyHidden>{t('statement.filter')}: </VisuallyHidden>
            {t(`statement.${value}`)}
            <IconChevronDown size={16} stroke={1.9} aria-hidden="true" />
          </button>
        )}
      >
        {values.map((item) => (
          <MenuItem key={item} onSelect={() => choose(item)}>
            {t(`statement.${item}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
