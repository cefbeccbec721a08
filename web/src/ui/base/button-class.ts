import styles from './Button.module.css'
import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'ipe' | 'soft' | 'line' | 'ghost' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

export interface ButtonLook {
  /** One filled button (`primary`, or `ipe` on deep surfaces) per view. `ghost` is for deep surfaces. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  full?: boolean | undefined
}

/** The look of a button for a link: `<Link className={buttonClass({ variant: 'soft' })}>`. */
export function buttonClass({ variant = 'primary', size = 'm', full = false }: ButtonLook = {}): string {
  return cx(styles['button'], styles[variant], styles[size], full && styles['full'])
}
