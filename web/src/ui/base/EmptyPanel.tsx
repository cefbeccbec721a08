import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Panel.module.css'

export interface EmptyPanelProps {
  /** 160 x 96, decorative. */
  drawing?: ReactNode
  title: ReactNode
  titleLevel?: 1 | 2 | 3 | 4 | undefined
  sentence: ReactNode
  /** One soft button; none on other people's pages. */
  action?: ReactNode
  className?: string | undefined
}

export function EmptyPanel({ drawing, title, titleLevel = 3, sentence, action, className }: EmptyPanelProps) {
  const Title = `h${titleLevel}` as 'h3'
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
