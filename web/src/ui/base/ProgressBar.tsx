import { cx } from './cx.ts'
import styles from './ProgressBar.module.css'
import { type Tone, toneStyle } from './tone.ts'

export interface ProgressBarProps {
  value: number
  max?: number | undefined
  /** What is moving forward: the course's name. */
  label: string
  /** How it is read: "3 de 5 aulas". Without it, the percentage. */
  valueText?: string | undefined
  tone?: Tone | undefined
  size?: 's' | 'm' | undefined
  className?: string | undefined
}

export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  tone = 'primary',
  size = 'm',
  className,
}: ProgressBarProps) {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx(styles['bar'], size === 's' && styles['s'], className)}
      style={{ ...toneStyle(tone), '--part': `${part * 100}%` } as ReturnType<typeof toneStyle>}
    >
      <i className={styles['fill']} />
    </span>
  )
}
