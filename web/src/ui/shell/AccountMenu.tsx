import { IconLogout, IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu } from '../base/Menu.tsx'
import { MenuGroup, MenuItem } from '../base/MenuItem.tsx'
import styles from './AccountMenu.module.css'
import { LanguageItems, type LanguageItemsProps } from './LanguageItems.tsx'
import { PreferenceItems } from './PreferenceItems.tsx'
import type { ShellPerson } from './shell-types.ts'

export interface AccountMenuProps extends LanguageItemsProps {
  person: ShellPerson
  /** First in the menu, as MenuItems: profile. */
  items?: ReactNode
  /** A MenuGroup of the person's other accounts. */
  accounts?: ReactNode
  onSignOut: () => void
}

/** The card at the foot of the sidebar; on the rail, the avatar alone. */
export function AccountMenu({ person, items, accounts, onSignOut, onLanguage }: AccountMenuProps) {
  const { t } = useTranslation('shell')
  return (
    <Menu
      placement="topStart"
      trigger={(props) => (
        <button {...props} className={styles['card']}>
          {person.avatar}
          <span className={styles['words']}>
            <b className={styles['name']}>{person.name}</b>
            <small className={styles['detail']}>{person.detail}</small>
          </span>
          <IconSelector size={18} stroke={1.9} aria-hidden="true" />
        </button>
      )}
    >
      {items && <MenuGroup>{items}</MenuGroup>}
      {accounts}
      <PreferenceItems />
      <LanguageItems onLanguage={onLanguage} />
      <MenuGroup>
        <MenuItem icon={<IconLogout size={20} stroke={1.9} aria-hidden="true" />} onSelect={onSignOut}>
          {t('account.signOut')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  )
}
