import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../base/Button.tsx'
import styles from './ReportDialog.module.css'

interface ReportSentProps {
  onClose: () => void
  /** Somebody moves or types: they may still be reading. */
  onTouched: () => void
}

export function ReportSent({ onClose, onTouched }: ReportSentProps) {
  const { t } = useTranslation('pieces')
  return (
    <div className={styles['sent']} onPointerMove={onTouched} onKeyDown={onTouched}>
      <IconCircleCheckFilled size={56} aria-hidden="true" />
      <Button variant="soft" size="s" onClick={onClose} autoFocus>
        {t('report.close')}
      </Button>
    </div>
  )
}
