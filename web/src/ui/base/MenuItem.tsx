import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, use, useId } from 'react'
import { cx } from './cx.ts'
import styles from './Menu.module.css'
import { MenuContext } from './menu-context.ts'

export function MenuGroup({ label, children }: { label?: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" className={styles['group']} {...(label && { 'aria-labelledby': id })}>
      {label && (
        <p id={id} className={styles['label']}>
          {label}
        </p>
      )}
      {children}
    </div>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  onSelect: () => void
  children: ReactNode
}

/** Does something and closes the menu. */
export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
  const close = use(MenuContext)
  return (
    <button
      type="button"
      role="menuitem"
      data-roving
      tabIndex={-1}
      className={styles['item']}
      onClick={() => {
        close()
        onSelect()
      }}
    >
      {icon}
      <span className={styles['words']}>{children}</span>
    </button>
  )
}

export interface MenuToggleProps extends MenuItemProps {
  kind: 'radio' | 'switch'
  checked: boolean
}

/** A choice (radio) or a setting (switch). The menu stays open, so the change can be seen and undone. */
export function MenuToggle({ kind, checked, icon, onSelect, children }: MenuToggleProps) {
  return (
    <button
      type="button"
      role={kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox'}
      aria-checked={checked}
      data-roving
      tabIndex={-1}
      className={cx(styles['item'], checked && styles['checked'])}
      onClick={onSelect}
    >
      {icon}
      <span className={styles['words']}>{children}</span>
      {kind === 'switch' && <span className={styles['switch']} aria-hidden="true" />}
      {kind === 'radio' && checked && (
        <IconCheck size={20} stroke={2.4} className={styles['tick']} aria-hidden="true" />
      )}
    </button>
  )
}
