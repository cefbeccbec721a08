import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useHeadingLevel, type HeadingLevel } from './heading-level.ts'
import styles from './Panel.module.css'

export interface EmptyPanelProps {
  /** 160 x 96, decorative. */
  drawing?: ReactNode
  title: ReactNode
  /** Where the place does not say it by itself. */
  titleLevel?: HeadingLevel | undefined
  sentence: ReactNode
  /** One soft button; none on other people's pages. */
  action?: ReactNode
  className?: string | undefined
}

export function EmptyPanel({ drawing, title, titleLevel, sentence, action, className }: EmptyPanelProps) {
  const level = useHeadingLevel()
  const Title = `h${titleLevel ?? level}` as 'h3'
  return (
    <div className={cx(styles['panel'], className)}>
      {drawing && (
        <div className={styles['drawing']} aria-hidden="true">
          {drawing}
        </div>
      )}
      <Title className={cx('t-title-4', styles['title'])}>{title}</Title>
      <p className={styles['sentence']}>{sentence}</p>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
