import { Coin } from '../art/Coin.tsx'
import styles from './Amount.module.css'
import { cx } from './cx.ts'
import { useAmount } from './use-amount.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface AmountProps {
  /** `null` when it could not be fetched. */
  value: number | null
  /** With + and −, for statements and rewards. */
  signed?: boolean | undefined
  iconSize?: number | undefined
  className?: string | undefined
}

/** An amount of Educoins. The size of the figure is that of the text around it. */
export function Money({ value, signed, iconSize = 18, className }: AmountProps) {
  const { figure, words } = useAmount('educoins', value, signed)
  return (
    <span className={cx(styles['amount'], styles['money'], className)}>
      <Coin size={iconSize} />
      <b aria-hidden="true">{figure}</b>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
