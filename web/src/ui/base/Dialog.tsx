import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useEffect, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../theme/mantine/Modal.css'
import { MantineScope } from '../theme/MantineScope.tsx'
import { useReducedMotion } from '../theme/preferences.ts'
import { breakpoint, duration } from '../theme/tokens.ts'
import styles from './Dialog.module.css'
import { markFirstField } from './first-field.ts'
import { HeadingProvider } from './heading-level.ts'
import { IconButton } from './IconButton.tsx'
import { isFocusLost } from './is-focus-lost.ts'
import { rememberFocus } from './remember-focus.ts'
import { useLayer } from './layers.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** After the closing movement: the moment to forget what was written. */
  onClosed?: (() => void) | undefined
  title: ReactNode
  lead?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** Width in pixels from 700 px on. */
  width?: number | undefined
  children?: ReactNode
}

// Arrived, a dialog is moved by nothing: a list that opens in it could not reach over its edge.
const arrived = { opacity: 1, transform: 'none' }
const movement = 'transform, opacity'
const rise = { in: arrived, out: { opacity: 0, transform: 'translateY(100%)' }, transitionProperty: movement }
const grow = {
  in: arrived,
  out: { opacity: 0, transform: 'scale(.9) translateY(10px)' },
  transitionProperty: movement,
}

/**
 * Esc and the close button leave; the focus begins in the first field, is kept inside and goes back where it was. A
 * sheet on phones.
 */
export function Dialog({ open, onClose, onClosed, title, lead, actions, width = 440, children }: DialogProps) {
  const { t } = useTranslation('ui')
  const reduced = useReducedMotion()
  const id = useId()
  useFocusBack(open, id)
  useLayer(open, onClose)
  const phone = useMediaQuery(`(width < ${breakpoint.tablet}px)`, false, { getInitialValueInEffect: false })
  return (
    <MantineScope>
      <Modal.Root
        opened={open}
        onClose={onClose}
        // Its own would close every open dialog, and take the key from a menu in it.
        closeOnEscape={false}
        size={width}
        transitionProps={{
          transition: reduced ? 'fade' : phone ? rise : grow,
          duration: reduced ? 120 : phone ? duration.slow : duration.base,
          timingFunction: 'var(--ease-enter)',
        }}
        {...(onClosed && { onExitTransitionEnd: onClosed })}
      >
        <Modal.Overlay />
        <Modal.Content classNames={{ inner: styles['inner'] ?? '', content: styles['sheet'] ?? '' }}>
          <div id={id} className={styles['body']}>
            <div className={styles['header']}>
              <Modal.Title className={styles['title'] ?? ''}>{title}</Modal.Title>
              <IconButton aria-label={t('close')} onClick={onClose} className={styles['close']}>
                <IconX size={22} stroke={1.9} aria-hidden="true" />
              </IconButton>
            </div>
            {lead && <p className={styles['lead']}>{lead}</p>}
            {children && (
              <HeadingProvider value={3}>
                <div ref={markFirstField} className={styles['content']}>
                  {children}
                </div>
              </HeadingProvider>
            )}
            {actions && <div className={styles['actions']}>{actions}</div>}
          </div>
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  )
}

/**
 * Also where a page puts the whole dialog there and takes it away, which the modal's own return does not see. While it
 * leaves, the focus may still be in it.
 */
function useFocusBack(open: boolean, id: string): void {
  useEffect(() => {
    if (!open) return
    const leadBack = rememberFocus()
    return () => {
      requestAnimationFrame(() => {
        const isHere = isFocusLost() || document.getElementById(id)?.contains(document.activeElement)
        if (isHere) leadBack()
      })
    }
  }, [open, id])
}
