import { IconLogout } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../ui/base/IconButton.tsx'
import { Menu } from '../ui/base/Menu.tsx'
import { MenuGroup, MenuItem } from '../ui/base/MenuItem.tsx'
import { LanguageItems } from '../ui/shell/LanguageItems.tsx'
import { PreferenceItems } from '../ui/shell/PreferenceItems.tsx'
import type { ShellPerson } from '../ui/shell/shell-types.ts'
import styles from './PhoneAccount.module.css'

interface PhoneAccountProps {
  person: ShellPerson
  /** A MenuGroup of the person's other accounts. */
  accounts?: ReactNode
  onSignOut: () => void
}

/** On phones the sidebar's card is not there, and nobody may be left without a way out. */
export function PhoneAccount({ person, accounts, onSignOut }: PhoneAccountProps) {
  const { t } = useTranslation(['app', 'shell'])
  return (
    <Menu
      className={styles.phone}
      trigger={(props) => (
        <button {...props} className={iconButtonClass()} aria-label={t('app:account.open', { name: person.name })}>
          {person.avatar}
        </button>
      )}
    >
      {accounts}
      <PreferenceItems />
      <LanguageItems />
      <MenuGroup>
        <MenuItem icon={<IconLogout size={20} stroke={1.9} aria-hidden="true" />} onSelect={onSignOut}>
          {t('shell:account.signOut')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  )
}
