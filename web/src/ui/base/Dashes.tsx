import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'
import styles from './Dashes.module.css'

export interface DashesProps {
  done: number
  total: number
  /** The step after the done ones is under way. Default: while any is left. Another one, by its number from nought, where steps are taken in any order. */
  current?: boolean | number | undefined
  /** On the deep green stage. */
  deep?: boolean | undefined
  /** "Pergunta 2 de 5"; without it "2 de 5 etapas". */
  label?: string | undefined
  className?: string | undefined
}

/** Progress in steps: short dashes that end in a small flag. */
export function Dashes({ done, total, current = true, deep = false, label, className }: DashesProps) {
  const { t } = useTranslation('ui')
  const now = current === true ? done : current === false ? undefined : current
  return (
    <span
      role="img"
      aria-label={label ?? t('steps', { done, total })}
      className={cx(styles['dashes'], deep && styles['deep'], className)}
    >
      {Array.from({ length: total }, (_, step) => (
        <i key={step} className={cx(styles['dash'], step < done && styles['done'], step === now && styles['now'])} />
      ))}
      <svg className={styles['flag']} width="14" height="18" viewBox="0 0 14 18" aria-hidden="true">
        <path d="M2 17V2" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path d="M3 2H13L10.6 5.4 13 8.8H3Z" fill="currentColor" />
      </svg>
    </span>
  )
}
