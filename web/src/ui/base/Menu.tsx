import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import styles from './Menu.module.css'
import { MenuContext } from './menu-context.ts'
import { moveRovingFocus } from './roving.ts'

export interface MenuTrigger {
  ref: (element: HTMLButtonElement | null) => void
  id: string
  type: 'button'
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  /** Draws the button that opens the menu, with these props on it. */
  trigger: (props: MenuTrigger) => ReactNode
  placement?: 'bottomEnd' | 'bottomStart' | 'topEnd' | 'topStart' | undefined
  className?: string | undefined
  panelClassName?: string | undefined
  /** MenuGroup, MenuItem and MenuToggle. */
  children: ReactNode
}

/** A small menu button without a positioning library: login pays for none. */
export function Menu({ trigger, placement = 'bottomEnd', className, panelClassName, children }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState<false | 'first' | 'last'>(false)
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const items = panel.current?.querySelectorAll<HTMLElement>('[data-roving]')
    items?.[open === 'first' ? 0 : items.length - 1]?.focus()
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function onPanelKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpen(false)
    else moveRovingFocus(event)
  }

  function onTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <div className={cx(styles['anchor'], className)} ref={anchor}>
      {trigger({
        ref: (element) => {
          button.current = element
        },
        id,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': open !== false,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: () => setOpen(open ? false : 'first'),
        onKeyDown: onTriggerKey,
      })}
      {open && (
        <div
          ref={panel}
          id={`${id}-menu`}
          role="menu"
          aria-labelledby={id}
          className={cx(styles['panel'], styles[placement], panelClassName)}
          onKeyDown={onPanelKey}
        >
          <MenuContext value={close}>{children}</MenuContext>
        </div>
      )}
    </div>
  )
}
