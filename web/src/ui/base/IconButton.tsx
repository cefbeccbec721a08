import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** An icon alone says nothing to a screen reader. */
  'aria-label': string
  variant?: 'plain' | 'line' | 'soft' | 'deep' | undefined
  /** A plain dot, without a number: something new. The label must say it too. */
  dot?: boolean | undefined
}

/** The look of an icon button for a link. */
export function iconButtonClass(variant: NonNullable<IconButtonProps['variant']> = 'plain'): string {
  return cx(styles['button'], styles[variant])
}

export function IconButton({
  variant = 'plain',
  dot = false,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} data-icon-button="" className={cx(iconButtonClass(variant), className)}>
      {children}
      {dot && <i className={styles['dot']} aria-hidden="true" />}
    </button>
  )
}
