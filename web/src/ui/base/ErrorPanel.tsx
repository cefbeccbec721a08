import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { useHeadingLevel, type HeadingLevel } from './heading-level.ts'
import styles from './Panel.module.css'

export interface ErrorPanelProps {
  title?: ReactNode
  /** Where the place does not say it by itself. */
  titleLevel?: HeadingLevel | undefined
  /** The catalogue's sentence for the code. Without it, the internet is named. */
  sentence?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** For support: br_0000. */
  code?: string | undefined
  icon?: ReactNode
  className?: string | undefined
}

/** Inside the card that failed; the others keep working. */
export function ErrorPanel({
  title,
  titleLevel,
  sentence,
  onRetry,
  retrying = false,
  code,
  icon,
  className,
}: ErrorPanelProps) {
  const { t } = useTranslation('ui')
  const level = useHeadingLevel()
  const Title = `h${titleLevel ?? level}` as 'h3'
  return (
    <div role="alert" className={cx(styles['panel'], styles['error'], className)}>
      {icon ?? <IconCloudOff size={34} stroke={1.9} aria-hidden="true" />}
      <Title className={cx('t-title-4', styles['title'])}>{title ?? t('error.title')}</Title>
      <p className={styles['sentence']}>{sentence ?? t('error.sentence')}</p>
      {onRetry && (
        <Button
          variant="line"
          size="s"
          className={styles['action']}
          loading={retrying}
          icon={<IconRefresh size={19} stroke={1.9} aria-hidden="true" />}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      )}
      {code && <small className={styles['code']}>{t('error.code', { code })}</small>}
    </div>
  )
}
