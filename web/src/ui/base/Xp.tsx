import styles from './Amount.module.css'
import { Bolt } from './Bolt.tsx'
import { cx } from './cx.ts'
import type { AmountProps } from './Money.tsx'
import { useAmount } from './use-amount.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** An amount of experience points. Stands after Money, never before it. */
export function Xp({ value, signed, iconSize = 17, className }: AmountProps) {
  const { figure, words } = useAmount('xp', value, signed)
  return (
    <span className={cx(styles['amount'], styles['xp'], className)}>
      <Bolt size={iconSize} />
      <b aria-hidden="true">{figure}</b>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
