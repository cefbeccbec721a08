import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../base/Button.tsx'
import styles from './WaitingText.module.css'

export interface WaitingTextProps {
  text: string
  isSending: boolean
  /** Why it was refused; nothing while it still has a chance by itself. */
  refusal?: string | undefined
  onRetry: () => void
  onDiscard: () => void
}

/** What a person wrote, safe on this device, that the server does not have yet: said as it is (D11). */
export function WaitingText({ text, isSending, refusal, onRetry, onDiscard }: WaitingTextProps) {
  const { t } = useTranslation('pieces')
  const Icon = refusal === undefined ? IconCloudUp : IconCloudOff
  return (
    <div className={styles['waiting']}>
      <p className={styles['text']}>{text}</p>
      <p role="status" className={styles['state']} data-refused={refusal === undefined ? undefined : ''}>
        <Icon size={19} stroke={1.9} aria-hidden="true" />
        {refusal ?? t(isSending ? 'waiting.sending' : 'waiting.kept')}
      </p>
      {refusal !== undefined && (
        <div className={styles['actions']}>
          <Button variant="line" size="s" onClick={onDiscard}>
            {t('waiting.discard')}
          </Button>
          <Button variant="soft" size="s" onClick={onRetry}>
            {t('waiting.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
