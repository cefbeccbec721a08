import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'

interface UnlinkDialogProps {
  linkId: string
  title: string
  lead: string
  open: boolean
  onClose: () => void
}

/** Asks once more: the way back is a new code. */
export function UnlinkDialog({ linkId, title, lead, open, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation('family')
  const unlink = useContractMutation('family', 'unlink')

  function end(): void {
    saving(unlink.mutateAsync({ params: { id: linkId } }), 'update').then(onClose, () => {})
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      lead={lead}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={unlink.isPending} onClick={end}>
            {t('unlink.confirm')}
          </Button>
        </>
      }
    />
  )
}
