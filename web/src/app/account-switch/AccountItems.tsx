import { useQuery } from '@tanstack/react-query'
import { IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { MenuGroup, MenuItem } from '../../ui/base/MenuItem.tsx'
import styles from './AccountItems.module.css'
import { useSwitchAccount } from './use-switch-account.ts'

/** The person's other accounts, by school and by class or role; nothing where there is only one. */
export function AccountItems() {
  const { t } = useTranslation('app')
  const { data: accounts } = useQuery(query('accounts', 'listMine'))
  const change = useSwitchAccount()
  const others = accounts?.filter(({ current }) => !current) ?? []
  if (others.length === 0) return null
  return (
    <MenuGroup label={t('switch.label')}>
      {others.map((account) => (
        <MenuItem
          key={account.id}
          icon={<IconSchool size={20} stroke={1.9} aria-hidden="true" />}
          onSelect={() => void change(account)}
        >
          <span className={styles['school']}>{account.school.name}</span>
          <small className={styles['detail']}>
            {account.active ? (account.className ?? t(`switch.role.${account.role}`)) : t('switch.inactive')}
          </small>
        </MenuItem>
      ))}
    </MenuGroup>
  )
}
