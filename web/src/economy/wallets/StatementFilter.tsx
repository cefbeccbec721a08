import { IconChevronDown } from '@tabler/icons-react'
import { WALLET_OPERATIONS } from '@trilha/contract/constants/economy'
import { useTranslation } from 'react-i18next'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { Menu } from '../../ui/base/Menu.tsx'
import { MenuItem } from '../../ui/base/MenuItem.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import type { StatementFilterValue } from './statement-query.ts'
import styles from './StatementFilter.module.css'

const values: readonly StatementFilterValue[] = ['ALL', ...WALLET_OPERATIONS]

interface StatementFilterProps {
  value: StatementFilterValue
  onChange: (value: StatementFilterValue) => void
}

/** Three chips; on a phone one of them, with the others behind it. */
export function StatementFilter({ value, onChange }: StatementFilterProps) {
  const { t } = useTranslation('wallets')
  return (
    <>
      <ChipRow
        label={t('statement.filter')}
        items={values.map((item) => ({ value: item, label: t(`statement.${item}`) }))}
        value={value}
        onChange={onChange}
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
          <MenuItem key={item} onSelect={() => onChange(item)}>
            {t(`statement.${item}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
