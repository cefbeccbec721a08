import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { PinForm } from './PinForm.tsx'

interface PinDialogProps {
  controlId: string
  name: string
  open: boolean
  onClose: () => void
}

/** A guardian or the school gives a new PIN, without knowing the one of before. */
export function PinDialog({ controlId, name, open, onClose }: PinDialogProps) {
  const { t } = useTranslation('family')
  return (
    <Dialog open={open} onClose={onClose} title={t('pinDialog.title', { name })} lead={t('pinDialog.lead')}>
      {open && <PinForm controlId={controlId} onSaved={onClose} onCancel={onClose} />}
    </Dialog>
  )
}
