import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { cx } from './cx.ts'
import { Loader } from './Loader.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Drawn before the label, hidden from screen readers. */
  icon?: ReactNode
  iconAfter?: ReactNode
  /** Shows a loader in place of the label. The button keeps its width and its focus, and does nothing. */
  loading?: boolean | undefined
}

export function Button({
  variant,
  size,
  full,
  icon,
  iconAfter,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled`: a disabled button loses focus, and a screen reader would lose its place.
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, full }), className)}
      onClick={click}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={styles['content']}>
        {icon}
        {children}
        {iconAfter}
      </span>
      {loading && <BusyMark />}
    </button>
  )
}

function BusyMark() {
  const { t } = useTranslation('ui')
  return (
    <span className={styles['loader']}>
      <Loader size={20} />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </span>
  )
}
