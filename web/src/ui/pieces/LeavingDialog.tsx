import { IconAlertTriangleFilled, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../base/Button.tsx'
import { buttonClass } from '../base/button-class.ts'
import { Dialog } from '../base/Dialog.tsx'
import styles from './LeavingDialog.module.css'
import type { LinkTarget } from './link-target.ts'

export interface LeavingDialogProps {
  open: boolean
  onClose: () => void
  target: Extract<LinkTarget, { kind: 'external' }>
}

/** Back or continue, with the name of the site as the browser itself reads it. */
export function LeavingDialog({ open, onClose, target }: LeavingDialogProps) {
  const { t } = useTranslation('pieces')
  const actions = (
    <>
      <Button variant="line" size="s" onClick={onClose} data-autofocus>
        {t('leaving.back')}
      </Button>
      <a
        className={buttonClass({ size: 's' })}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClose}
      >
        {t('leaving.continue')}
        <IconExternalLink size={18} stroke={2.2} aria-hidden="true" />
      </a>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('leaving.title')} lead={t('leaving.body')} actions={actions}>
      <dl className={styles['address']}>
        <dt>{t('leaving.address')}</dt>
        <dd>{target.domain}</dd>
      </dl>
      {target.hasSpecialLetters && (
        <p className={styles['warning']}>
          <IconAlertTriangleFilled size={18} aria-hidden="true" />
          <span>{t('leaving.specialLetters')}</span>
        </p>
      )}
    </Dialog>
  )
}
