import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../base/Button.tsx'
import { Dialog } from '../base/Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  lead: ReactNode
  /** What happens then: "Apagar". */
  confirm: ReactNode
  isPending: boolean
  onConfirm: () => void
}

/** Asked before something that cannot be taken back. */
export function ConfirmDialog({ open, onClose, title, lead, confirm, isPending, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('pieces')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      lead={lead}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
